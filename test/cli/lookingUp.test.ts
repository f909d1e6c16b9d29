/** The commands that look something up: rules and rulings, cards, regions and characters. */
import { describe, expect, it } from 'vitest'
import { confrontation } from '../../src/confrontation'
import { within, withinJson } from './program'

describe('rules', { timeout: 60_000 }, () => {
  it('finds them by id, chapter and words', async () => {
    const { out } = await within(['rules', 'armies.stacking'])
    expect(out).toMatch(
      /^War of the Ring: 1 rule\narmies\.stacking {2}.+\n {4}see .+, Stacking Limit, page \d+$/m,
    )
    const { data } = await withinJson(['rules', '--game', 'confrontation', 'movement'])
    const ids = (data as { id: string }[]).map(({ id }) => id)
    expect(ids).toEqual(expect.arrayContaining(['movement.forward', 'movement.limit']))
    expect(ids.every((id) => id in confrontation.rulebook)).toBe(true)
    const words = await withinJson(['rules', 'NAZGUL', 'fly'])
    for (const { sentence, id, cites } of (
      words.data as { sentence: string; id: string; cites: unknown }[]
    ).slice(0, 1))
      expect(`${id} ${sentence} ${JSON.stringify(cites)}`).toMatch(/nazg[uû]l/i)
  })

  it('finds them by what is meant, and shows a ruling by its number', async () => {
    const meant = await within(['rules', '--game', 'war-of-the-ring', 'leaders', 'count'])
    expect(meant.out.split('\n')[1]).toMatch(/^battle\.leadership /)
    const ruling = await within(['rules', 'OR-21'])
    expect(ruling.out).toMatch(/\nOR-21 Too many units[^]+Ruling\. What a player does[^]+armies\.stacking/)
    expect(ruling.out).toMatch(/OR-21 An item on a character in reserve/)
    const ofBattles = await within(['rules', '--game', 'battles', 'or21'])
    expect(ofBattles.out).toMatch(/^OR-21 And if the marker goes back\?\n\nNot below 0/)
    expect(ofBattles.out).not.toMatch(/Too many units/)
    const several = await within(['rules', '--game', 'war-of-the-ring', 'OR-21', 'cc1'])
    expect(several).toMatchObject({ code: 0, out: expect.stringMatching(/^OR-21 Too[^]+^CC-1 Nazgûl/m) })
    const { data } = await withinJson(['rules', '--game', 'confrontation', 'R3'])
    const text = expect.stringMatching(/^R3 Both play Retreat/)
    expect(data).toMatchObject([{ game: 'confrontation', ruling: 'R3', text }])
  })

  it('says which rulings there are, where one is asked for that is not', async () => {
    const { code, out } = await within(['rules', 'OR-9999'])
    expect(code).toBe(1)
    expect(out).toMatch(/^There is no ruling OR-9999\. There are:\n {2}War of the Ring: OR-1 to OR-\d+, /)
    expect(out).toMatch(/^ {2}The Confrontation: R1 to R\d+$/m)
  })

  it('is answered beside lists of cards, regions and characters, by id and name', async () => {
    expect((await within(['cards', 'elven', 'cloaks'])).out).toMatch(/fp-char-01 {2}Elven Cloaks: /)
    expect((await within(['regions', '--game', 'war-of-the-ring', 'moria'])).out).toMatch(
      /^ {2}moria {2}Moria$/m,
    )
    expect((await within(['characters', '--game', 'confrontation', 'balrog'])).out).toMatch(/Balrog: .+/)
    expect((await withinJson(['cards', 'spaceships'])).data).toEqual([])
  })

  it('tells what is printed of a region, in every game', async () => {
    const lines = async (...words: readonly string[]) => (await within(['regions', ...words])).out.split('\n')
    expect(await lines('--game', 'war-of-the-ring', 'minas', 'tirith')).toEqual([
      'War of the Ring',
      '  minas-tirith  Minas Tirith',
      '    Stronghold of Gondor',
      '    2 victory points to the enemy who captures it',
      '    next to Drúadan Forest, Lossarnach, Osgiliath',
      '    black border to Lamedon',
      '',
    ])
    expect(await lines('--game', 'war-of-the-ring')).toContainEqual(
      expect.stringMatching(
        /^ {2}osgiliath {2}Osgiliath: Fortification of no Nation; next to Drúadan Forest, /,
      ),
    )
    expect(await lines('--game', 'confrontation', 'eregion')).toEqual(
      expect.arrayContaining([
        '    room for 2 of a side',
        '    forward for Sauron to Arthedain, Cardolan',
        '    through the tunnel to Fangorn, for the Fellowship alone',
      ]),
    )
    expect(await lines('--game', 'battles', 'hornburg')).toEqual(
      expect.arrayContaining([
        '    Fortress in West Marches',
        '    Stronghold, Protection 6',
        '    cut off from Westfold (Mountains)',
      ]),
    )
    expect(await lines('--game', 'card-game', "helm's", 'deep')).toEqual(
      expect.arrayContaining(['    Battleground of the Free Peoples', '    attacked by Isengard']),
    )
  })

  it('finds by what is printed where no name fits, and names what is near', async () => {
    const strongholds = await withinJson(['regions', '--game', 'war-of-the-ring', 'stronghold', 'gondor'])
    expect((strongholds.data as { id: string }[]).map(({ id }) => id)).toEqual(['dol-amroth', 'minas-tirith'])
    expect(await within(['regions', 'orthnac'])).toMatchObject({
      code: 1,
      out: 'Nothing among the regions is called "orthnac"; did you mean Orthanc?\n',
    })
    expect((await within(['cards', 'elvn', 'cloaks'])).out).toMatch(/did you mean .*Elven Cloaks/)
    expect((await within(['characters', '--game', 'card-game', 'strider'])).out).toMatch(
      /strider {2}Strider: .+\n {4}Character of Dúnedain$/m,
    )
  })

  it('lists the chapters, finds nothing, knows the games', async () => {
    expect((await within(['rules'])).out).toMatch(/^The Confrontation$[^]+^War of the Ring$/m)
    expect(await withinJson(['rules', 'spaceships'])).toEqual({ code: 1, data: [] })
    expect((await within(['rules', '--game', 'chess', 'x'])).code).toBe(2)
  })
})
