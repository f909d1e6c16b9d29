/** What players type for longer words: short forms, abbreviations of names, turns of phrase. */

/** Turns of phrase, and the word that they stand for. */
export const PHRASES: ReadonlyArray<readonly [RegExp, string]> = [
  [/\bon (?:his|her|its|their|my|your|our) own\b/g, 'alone'],
  [/\bby (?:(?:him|her|it|my)self|(?:them|our|your)selves)\b/g, 'alone'],
  [/\bpicks? up\b/g, 'pick'],
  [/\bdie with\b/g, 'killed with'],
  [/\bnext to\b/g, 'adjacent'],
  [/\bin a row\b/g, 'row'],
  [/\b(?:at once|right away|straight away|instantly)\b/g, 'immediately'],
  [/\brun(?:s|ning)? out\b/g, 'empty'],
  [/\bring[- ]bearers?\b/g, 'ringbearers'],
  [/\bfree peoples? player\b/g, 'free peoples'],
]

/** Short forms that players of all games type, and what they stand for. */
const SHORT = `
b4=before
w=with
wo=without
fp=free peoples
fps=free peoples
fpp=free peoples
vp=victory points
vps=victory points
str=strength
lvl=level
2nd=second
1st=first
3rd=third
ed=edition
char=character
chars=characters
thru=through
cant=can not
cannot=can not
dont=do not
doesnt=does not
isnt=is not
arent=are not
wasnt=was not
havent=have not
hasnt=has not
didnt=did not
wont=will not
mustnt=must not
couldnt=could not
whos=who is
whats=what is
wheres=where is
hows=how is
theyre=they are
youre=you are
ppl=people
reg=regular
regs=regulars
atk=attack
att=attack
def=defend
btl=battle
ppl=people
pls=please
plz=please
hav=have
wen=when
im=i am
`

/** Short forms of a game. */
export const shortForms = (text: string): ReadonlyMap<string, string> =>
  new Map(
    text
      .trim()
      .split('\n')
      .map((line): readonly [string, string] => {
        const [short = '', long = ''] = line.split('=')
        return [short, long]
      }),
  )

/** Short forms of every game. */
export const COMMON_SHORT: ReadonlyMap<string, string> = shortForms(SHORT)

/** What players of a game call its things. */
export const GAME_SHORT: Readonly<Record<string, ReadonlyMap<string, string>>> = {
  'war-of-the-ring': shortForms(`
fsp=fellowship
fotr=fellowship
fs=fellowship
sa=shadow
sp=shadow
rb=ringbearers
rbs=ringbearers
mos=mouth of sauron
wk=witch-king
wotw=will of the west
gtw=gandalf the white
gtg=gandalf the grey
mt=minas tirith
mm=minas morgul
hd=helms deep
da=dol amroth
dg=dol guldur
bd=barad-dur
cod=crack of doom
nazzies=nazgul
nazzie=nazgul
naz=nazgul
palantir=palantir
swarm=attack
er=elven ring
hp=hunt pool
hb=hunt box
eom=end of the turn
pip=pippin`),
  battles: shortForms(`
sa=shadow
wotw=will of the west
hd=hornburg
cic=commander-in-chief
ca=combined attack
ts=terrain superiority
ap=action`),
  'card-game': shortForms(`
sa=shadow
wk=witch-king
bg=battleground
bgs=battlegrounds
hd=helms deep
mt=minas tirith
fotr=fellowship of the ring
gtg=gandalf the grey
gtw=gandalf the white
co=carryover
dd=draw deck`),
  confrontation: shortForms(`
wk=witch king
fn=flying nazgul
br=black rider
ct=cave troll
ns=noble sacrifice
ec=elven cloak
eos=eye of sauron
gtw=gandalf the white
rtm=recall to mordor
akr=a king revealed
fs=fellowship
mos=mouth of sauron
fotr=fellowship
sa=sauron
special=special card`),
}
