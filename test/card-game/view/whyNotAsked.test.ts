/** Why not, asked at a table: the first reason is the one a referee would give, with what fails. */
import { describe } from 'vitest'
import { cardGame } from '../../../src/card-game'
import { askAll } from '../../told/questions'

describe('a question', () => askAll(cardGame, new URL('questions.txt', import.meta.url)))
