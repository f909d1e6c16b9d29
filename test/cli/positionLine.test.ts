/** Positions in words, wherever a command takes a file. */
import { describe, expect, it } from 'vitest'
import { within, withinJson } from './program'

const TYPED =
  'lorien: 2 elite elves, 1 leader; dimrill dale: 1 sauron; at war: elves, sauron; fp dice: character'

describe('a position in words', { timeout: 60_000 }, () => {
  it('is asked about in one line', async () => {
    const ran = await within(['why', TYPED, 'attack', 'lorien', 'dimrill dale'])
    expect(ran.out).toMatch(/^Yes: The Army in Lórien attacks Dimrill Dale, with a Character die/)
    const forbidden = await within([
      'why',
      TYPED.replace('elves, sauron', 'sauron'),
      'attack',
      'lorien',
      'dimrill dale',
    ])
    expect(forbidden).toMatchObject({ code: 1 })
    expect(forbidden.out).toMatch(/at war/i)
  })

  it('is what all that look at a moment take', async () => {
    expect((await within(['legal', TYPED])).out).toMatch(/^Free Peoples: Which action/)
    expect((await within(['show', TYPED])).out).toMatch(/Dimrill Dale/)
    const odds = await within(['odds', '--attack', 'free-peoples,lorien,dimrill-dale', TYPED])
    expect(odds).toMatchObject({ code: 0, err: '' })
  })

  it('is read from standard input, and shown as a line', async () => {
    const line = 'wotr-1; turn: 3, actions, shadow; dice fp: 4 used; dice shadow: 2 army, 5 used'
    expect((await within(['show', '--line'], 'turn 3; shadow to act; shadow dice: A A')).out).toBe(
      `${line}\n`,
    )
    expect((await withinJson(['show', '--line'], line)).data).toEqual({ line })
  })

  it('show --line --viewer writes what that seat sees, and only backs of the other hand', async () => {
    const typed = 'turn 3; hand fp: c5, s3; hand shadow: c20; fp dice: C; shadow dice: A'
    expect((await within(['show', '--line', '--viewer', 'shadow'], typed)).out).toMatch(
      /^wotr-1; view: shadow; turn: 3, .*; hand fp: 1 c\?, 1 s\?; hand shadow: c20\n$/,
    )
  })

  it('is of the edition that is asked for', async () => {
    const ran = await within(['show', '--line', '--edition', 'second', 'turn: 1; rules: manual, second'])
    expect(ran.out).toMatch(/^wotr-1; rules: manual, second-edition; /)
    expect((await within(['show', '--line', '--edition', 'second', 'turn: 2'])).out).toMatch(
      /rules: second-edition/,
    )
    const other = await within(['show', '--edition', 'second', 'turn: 1; rules: manual'])
    expect(other.err).toMatch(/not of "second"/)
  })

  it('is refused with all that is wrong', async () => {
    const ran = await within(['legal', 'lorein: 2 elves; at war: elvse'])
    expect(ran).toMatchObject({ code: 1, out: '' })
    expect(ran.err).toMatch(/did you mean lorien\?/)
    expect(ran.err).toMatch(/did you mean elves\?/)
    expect((await within(['show', '--line', '--at', '1', 'turn: 1'])).code).toBe(2)
  })
})

