/**
 * The everyday words of the talk reader, as data: words that say nothing, everyday words for the words of the
 * books, and short forms that players type.
 */

/** Words that never change what is asked. */
export const IDLE: ReadonlySet<string> = new Set(
  `
  a about actually alright am an and any anyway are as at be been being btw but by can could currently d
  did do does doing either else ever exactly for from further game get gets getting guys has have having
  he hello her here hey hi him himself his how i if im in instance into is it its itself ive just kind let
  lets like ll m made make makes making may me mean might mine must my of oh ok okay on onto or our ours
  please possible possibly question quick r really rule ruling s shall she should so some somebody someone
  somewhere still suppose sure than thanks that the their them themselves then there these they thing this
  those though thus to too towards try u upon us want wanna wants was we well were what whats whatever
  when where whether which while who whos whose why will wish with would yet you your yours allowed legal
  permitted able happen happens happened happening also via everybody anybody anyone everyone another
  other others own turn now gonna got take takes taking give gives given use used uses using anything
  something count counts become becomes becoming need needs against versus vs time times once-more such
  rather forced obliged required mandatory resolution come comes coming came arrive
  arrives arrived appear appears appeared away summon
  spend spends spent suddenly right very even everything awful touching touch directly behind suddenly
  simply really quietly safely freely easily yet maybe perhaps probably
  basically technically generally normally usually whenever anymore somehow regardless indeed precisely
  completely totally entirely fully honestly seriously obviously apparently recently finally eventually
  originally guy guys dude folks friend mate buddy problem way stuff kind sort sorts case situation example
  moment reason fact answer faq know think thought wonder wondering guess say says said tell told seem seems
  seemed wants wanted needed tried trying qualify qualifies qualified sit sits sitting sat lies lying lay
  theres thats hes shes wheres youve weve id ill theyve someones anyones cool fine correct hence therefore
  hows whys let letting because since although though besides within inside upon during-that ok-then done
  myself yourself herself itself itll youll hmm ah uh umm eh yes yeah yep nope lol imo iirc afaik tia hi
  thx thanks cheers help confused clarify clarification rulebook rulebooks book books says somewhere anywhere
  where-ever soon early late instantly ever since awhile bit lot lots little big huge small old certain
  particular respective actual simple quick usual whatsoever really-just straight onwards etc eg ie
  suppose supposed assume assuming say-so provided granted given supposing imagine figured figure-out
  simple plain plainly merely purely literally actually kinda sorta gotta outta lemme gimme dunno
  word words somebody's opinion sense understand understood read reading confusing unclear clear sure
  wondered remember remembered recall-that forget forgot believe believed expect expected
  per each-of theyd wed youd hed shed itd aint
  good bad nice great weird strange odd interesting fun allowedly officially official
  wise respect regards regarding concerning concerned talk talking speaking speak
    `
    .trim()
    .split(/\s+/),
)

/**
 * Groups of words that mean the same to a rule; the first stands for all. Forms of a word need not be listed.
 */
