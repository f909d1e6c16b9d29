/** Why not, asked at a table: the first reason is the one a referee would give, with what fails. */
import { describe } from 'vitest'
import { warOfTheRing } from '../../../src/war-of-the-ring'
import { askAll } from '../../told/questions'

describe('a question', () => askAll(warOfTheRing, new URL('questions.txt', import.meta.url)))
