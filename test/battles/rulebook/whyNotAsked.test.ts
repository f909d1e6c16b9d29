/** Why not, asked at a table: the first reason is the one a referee would give, with what fails. */
import { describe } from 'vitest'
import { battles } from '../../../src/battles'
import { askAll } from '../../told/questions'

describe('a question', () => askAll(battles, new URL('questions.txt', import.meta.url)))