describe('a position by talk', { timeout: 60_000 }, () => {
  const talk = (...said: ReadonlyArray<string>) => within(['table'], `${said.join('\n')}\n`)

  it('is set up section by section, and told in one line', async () => {
    const { out, code } = await talk(
      'turn 3',
      'shadow to act',
      'shadow dice: A',
      'Shadow dice: A A',
      'quit',
      'turn 9',
    )
    expect(code).toBe(0)
    expect(out).toMatch(/No table could look like this yet:\n.*act first/)
    expect(out.trimEnd().split('\n').at(-1)).toBe(
      'wotr-1; turn: 3, actions, shadow; dice fp: 4 used; dice shadow: 2 army, 5 used',
    )
  })

  it('what is wrong is told, and changes nothing', async () => {
    const { out } = await talk('turn 3', 'lorein: 2 elves', 'fp dice: C', 'line')
    expect(out).toMatch(/did you mean lorien\?/)
    expect(out).toMatch(/^wotr-1; turn: 3, actions, fp; dice fp: 1 character, 3 used; dice shadow: 7 used$/m)
  })

  it('is taken back, removed, shown and saved', async () => {
    const said = [
      'fp dice: C',
      'lorien: none',
      'dale: none',
      'undo',
      'remove Lórien',
      'show',
      'line',
      'save',
      'help',
    ]
    const { out } = await talk('line', ...said)
    expect(out).toMatch(/There is no position yet/)
    expect(out).toMatch(/Free Peoples/)
    expect(out).toMatch(/^wotr-1; turn: 1, actions, fp; dice fp: 1 character, 3 used; dice shadow: 7 used$/m)
    expect(out).toMatch(/Name a file/)
    expect(out).toMatch(/take back the last line/)
  })

  it('is set up as people talk, by printed names, parts of names and in any case', async () => {
    const { out } = await talk(
      'place 2 elves in lorien',
      '2 ELITE elves to Lórien',
      'remove a regular from lorien',
      'remove 1 leader lorien',
      'place legolas in lorien',
      'move Legolas to edo',
      'put 1 regular inside helms deep',
      'undo',
      'clear moria',
      'fp dice: C',
      'line',
    )
    expect(out).toMatch(/^ {2}lorien: 3r 2e 1l elves\nDone\.$/m)
    expect(out.trimEnd().split('\n').at(-1)).toBe(
      'wotr-1; turn: 1, actions, fp; companions: boromir, gandalf-the-grey, gimli, meriadoc, peregrin, ' +
        'strider; dice fp: 1 character, 3 used; dice shadow: 7 used; edoras: legolas, 1r 1e rohan; ' +
        'lorien: 2r 4e elves; moria: none',
    )
  })

  it('answers wrong words with what may have been meant', async () => {
    const { out } = await talk(
      'place 2 elvse in lorien',
      'put 1 elf in lorein',
      'remove 9 leaders from lorien',
    )
    expect(out).toMatch(/"2 elvse" names no figure; did you mean elves\?/)
    expect(out).toMatch(/"lorein" is no region; did you mean lorien\?/)
    expect(out).toMatch(/lorien: only 1 leader elves there/)
  })

  it('suggests the region that was meant, without a verb, too', async () => {
    const { out } = await talk('2 elite elves to lorein', 'fp dice: C')
    expect(out).toMatch(/"lorein" is no region; did you mean lorien\?/)
  })

  it('is set up for Battles, too', async () => {
    const said = [
      'rules: manual',
      'turn: 1, draw-generic, free',
      'move 1 footmen from hornburg to aglarond',
      'place 2 bowmn in hornburg',
      'show',
      'undo',
      'move 1 footmen from hornbrug to aglarond',
      'move 1 footmen from hornburg to aglarond',
      'help',
    ]
    const { out } = await within(['table', 'battles'], `${said.join('\n')}\n`)
    expect(out).toMatch(/did you mean bowmen\?/)
    expect(out).toMatch(/did you mean hornburg\?/)
    expect(out).toMatch(/place 2 bowmen in hornburg/)
    expect(out.trimEnd().split('\n').at(-1)).toBe(
      'battles-1; rules: manual; turn: 1, draw-generic, free; aglarond: free, 1 footmen; ' +
        'hornburg: free, 1 bowmen, 1 footmen, 1 leaders',
    )
  })

  it('is set up for the Card Game, too', async () => {
    const said = [
      'turn: 1, actions, frodo',
      'bag-end to active',
      'edoras to active',
      'put gimli into hand',
      'put aragron into reserve',
      'put Aragorn into reserve',
      'show',
    ]
    const { out } = await within(['table', 'card-game'], `${said.join('\n')}\n`)
    expect(out).toMatch(/did you mean aragorn\?/)
    expect(out.trimEnd().split('\n').at(-1)).toBe(
      'wotrcg-1; turn: 1, actions, frodo; battlegrounds active: edoras; paths active: bag-end; ' +
        'cards hand: gimli; cards reserve: aragorn; may rest: deck hand',
    )
  })

  it('several things are said at once, and a Nation at war is no place', async () => {
    const { out } = await talk('rohan at war', 'place 2 elves in lorien; fp dice: C', 'undo', 'fp dice: W')
    expect(out).toMatch(/Taken back/)
    expect(out.trimEnd().split('\n').at(-1)).toMatch(
      /politics: rohan at war; dice fp: 1 will-of-the-west, .*; lorien: 3r 2e 1l elves$/,
    )
  })

  it('a line that is pasted is gone on with; one of another game is refused', async () => {
    const line = 'wotr-1; turn: 3, actions, fp; dice fp: 1 character, 3 used; dice shadow: 7 used'
    const { out } = await talk('conf-1; turn: 3', line, 'turn 4')
    expect(out).toMatch(/conf-1: is another game/)
    expect(out.trimEnd().split('\n').at(-1)).toBe(line.replace('turn: 3', 'turn: 4'))
  })

  it('is set up for The Confrontation, too', async () => {
    const said = [
      'place warg in rohan',
      'place Frodo and Sam in the Shire',
      'move warg to fangorn',
      'place baldog in mordor',
    ]
    const { out } = await within(['table', 'confrontation'], `${said.join('\n')}\nremove sam from shire\n`)
    expect(out).toMatch(/did you mean balrog\?/)
    expect(out.trimEnd()).toMatch(/; fangorn: warg; shire: frodo$/)
  })
})

describe('what the help of `table` shows', { timeout: 60_000 }, () => {
  it.each(['war-of-the-ring', 'battles'])('can be said, line by line: %s', async (game) => {
    const [help = ''] = (await within(['table', game], 'help\n')).out.split(/^ {2}remove <heading>/m)
    const said = [...help.matchAll(/"([^"]+)"/g)].map(([, text = '']) => text).filter((one) => one !== 'help')
    const { out } = await within(['table', game], `${said.join('\n')}\n`)
    expect(said.length).toBeGreaterThan(6)
    expect(out.match(/Done\./g)).toHaveLength(said.length)
  })
})