const GROUPS = `
attack assault storm strike charge invade invasion raid engage
besieged
besieger besiegers besieging besieges besiege
siege
attacked
attacker attackers aggressor
defender defenders
defend defence defense defends defending defended
battle fight fights fighting fought combat combats battles
move send sends sent push pushes pushed pushing march moves moving walk walks go goes going gone went travel
move crawl crawls crawling stroll strolls strolling sprint sprints slip slips jump jumps float floats
move sneak sneaks
move run runs running carry carries bump bumps
move ride rides head heads step steps
move shift relocate enter enters entering fly flies flew flying marching advance-move
leave leaves leaving left abandon exit depart escape
retreat withdraw flee retire fall-back runaway
advance advances advancing
recruit muster musters recruits recruiting recruitment mustering raise train
kill eliminate eliminated killed dead dies die-out died dying death defeat defeats defeated
kill defeating beat beats beaten destroy destroyed slain slay lose-figure kills eliminating
lose loses losing lost loss losses loser
casualty casualties
win wins winner winning victory victories won victorious
region area space territory-region province
army armies force host stack
unit units troop troops soldier soldiers
regular regulars
elite elites
leader leaders general generals captain
leadership
companion companions
minion minions
character characters chars hero heroes
fellowship fellowships
ringbearer ringbearers ring-bearer
hobbit hobbits halfling halflings
frodo-sam
hunt hunts hunting hunted
tile tiles
pool bag
die dice
corruption corrupted corrupt
card cards
event events
hand hands
deck decks pile-draw
discard discards discarded discarding throw
draw draws drawing drawn drew
play plays playing played
player players
nation nations people-nation
war
stronghold strongholds fortress castle
city cities
town towns
settlement settlements
fortification fortifications
region-free
adjacent neighbouring neighboring neighbour neighbor adjoining
pass passes passing passed skip-turn
skip skipping skips
reroll rerolls rerolled re-roll
roll rolls rolled rolling
hit hits hitting
declare declares declared declaring announce
reveal reveals revealed revealing show shown shows expose
hide hides hidden hiding hid hidded conceal
heal heals healing cure recover
guide guides guiding
separate separates separated separating split-off leave-fellowship
join joins joining rejoin rejoins
same
different
twice
once
first
second
one 1 single
two 2 couple pair
three 3
four 4
five 5
six 6
seven 7
eight 8
nine 9
ten 10
eleven 11
twelve 12
zero 0
none nothing nobody noone
not cannot never
no
without lacking
only solely
both
all every each whole entire
most maximum max maximal limit highest limits
least minimum min lowest
many
much
more extra additional another-one
fewer less
many-at
equal tie ties tied equals draw-tie
before prior
after afterwards later following
during
again
back return returns returned returning
alone lone solo
together
next
between
through past over across
beyond
ring rings
elven
token tokens
icon icons symbol symbols
path paths
battleground battlegrounds
location locations
reserve reserves
attach attached attaches equip equips equipped
cycle cycles cycled cycling
forsake forsakes forsaken forsaking
winnow winnows winnowing
wielder wielders bearer
item items weapon weapons
activate activates activated activating activation
reactivate reactivates reactivated
point points
score scores scoring scored
scenario scenarios variant-scenario
combined combine
rout routs routed routing
damage damaged damages
rally rallies rallying rallied
maneuver manoeuvre maneuvers maneuvering
regroup
tactics tactic
strength
terrain
border borders
mountain mountains
river rivers
ford fords
stream streams
hill hills
tunnel
sideways sidewards laterally sideway
backward backwards
forward forwards ahead
shuffle mix swap-places shuffles
switch swap exchange change-places switches swaps exchanges
text texts ability abilities power powers
number numbers
track tracks
mordor
progress
sortie sorties
rearguard
relief relieve
ship ships corsairs
fleet fleets
engine engines
tower towers
catapult catapults
trebuchet trebuchets
control controls controlled controlling hold holds held
capture captures captured capturing conquer conquered conquers seize seized
passive
active
politics political diplomatic diplomacy
reinforcement reinforcements
supply
keep keeps kept keeping stay stays staying remain remains stand stands standing stood
start starts started starting begin begins beginning began begun opening outset
end ends ended ending finish finishes over-end
order sequence
choose chooses chose chosen choosing pick picks picked decide decides select selects
look looks see sees peek peeks examine view
reuse
transfer transfers move-item
allocate allocates allocation put puts place places placing placed allocated
cross crosses crossing
stop stops stopping stopped
cease ceases ceasing
bonus modifier modifiers bonuses
phase phases
step-of stage stages
round rounds
action actions act acts acting
fate
endgame
marker markers
ready
entry
bring brings brought
upgrade upgrades replace replaces replaced replacement
reduce reduces reducing reduced downgrade
extend extends extending extended continue continues prolong
eye eyes
stack-limit stacking
empty
full
home
free-peoples
shadow
enemy enemies hostile foe opponent opponents opposing
friendly ally allied allies
partner partners teammate teammates
seat
commander commands command
mixed
nazgul nazguls ringwraith ringwraiths wraiths wraith nazghul
size
hand-limit
cost costs pay pays paid payment
add adds added adding
cancel cancels cancelled canceled cancelling
ignore ignores ignored ignoring
use-of
work works valid affect affects apply applies
simultaneous simultaneously
secret secretly
face
reshuffle reshuffled
remove removes removed removing off
flip flips flipped
accompany follow follows following-along
wait waits
build
buy buys
`

/** What a form of a word stands for. */
export const SAME: ReadonlyMap<string, string> = new Map(
  GROUPS.trim()
    .split('\n')
    .flatMap((line) => {
      const words = line.split(' ')
      return words.map((word): readonly [string, string] => [word, words[0] ?? word])
    }),
)
