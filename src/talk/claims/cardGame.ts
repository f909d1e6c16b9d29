/**
 * The Card Game: what players ask about each rule, written as `claims.ts` says.
 */
import { claimsIn } from './text'

export const CARD_GAME_CLAIMS = claimsIn(
  `
cards.factions: rule many? faction | rule which faction shadow/free-peoples
cards.types: rule card type/kind
cards.icons: no battleground icon path | no path icon battleground | rule icon
cards.locations: rule many battleground/path team?/deck?/number?
cards.active: rule active location/path/battleground long?
cards.inPlay: yes reserve/location card? play in? | no hand/deck/pile/cycle card? play in? |
  rule in play | yes card reserve play
cards.names: rule which? gandalf
cards.text: rule card text/rule first?
setUp.startingPlayer: rule who/first starting/start player
setUp.opening: rule many card start/opening hand? draw? | rule opening/start hand
setUp.carryover: rule carryover limit? start? | rule many carryover/limit
setUp.tracker: rule marker/tracker order
location.step: rule location? step | rule which? first activate battleground path | rule activate first
location.text: rule when? text location/path/battleground
location.randomBattleground: rule which? battleground activate choose?/random? | yes random battleground |
  no choose battleground location? step? which?
location.emptyDeck: rule battleground deck empty/no
location.manyBattlegrounds: rule many/limit/most battleground active same? time? |
  yes two/three/several/more battleground active same? time? together? | rule limit battleground active
location.reactivate: rule reactivate | rule reactivate battleground
location.alreadyActive: no activate/reactivate active battleground/path/location already? |
  no activate battleground already active
location.pathNumber: rule path number/next/which | rule which path next/activate/round
location.onePath: no two/more/several path active same? time? together? | rule many path active |
  rule another/second/new path activate old/active?
location.pathOnce: no activate path twice/again/once/already activated? game? |
  no path twice/again/already activate | no activate path already | rule many path activate game
turn.order: rule order
turn.actionStep: rule action? step
turn.oneAction: no two action same? | rule many action |
  no action pass both/also same?
turn.pass: yes pass fewer card enemy? each? every? |
  yes< pass # all/both enemy # card? hand? |
  no^ # limit # enemy # pass card? hand? carryover? |
  no pass three/four/five/six/seven card enemy/each/two hand? player? |
  no pass three/four/five/six/seven card hand? | yes pass two/one/no card hand? first? round? |
  rule when pass | yes action again pass earlier? player? previous? | yes pass again/twice |
  must-no pass fewer/limit/two card? | must-no pass | no pass more card carryover/limit
turn.end: rule action? step end/when | yes action step end all pass
turn.carryover: rule carryover limit? end? | rule many card keep end/carryover action? step? |
  no keep more card carryover/limit | must-yes cycle/discard card limit/carryover
play.fromHand: no play card reserve/deck/cycle/discard hand?
play.cost: must-yes cycle card play | yes cycle card play | no play card without/not cycle |
  rule cost play card | must-yes cycle play event/item/character/army | no play card free cycle?
play.lastCard: yes play last card empty? hand? after? | rule last card play/cost |
  yes forsake instead cycle last? card? | no forsake instead cycle not last
play.army: no play/move army path | yes play army reserve/battleground | rule where play army
play.character: rule where play character | yes play/move character path/battleground/reserve
play.faction: no play faction not/wrong/another battleground | rule which? faction battleground play? |
  no play battleground not faction
play.pathNumber: no play character path not number | rule which character path |
  must-yes number path character
play.wielder: no play item without/no wielder | no item reserve/alone without wielder |
  must-yes wielder in? play item | yes play item wielder reserve/battleground/path |
  no play item reserve alone? | rule where play item | rule who item
play.itemsFollow: yes item move/follow wielder | rule item wielder move | rule item with wielder move
play.itemIcons: yes item icon add/work wielder | rule item icon
play.itemsShareFate: yes item kill/eliminate/cycle wielder kill?/cycle? | rule item wielder kill/cycle
play.itemsStay:
  no transfer/move/switch/give item another/different/wielder/character wielder? character? |
  no item another/different wielder/character transfer? switch?
play.event: no event keep/reserve/play? reserve | rule event play/after/where |
  yes event kill after? play? | no event keep play | no play event path/battleground/location
play.reserve: no move card play reserve same? | no move card reserve same play? |
  no move reserve card same round play
play.onTop: must-yes cycle text extra/more/also cost?
play.oncePerRound: no play same character/item/card twice round? | no play character/item/card twice same?
action.cycle: yes cycle card action one? | yes cycle instead play
action.move: yes move card/army/character reserve active/location/path/battleground |
  must-no cycle move card? reserve? | no move cost/cycle card? |
  no move card path/battleground/location another/different/reserve back |
  no move path/battleground back reserve | no move location path?/battleground? another | rule cost move
action.moveWhere: rule where card move
action.moveWaits: no move card character? army? play? reserve same round? | no move reserve same round |
  no move card play reserve round?
action.moveIsNoPlay: no play text/effect move work? when? | no text play move
action.useAgain: yes text twice/again card? round?
action.ring: rule ring token | yes ring token action
action.winnow: rule winnow | no winnow one card | must-yes two card winnow
combat.everywhere: yes combat/battle location/path/battleground empty/nobody/without card? |
  rule location empty combat/battle?
combat.order: rule order combat/battle | rule who order/first/choose/decide combat/battle |
  yes starting/start player choose order/first combat/battle?
combat.tokens: rule token after combat/battle | no token keep after combat/battle attack? defend?
combat.path.sides: rule attacker/who path side? which? | rule defender path side? which? |
  yes shadow attacker/attack path | no free-peoples attacker/attack path |
  yes free-peoples defender/defend path
combat.path.location: yes path icon defend/cancel/help | yes path defend icon? own? defender? cancel?
combat.battleground.location: yes battleground icon defend/cancel/help/defender itself? |
  yes battleground defend icon? own? defender? cancel? itself? | no battleground icon attacker help? |
  no battleground icon itself? attack
combat.losses: rule losses/cancel/casualty defender |
  must-yes defender kill/cancel/eliminate card all? can? | rule who choose defender kill/casualty/lose |
  yes defender choose card kill/cancel lose? | no defender refuse/decline/keep cancel
combat.wholeCard: yes card kill one icon cancel? | rule card two/more icon cancel one? |
  no card cancel icon keep/survive
combat.leftover: rule defender survive/leave/after/not combat? kill? |
  no defender survive/not_kill keep location/path?/battleground? |
  yes defender cycle survive/after/end/leave combat? | no defender keep path/battleground after combat
combat.attackersFall: yes attacker kill/eliminate all? after?/end?/win?/always? combat? |
  no attacker survive/keep/cycle/return win? after? combat? | rule attacker after/end/survive combat? win?
combat.agree: rule team/partner not/disagree losses/agree
combat.path.held: yes free-peoples keep/win/score/take/control path all? shadow? icon? cancel? trilogy? |
  rule free-peoples win/keep/score path | yes path free-peoples all icon cancel
combat.path.corrupted: rule corruption path shadow?/lose?/token?/when?/many? | rule shadow win path |
  rule lose path corruption token combat | yes corruption each/every icon not cancel? path? |
  no shadow score/point path win?
combat.battleground.sides: rule attacker/defender/who battleground side? which?
combat.battleground.lost: no battleground reactivated? icon? defend itself/own lost/enemy/other
combat.battleground.won: rule win battleground | rule who win battleground |
  yes attacker win/take battleground not/icon/leave cancel? |
  yes defender win/keep battleground all icon? cancel
combat.leadership: no leader icon alone/without/no army faction? | rule leader/leadership icon army? |
  must-yes leader army same? faction support? | no leader without army
combat.support: no army support two/both leader/character | rule many army support leader/character? |
  rule army support
combat.leaderApart: yes leader icon work/still army kill?/lose? | rule leader army kill/lose
victory.check: rule when score/win/victory check? | no win during round/combat | rule victory check
victory.lead: rule many? point lead/ahead/need win | rule win early/before |
  yes ten point ahead/lead win | no nine point ahead/lead win | rule point ahead | rule lead
victory.lastPath: rule last path | rule end
victory.tie: rule equal/draw win?/score? | yes shadow win equal score? draw? |
  no free-peoples win equal score? | rule who win equal
draw.step: rule many card draw step?/round? | rule when draw
draw.token: rule start/starting player next/change/token/move | no start/starting player keep/same
cycle.pile: no cycle card discard/kill/open/reveal/look | rule cycle card where |
  yes cycle card? face down
cycle.emptyHand: rule cycle empty/no hand/card | yes forsake cycle empty/no hand card?
draw.top: rule hand limit/size | no hand limit/size | rule hand-limit
recycle.empty: rule draw deck empty/end/run/no | yes reshuffle cycle pile? draw? deck? empty? |
  yes draw deck empty reshuffle cycle | no eliminate card reshuffle
eliminate.pile: no kill/eliminate card return/back/again play? |
  rule kill/eliminate card where/return/back | no return/back kill/eliminate card
forsake.choice: rule forsake where?/card?/from? | yes forsake hand/reserve/deck/item card? top? draw? |
  no forsake cycle/path/battleground/location card? pile? | yes forsake character/army/item reserve
forsake.unseen: no look forsake deck/top card? choose? before? draw? |
  no look top card deck? forsake before? | no look deck forsake
action.use: rule use text/action
score.battlegrounds: rule point/score battleground
score.paths: rule point/score path | no shadow point/score path | yes free-peoples point/score path
score.corruption: rule point/score corruption token? | yes shadow point/score corruption each? |
  yes corruption point shadow
score.ringTokens: yes ring token point/score left? end? final? | rule ring token point/score |
  no ring token point/score before/each/every/during round?
trilogy.seats: rule start/starting/first player trilogy | rule order trilogy player? |
  yes frodo start/first trilogy player?
trilogy.opening: rule many card opening/start/draw? trilogy?
trilogy.draw: rule many card draw step?/round? trilogy? free-peoples?/shadow?
trilogy.ring: rule ring token trilogy? | no ring token twice/again game? trilogy? |
  yes ring token draw two card? | yes ring token once trilogy?
trilogy.people: rule three/two/fewer player/people trilogy
duel.seats: rule two player/duel start?/first?/side?
duel.draws: rule many card draw two_player/duel/two player? | no cycle duel/two opening/start
duel.ring: rule two? player? duel? ring token | rule ring token two/duel |
  yes ring token each/every round two/duel?
duel.pathScoring: rule path score/tie/equal duel/two |
  no free-peoples keep/win path equal/all cancel duel/two
duel.doubling: rule text twice duel/two | yes text twice duel/two
fellowship.seats: rule fellowship_of_the_ring player/start/who/first |
  rule fellowship player/start/who/first ring? scenario?
fellowship.draws: rule many card draw fellowship ring? scenario?
fellowship.paths: rule path last/many/end fellowship ring? scenario? | rule end fellowship ring scenario |
  yes fellowship scenario end path six ring?
fellowship.battlegrounds: rule battleground which? fellowship scenario ring?
fellowship.plain: no ring token fellowship_of_the_ring/fellowship scenario? ring? |
  no fellowship ring token scenario?
see.hand: no look partner/teammate/enemy hand card? | no show/tell/reveal partner/teammate hand card? |
  no look hand partner/teammate
see.ownPiles: yes look own? cycle/eliminate/kill pile card? | no look enemy/partner cycle/kill pile
see.numbers: yes look/know/count many card hand enemy/opponent? | rule open hand number/many
see.faceDown: no look cycle card enemy/another | yes eliminate hand face down
`,
  `
play.army: no! army path play/allocate/move/attack/defend/enter/bring/on | no! army allocate path
play.itemsStay: no! item transfer/switch/swap/exchange | no! item move another/other wielder/character |
  no! transfer item wielder?
play.itemsShareFate: rule! item wielder/character kill/cycle/die/eliminate | rule! wielder
  kill/cycle/eliminate item? |
  rule! kill/eliminate/cycle what/happens item/bow/axe/sword/sting/ring | yes! wielder kill/eliminate
  item kill/eliminate/lose
play.itemsFollow: yes! item move/follow/go wielder with/along?
play.wielder: no! play item no/without wielder | rule! who play item/wield | no! item reserve alone play?
play.cost: must-yes! cycle card play | rule! cost/pay play card | must-yes! cycle card each play hand |
  yes! cycle play card each
play.lastCard: rule! last card pay/cost/play | rule! last card hand | yes! forsake last card play/pay
action.move: no! move reserve cost/cycle/pay | must-no! move reserve cycle/cost/pay | rule! cost/pay move
  reserve
action.moveWaits: no! play reserve move same | no! reserve move same round | no! play reserve move round
  | no! move reserve just/same round
play.reserve: yes! text reserve work/apply/active immediately/same | rule! text reserve when/work
location.manyBattlegrounds: rule! many battleground active: There is no limit. | yes!
  two/three/several/more battleground active same?/together?/once? |
  no! only one battleground active
location.onePath: no! two/both/several/three path active | no! two/several path same active? | rule! path
  active/current activate/new happens/another |
  rule! activate new/another/second path | rule! many path active
location.pathOnce: no! path activate twice/again/already/second
location.pathNumber: rule! which path first/start/activate | rule! path next number
trilogy.draw: rule! draw step many/card shadow/free-peoples/each | rule! many card shadow/free-peoples
  draw trilogy/step/each
trilogy.opening: rule! many card draw start/opening/begin | rule! opening/starting hand | rule! many card
  start
trilogy.ring: rule! ring token trilogy | rule! ring token do/work/effect/for
trilogy.seats: rule! who start trilogy | rule! order seat/player trilogy | rule! who first player/trilogy?
duel.seats: rule! who duel start/first | rule! duel first/start who
duel.ring: no! duel ring token once game/only | rule! duel ring token | yes! duel ring token each/every
  round
duel.draws: rule! duel many card draw | rule! duel draw
setUp.carryover: rule! carryover limit start/first/begin | rule! what carryover limit
turn.carryover: rule! carryover limit end/over/more/many | rule! carryover do/mean/work
turn.pass: yes! pass action later/again/next | rule! when pass | no! pass all? never again
action.winnow: rule! winnow
forsake.unseen: no! look forsake top/deck/before/first
forsake.choice: rule! forsake which/where/what/from
victory.tie: rule! tie/equal/same score/point/last/end who?/win?: The Shadow wins a tie. | rule! tie
  who/win: The Shadow wins a tie. |
  no free-peoples win tie end? score? | yes shadow win tie end? score?
victory.check: no! point/lead middle/during over/end/win immediately? | rule! when score/victory count/check
victory.lead: no! nine/eight/seven/six/five point ahead/lead end/over/win/victory | yes!
  ten/eleven/twelve point ahead/lead end/over/win check/after |
  rule! many point ahead/lead/need win? | no! nine/eight point end/over
combat.attackersFall: no! attacker/attacking/attack army keep/survive/return/stay | no! attacker keep
  win/won/after/battleground |
  no! attack army/card keep battleground win | rule! attacker happens after/win/combat/lose
combat.leftover: rule! defend/defender cycle/left/need/not/unused/remain/cancel happens/what/where/after?
  | rule! defender cancel needed/not |
  no! defender keep battleground/path after
combat.wholeCard: yes! cancel one icon kill/eliminate | must-yes! cancel one icon kill/eliminate | yes!
  cancel icon more kill/eliminate
combat.order: rule! who order combat | rule! order combat/fight/location
combat.everywhere: yes! combat battleground nobody/no/none/neither/nor/empty card/team?/side?/player? |
  yes! combat/fight empty battleground/path |
  yes! combat/resolve battleground no/none card
combat.leadership: no! leader/leadership/denethor alone/without/no icon count/use/work | no! leadership
  icon without/no army | rule! leadership icon when/count
combat.support: no! one army support two/both/three/several character? | no! army support both | rule!
  many character/leader army support
combat.path.corrupted: rule! attack/icon path left/remain/not/cancel shadow get/what/happens: The Shadow
  gets corruption. | rule! icon left path |
  rule! corruption when/how get/add/gain
score.paths: no! path point/victory shadow count/get/score/worth | no! path shadow win point/victory/vp
  count?/get? | yes! path free-peoples point/victory count/get/score
score.corruption: rule! corruption token/worth/point
fellowship.plain: no! fellowship_of_the_ring ring token use/there/have | no! fellowship scenario ring token
fellowship.seats: rule! fellowship scenario who start/first
see.hand: no! show/look/see/tell/discuss hand partner/teammate/team/mate | no! show/see hand card
  partner/teammate/mate | no! look hand enemy/opponent/partner/teammate/other
see.ownPiles: yes! look own/my cycle/eliminated/discard pile
see.numbers: yes! count/number card hand/deck opponent/enemy | yes! know/ask many card hand opponent/enemy
play.faction: no! battleground card/army wrong/other/another faction play/defend/attack | rule! which
  faction/card battleground defend/attack/play
play.pathNumber: rule! which character path play/go | rule! number character path
play.character: rule! where character play/go | rule! where play character
play.event: no! event keep/stay/remain/play reserve | rule! event after play/where/happens
play.oncePerRound: no! same character/item/card play twice round
recycle.empty: rule! draw? deck empty/run | yes! deck empty shuffle/reshuffle cycle pile?
eliminate.pile: no! kill/eliminate card back/return/again/recycle
cycle.pile: rule! where cycle card | rule! cycle card go/happens/mean
turn.oneAction: no! two/three action turn/one/same | rule! many action turn
location.text: rule! when location/path/battleground text
setUp.startingPlayer: rule! who start/starting player first?
draw.token: rule! starting player token when/move/next/pass
see.faceDown: no! look/see/show cycle card opponent/enemy
`,
)
