/** Why not, asked at a table: the first reason is the one a referee would give, with what fails. */
import { describe } from 'vitest'
import { confrontation } from '../../../src/confrontation'
import { askAll } from '../../told/questions'

describe('a question', () => askAll(confrontation, new URL('questions.txt', import.meta.url)))
