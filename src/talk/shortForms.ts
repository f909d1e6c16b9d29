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
  [/\b(?:for|4) (?:good|ever)\b/g, 'permanent'],
  [/\bas many\b/g, 'equal'],
  [/\bwh?ich[- ]king\b/g, 'witch king'],
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
teh=the
hte=the
da=the
wich=which
whitch=which
dose=does
dos=does
dosent=does not
dosnt=does not
aint=is not
arnt=are not
isn=is not
wat=what
wot=what
waht=what
wut=what
hwo=how
hte=the
eech=each
mutch=much
manny=many
maney=many
allready=already
alredy=already
alowed=allowed
aloud=allowed
leagal=legal
legall=legal
frist=first
fisrt=first
wiht=with
whith=with
wit=with
becuase=because
becouse=because
cuz=because
cos=because
bc=because
agian=again
agen=again
thier=their
theyr=they are
cna=can
adn=and
nad=and
taht=that
thta=that
htis=this
wether=whether
niether=neither
neather=neither
loosing=losing
loose=lose
looses=loses
untill=until
til=until
till=until
evry=every
evrey=every
sombody=somebody
somone=someone
somthing=something
anythin=anything
noone=nobody
u=you
ur=your
r=are
y=why
ya=you
yer=your
n=and
em=them
tho=though
altho=although
gonna=going to
thru=through
throu=through
threw=through
wud=would
shud=should
cud=could
woud=would
shoud=should
oppo=opponent
opp=opponent
straigt=straight
bot=both
oponent=opponent
ennemy=enemy
enemmy=enemy
seperate=separate
seperated=separated
seperately=separately
leeder=leader
leeders=leaders
cuont=count
palyer=player
palyers=players
playre=player
playres=players
beeing=being
max=maximum
min=minimum
maks=maximum
num=number
lvl=level
corr=corruption
elfs=elves
cs=combat strength
2p=two players
3p=three players
4p=four players
2e=second edition
2ed=second edition
strongold=stronghold
ded=dead
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
