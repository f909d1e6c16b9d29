/**
 * The program `serve`: the server on standard input and output.
 */
import process from 'node:process'
import { serve } from './serve'

serve(process.stdin, process.stdout)
