#!/usr/bin/env node
/**
 * The program `middle-earth-rules`: the first word names a command, which is loaded then and not before.
 */
import process from 'node:process'
import { runProgram } from './program'

const { stdin, stdout, stderr, env } = process

// A reader that goes away, as `head` does, ends the program; it is no accident.
stdout.on('error', () => process.exit(0))

void runProgram(process.argv.slice(2), {
  input: stdin,
  out: (text) => void stdout.write(text),
  err: (text) => void stderr.write(text),
  terminal: stdin.isTTY === true && stdout.isTTY === true,
  colour: stdout.isTTY === true && (env['NO_COLOR'] ?? '') === '' && env['TERM'] !== 'dumb',
  watched: stderr.isTTY === true,
  columns: stdout.columns || 100,
}).then((code) => {
  process.exitCode = code
})
