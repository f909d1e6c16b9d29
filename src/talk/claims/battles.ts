/**
 * Battles of the Third Age: what players ask about each rule, written as `claims.ts` says.
 */
import { claimsIn } from './text'

export const BATTLES_CLAIMS = claimsIn(
  `
components.faces: no free-peoples eye_die? | no shadow will_of_the_west | rule which face/eye
components.limits: rule figure run/limit/no
board.free: rule region-free/free region
board.impassable: no cross/move river without? ford? army? | no cross/move mountain without? pass? army? |
  yes cross/move river ford | yes cross/move mountain pass |
  no move river/mountain over/cross/through? army? character?
board.adjacent: no adjacent region river/mountain between? | no attack cross/over/through river/mountain |
  no river/mountain adjacent region?
pieces.army: rule many/most/size unit army/region | no six unit army/region | yes five unit army/region |
  yes different/mixed unit type? army? same? together?
pieces.leaders: no shadow leader figure? | rule shadow? leader/leadership token |
  yes shadow leadership token instead? leader?
pieces.attached: yes any/many/more leader army | rule many leader army |
  yes leader remove/kill without/alone unit? army? | rule leader without/alone |
  no leader alone/without keep unit? army?
pieces.heroes: yes character alone/without army? move?/keep? | yes character lead army?
pieces.lostWithArmy: yes character/leader kill with army |
  yes character/leader kill/lose army kill?/destroyed? |
  rule character/leader army kill/destroy/lose
pieces.eliminated: no character kill/dead return/back/again | no kill character_die extra?
turn.endgameAtOnce: rule free-peoples win fate | rule win/end fate/endgame |
  yes fate endgame immediately/once/end win? game? | rule fate end
turn.draw: rule many card draw | rule draw card start?
turn.shadowPhase: rule shadow phase | rule position special action
turn.roll: rule when roll die | rule character result shadow roll box
turn.actions: rule who first act/action/start | yes free-peoples first act?/start? |
  no shadow first act?/start?
turn.end: rule when win check | rule end leadership token shadow? remove? |
  yes leadership token remove end shadow? | no leadership token keep next shadow?
turn.bothWin: rule both win
cards.handLimit: rule many?/limit?/most? hand card? size? | rule hand-limit | no seven card hand keep? |
  yes six card hand
cards.exhausted: rule deck empty/end/run | yes generic deck reshuffle |
  no story deck/card reshuffle/return
cards.playing: rule which? die play card | yes event_die play any card |
  no army_die play character/muster card
cards.requirement: no play card without/not requirement/condition
cards.combatHalf: no story/special card combat/battle half? | yes generic card? combat/battle half?
cards.drawAction: no event_die draw three generic? card? |
  yes event_die draw two generic? card | no event_die draw two story |
  no event_die draw generic story | rule event_die draw many? | no draw special card |
  yes event_die draw story card?
cards.oneHalf: no both half card play? order? same? | rule half generic card
cards.special: no free-peoples special card | rule special card
cards.override: rule card rule
cards.someEffect: no play card no/without effect
shadow.box: rule shadow? box die | yes shadow? box die any/action/use
shadow.tokenIsLeader: no leadership? token transfer/give/move another/different army |
  yes leadership? token leader | yes leadership? token move army with? | rule long leadership token
shadow.boxWithinPool: yes shadow? box die unused/count | no shadow? box more die pool
fate.start: rule fate start
fate.draws: rule many fate? tile draw | must-no free-peoples? draw fate? tile? |
  yes decline/refuse/not draw fate? tile | no draw more fate? tile die shadow? box? |
  yes draw no fate? tile
fate.lastTile: rule which fate? tile apply/work | no earlier/first/second tile back/instead fate? take? |
  no choose fate? tile apply? draw? | yes last fate? tile work
fate.redTile: rule red fate? tile | yes red fate? tile stop/end draw? |
  no draw another/again/more after? red fate? tile
fate.emptyBox: no draw fate? tile empty shadow? box | no draw fate? tile no/zero die shadow? box
fate.ready: rule character ready when? | yes character ready pass/beyond step? marker? |
  no gandalf bring/move/enter/play before fate seven? | no character bring/move/play before fate?/ready
fate.enterAmongEnemies: yes character bring/move/enter region? enemy |
  no unit with character bring/move/enter enemy
fate.entering: rule character enter/bring/move/play how?
dice.start: rule many die shadow/free-peoples start? | rule many die start shadow?/free-peoples?
dice.territories: no shadow die each settlement |
  rule shadow additional/more/extra/gain die when? action? |
  yes shadow extra/more die territory control?/settlement? | no shadow extra/more die home territory |
  no shadow extra/more die one? settlement capture? control?
dice.characters: yes free-peoples extra/more die character icon? | rule free-peoples extra/more/gain die
dice.atTurn: no new/extra/gain die immediately/once/during/same | rule when new/extra/gain die
dice.maximum: rule most die shadow/free-peoples | no shadow ten die | no free-peoples seven die |
  yes shadow nine die | yes free-peoples six die
actions.alternate: no two die/action row/same one? | yes alternate
actions.pass: yes pass fewer die | no pass equal/same/many die | rule when pass |
  must-no pass fewer die?
actions.token: no action token free-peoples? shadow? fewer die? than? | rule when action token |
  rule many? action token free-peoples? | no shadow action token | yes action token pass instead? |
  yes action token back/return next end? | no action token not pass | no two action token same? pass?
actions.over: yes action token after/no die? leave? shadow?
actions.attackMove: yes attack without/not move army? | must-no move attack army_die? before? |
  must-no move before attack | must-yes attack attack action? move? after?
actions.mustAct: must-yes die use pass? every? | rule no/not use die
actions.eyeLimits: no eye_die? play card | no eye_die? draw card | rule eye_die
control.taken: rule when settlement capture/control | yes capture settlement army end? empty? |
  no character capture settlement
control.freed: no character free/liberate/recapture settlement | rule recapture/liberate/free settlement |
  yes unit free/liberate/recapture settlement
control.entering: no move/enter empty settlement attack
control.atEnd: no capture/control settlement pass/through/leave | rule when control/capture check
control.territory: rule control territory
die.character: rule character_die | no character_die attack/move army? without/no leader/leadership |
  yes character_die fast movement/move | yes character_die attack leadership/leader army?
die.army: rule army_die | yes army_die combined attack | no muster_die/character_die combined attack |
  yes army_die strategic movement/move | no character_die strategic movement/move
die.muster: rule muster_die | no army_die/character_die/event_die recruit | yes muster_die recruit/rally |
  no muster_die attack/move army? | no army_die/character_die/event_die rally
die.armyMuster: yes muster_army_die army?/muster?/either | rule muster_army_die
die.event: rule event_die
die.eye: rule eye_die
die.willOfTheWest: rule will_of_the_west | yes will_of_the_west any/attack/move/recruit
die.token: rule action token | yes action token move/rally/flip army? token? character? |
  no action token attack army? | no action token play/draw card | no action token rally two army
leaders.neverAlone: no leader move/go alone/themselves/without army? unit? himself? |
  no leader alone move?/keep?
characters.alone: no character attacked alone/without army? unit? |
  no attack character alone/without army? unit? region? |
  no character alone/lone/without attack/battle/fight army? unit? |
  no orcs/mordor-orcs/unit/army attack character alone region? |
  no attack theodred/eomer/gandalf/aragorn alone
characters.movement: rule far/many/distance character move |
  yes character move/pass through/past enemy army? unit? | must-no character stop enemy |
  yes character group/together highest/best level
leadership.zero: no leadership/rating zero leader/reroll
leadership.total: rule leadership total/add/several/many | rule reroll many leadership
movement.step: rule far/many/distance army move | no move army? region enemy army/unit |
  no> army move two/three region
movement.leadership: no character_die army? without/no leader/leadership move?/attack? |
  must-yes leader/leadership character_die
movement.split: yes split/leave/keep unit behind army? move? part? | yes split/divide army |
  rule damage split/divide army | yes part/some army move
movement.leaderGoes: must-yes leader/character move/go/along character_die? army?
movement.noPickUp: no pick/join/add/choose up? unit move/along/way/path/fast | no pick_up unit |
  no choose unit way/path/along fast? movement? move? | no leave/drop unit way/along/path fast? move?
movement.stop: must-yes army? stop adjacent/next enemy army? fast? movement? move? region? middle? |
  must-yes stop enemy army? adjacent? next? |
  no fast? move/movement past/pass/through enemy/adjacent army? |
  no army? keep/extend move fast? adjacent/next enemy army? region?
movement.merge: yes army merge/join/combine army? move? | rule merge/join army damage? |
  yes damage add merge army?
movement.once: no unit/army move twice same? | no move same unit/army twice/again
movement.through: yes move/pass through friendly/own army
movement.excess: rule excess/six/many unit merge?/move? | yes remove excess unit
recruit.returns: yes remove/kill/dead/casualty unit recruit/return/again/back |
  yes recruit kill/casualty/dead unit again?
recruit.unseen: no look/know recruitment? token before? recruit? |
  no look recruitment/recruit token own? enemy? | rule recruitment/recruit token
recruit.where: rule where recruit | rule many? recruit/token muster_die |
  no recruit two same settlement/region/place | yes recruit two different/settlement/region muster_die |
  no shadow recruit region without/no settlement | must-yes shadow recruit settlement
recruit.direct: no eye_die? flip token | yes eye recruit without token
recruit.notAmongEnemies: no recruit/allocate unit? region? enemy unit? keep? among? |
  no recruit enemy region
recruit.destroyed: yes destroy/kill/remove enemy recruitment/recruit token move?/army? |
  rule enemy recruit/recruitment token
recruit.chance: no choose/pick which recruit/recruitment token flip?
battle.ground: rule which? terrain battle
battle.tokens: rule which/many tactics? token | yes maneuver? token each unit type
battle.superiority: rule terrain superiority | no terrain superiority every/each round |
  yes terrain superiority draw card
battle.strength: rule many/most die roll battle?/combat? | rule many combat/battle die roll? |
  no roll six/more die | rule strength
battle.terrainBonus: rule hill/terrain strength/bonus |
  yes hill/terrain/forest/woods defender strength/bonus/die add? |
  no terrain/hill attacker strength/bonus/die | no terrain/hill bonus die maneuver
battle.target: rule number/need/score hit | yes hit five | no hit four | rule target number |
  yes hit five hill? border? clear? defender? attacker?
battle.border: rule stream/ford/pass/dike/wall/border hit/attack/battle/target |
  yes hit six stream/ford/pass/dike/wall border? first? round? |
  no hit five stream/ford/pass/dike/wall border? first? round? attacker? |
  no stream/ford/pass/dike/wall second/every/all/after round? |
  yes hit five stream/ford/pass/dike/wall second/after round first?
battle.maneuver: no maneuver token back/return/again alone? each? round? unit? spent? |
  rule maneuver token/die | no maneuver token twice/again
battle.combatEvent: yes combat/battle event? token card |
  no card battle without combat_event/event token | no play combat card without event? token? |
  rule combat/battle event token | no two battle/combat card round?
battle.regroup: no retreat without/not rout? regroup token? choose? army? |
  yes retreat regroup without? rout? | rule regroup token? | yes regroup back/return spent? token |
  must-yes regroup retreat
battle.neverSpent: no regroup/combat_event/event spent token? |
  yes regroup/event again/every/reuse token? round?
battle.mayLoseUnit: yes remove/lose/give unit remove? two damage | rule remove/reduce two? damage unit
battle.mustLoseUnit: must-no lose/casualty unit? army? three damage? equal? same? number? many? |
  must-yes lose/casualty unit? damage more/exceed unit? | rule casualty when/mandatory/damage/lose? |
  must-no casualty damage equal/same unit? | rule when unit lose/kill/remove
battle.lastDamage: must-no lose unit? one damage
battle.eliminated: yes leader/character kill/lose army unit? kill?
retreat.where: rule where retreat | no retreat region enemy | no retreat adjacent/next enemy army |
  no retreat cross/over stream/ford | no retreat enemy settlement | no retreat across stream/ford
retreat.friendly: yes retreat friendly/own army/settlement/stronghold
retreat.sent: rule no/without retreat region/nowhere | rule nowhere retreat
retreat.borders: yes retreat cross/over/through pass/dike/wall
retreat.whole: no leave/keep unit behind retreat | no retreat part/some army
rout.converts: rule rout army? happens? | rule army rout | rule difference retreat rout | no rout regroup
rout.survives: no rout kill/destroy army | no army kill/destroy rout
advance.after: yes win attacker? advance army? after? battle? part? some? all? |
  must-no advance after? win? battle? | yes advance part/some army | no defender advance
advance.leaders: yes leader keep behind advance | yes leader/character keep/leave advance without? unit?
combined.when: rule combined attack when? how? | no combined attack one/single army |
  must-yes combined attack adjacent army? | yes combined attack two/three army
combined.oneFights: rule combined attack which army fight/battle?/damage? |
  no combined attack both/two army fight/roll/same round? | yes one army round combined attack
combined.switch: yes switch/change army combined attack round? |
  rule switch/change army combined attack token? |
  yes token back/return combined attack switch/change? army?
combined.border: rule border combined attack
combined.advance: no advance two/both/all army combined attack? win? |
  yes one army advance combined attack | rule advance combined attack many?
combined.superiority: rule terrain superiority combined attack |
  no terrain superiority each/every/again combined attack army?
rally.how: yes rally two different? army muster_die? free-peoples?: One die may rally two Armies. |
  rule rally muster_die?/many/army/which?/how? | no rally three army | no rally two army action token |
  yes action token rally one? army
rally.roll: rule rally roll/damage/remove/work? | rule rally | yes reroll rally leadership? |
  yes rally remove damage five?
rally.anywhere: yes rally anywhere/any region army? | must-no rally settlement |
  yes rally without/outside settlement | yes rally adjacent/next enemy
battle.wholeArmy: no attack part/half/some army? | must-yes whole/all army attack/fight/battle
battle.cease: yes attacker cease/stop battle? round? | no defender cease/stop | no attacker retreat |
  no retreat/rout after? cease attacker? | yes defender retreat/rout
battle.mayHoldBack: must-no play card combat_event/event token?
battle.available: no maneuver token without/no unit type?
round.tactics: rule tactics token choose | yes tactics? token secret choose? |
  no look/know enemy tactics? token before?
round.reroll: yes reroll hit/success | no reroll die twice same? | rule reroll | rule many reroll |
  must-yes reroll new result keep?
round.abilities: rule maneuver die hit/ability | rule unit ability when?
round.damage: rule hit damage
round.end: rule end round | rule first decide/choose cease/retreat end? round?
stronghold.protection: rule protection stronghold? | yes hit six stronghold protection? attack? |
  no hit five stronghold protection attack? | rule attack stronghold
stronghold.repair: no protection/stronghold back/return/repair itself/automatically/each? without? |
  rule repair protection/stronghold | no protection back/return itself? each? round? end?
victory.scenario: rule win | rule shadow/free-peoples win
board.terrain: rule terrain
effect.table: rule card table keep
actions.asOne: no muster_army_die both
characters.groups: yes leave character way/behind group? move? |
  no pick/choose/join character way/along group? move?
characters.ways: rule how character move | yes character move army/with
`,
  `
pieces.army: rule! many unit army/region/stack | no! six/seven/eight unit army/region
  same/one/keep/move/together
board.impassable: no! river no/without ford move/cross | no! mountain no/without pass move/cross
pieces.attached: rule! leader alone/without | rule! leader no/without unit/army |
  no! leader keep/stay alone | no! leader without/no unit/army keep
leaders.neverAlone: no! leader move alone | no! leader move without/no army/unit
pieces.heroes: yes! character/gandalf/aragorn/theodred/eomer/saruman keep alone/without |
  yes! character/gandalf/aragorn/theodred/eomer/saruman move alone/without army
characters.alone: no! attack alone character/gandalf/aragorn/theodred/eomer/theoden/saruman |
  no! attack character/gandalf/aragorn/theodred/eomer/theoden/saruman no/without unit/army |
  no! battle/fight character/gandalf/aragorn/theodred/eomer/theoden/saruman no/without unit/army
turn.draw: rule! many card draw start/begin/each/turn/one | rule! which deck draw card/start | rule! card
  draw start
cards.handLimit: no! seven/eight/nine/ten card keep | no! seven/eight/nine/ten hand keep | rule! hand
  size/most/limit |
  rule! many card hand | yes! discard seven/eight/nine/ten card
cards.exhausted: no! story reshuffle/shuffle discard/back/card/deck/empty | yes! generic
  reshuffle/shuffle discard/back/card/deck/empty |
  rule! deck empty happens?
cards.playing: yes! army_die play army card/event | yes! muster_die play muster card/event |
  yes! character_die play character card/event | no! character_die play army/muster card/event |
  no! muster_die play army/character card/event | no! army_die play muster/character card/event |
  yes! will_of_the_west card/event play/work/use | yes! event_die play any/army/muster/character card |
  rule! which die play card/event | yes! event_die play story
cards.combatHalf: no! story card battle/combat half? play
cards.special: no! free-peoples special card draw/play
cards.drawAction: rule! many card event_die draw
cards.discarded: rule! where card after play | rule! played card discard
shadow.position: rule! commander/chief where/position/who/choose
turn.shadowPhase: rule! shadow phase happens/what
shadow.rolledNotFate: no! character_die/character roll/result fate tile draw extra/more |
  no! character roll/die/result shadow box fate tile draw more/extra/one action
shadow.tokenIsLeader: no! leadership token transfer/reassign/switch/hand another/other/army | yes!
  leadership token shadow army move with |
  rule! long leadership token keep/last
turn.end: no! leadership token keep next/end | no! leadership token keep board | rule! when leadership
  token remove/discard/leave/lose |
  must-yes! leadership token remove/discard end
fate.draws: rule! many tile draw | must-no! draw fate? tile | rule! most tile draw
fate.lastTile: no! tile draw first last | no! tile first/earlier/previous take/keep/choose/pick
  back/last/instead |
  no! tile choose/pick which draw? | rule! which tile apply/count/work
fate.redTile: rule! red tile | no! red tile draw again/more/another/further/continue/go |
  must-yes! red tile stop/end
fate.emptyBox: no! draw tile shadow? box empty | no! draw tile no/zero die box
fate.effects: rule! fate tile do/effect/happens/work
dice.start: rule! many die start | rule! many action die both/side/shadow/free-peoples start
dice.territories: yes! shadow settlement territory all/every/whole die/dice extra/more/get/additional |
  rule! shadow extra/more/additional die when/how | no! shadow home territory extra/more die
dice.characters: rule! free-peoples extra/more/additional die when/how
dice.maximum: rule! most die shadow/free-peoples/have
dice.atTurn: no! new die already/immediately/once/same/during roll?/use? | no! extra/additional die
  already/immediately/once/same roll?/use?
actions.pass: no! pass many die free-peoples/shadow/side | no! pass equal/same die | no! pass both
  same/equal |
  rule! when pass
actions.token: yes! action token pass use/move | no! action token permanent | no! action token shadow
  get/use/have own? |
  rule! many action token | yes! action token return/back/again next/start/begin? | no! action token
  without/not pass
die.token: no! action token attack | no! action token battle | no! action token play card | no! action
  token draw |
  no! action token recruit? army two move | yes! action token army move pass? adjacent?/next?/one? |
  yes! action token rally | yes! action token flip
die.character: rule! character_die what/do/for
movement.leadership: no! character_die army no/without leader/leadership/token | no! fast move army
  no/without leader/leadership/token |
  yes! character_die army eomer/theoden/gandalf/aragorn/leader/theodred two region | yes! character_die
  army leader move two
movement.step: rule! far army_die army move | no> army_die army move two/three region
movement.stop: yes! fast move stop adjacent/next | must-yes! fast move stop adjacent/next | yes! move
  enter adjacent/next enemy stop |
  must-yes! adjacent/next enemy army stop | no! fast move through/past/by enemy army
movement.noPickUp: no! fast move pick | no! pick unit way/middle/between/along | no! fast move join unit
  middle/way/along |
  no! leave/drop unit middle/way fast
movement.merge: rule! army merge/join/meet unit seven/six/eight/nine/excess/more: Those beyond five are
  removed. | rule! army merge damage |
  rule! two army merge/meet happens?
movement.excess: no! six/seven/eight unit keep merge?/army?
movement.through: yes! move/pass through own/friendly army
movement.once: no! same unit/army move twice
recruit.unseen: no! look recruitment token | no! recruitment token know before | rule! recruitment token
  facedown/faceup/face/open
recruit.returns: yes! kill/casualty/remove/dead/lose unit/orcs/mordor-orcs/riders/footmen/bowmen/uruk-hai
  recruit/back/reinforcement/again/return |
  yes! kill/casualty/remove/dead reinforcement back/come/return/again | no! unit permanent
  kill/remove/dead/lose
pieces.eliminated: no! kill/dead character/gandalf/aragorn/theodred return/back/recruit/again
recruit.destroyed: rule! enemy recruitment token | yes! enemy recruitment token destroy/remove/kill/lose
recruit.direct: yes! eye_die recruit | yes! eye recruit token without/no
recruit.notAmongEnemies: no! recruit region enemy army/unit
recruit.where: rule! where recruit | no! recruit muster_die two same region/settlement
recruit.excess: rule! recruit more/excess five/six
battle.strength: rule! many combat? die roll/attack/defend/battle/hill/strength | rule! most combat die
battle.terrainBonus: yes! defender hill/woods/forest/terrain strength/bonus/die | no! attacker
  hill/woods/forest/terrain strength/bonus |
  rule! hill/woods/forest defend/defender/bonus
battle.border: rule! stream/ford/pass/dike/wall attack/across/over hit/roll/need/number | rule!
  stream/ford/dike/wall attack/battle first |
  no! stream/ford/pass/dike/wall second/later/next/third/after round | no! stream/ford/pass/dike/wall six
  second/third/later/all/every |
  yes! stream/ford/pass/dike/wall six first | no! stream/ford/pass/dike/wall five hit first
battle.target: rule! need/number/roll hit usual?/normal? | yes! five hit normal? | no! four hit normal?
battle.maneuver: rule! maneuver token do/work/effect | rule! maneuver die
battle.regroup: rule! maneuver token back/get/recover/return: The Regroup token. | rule! token
  back/recover/return spent/maneuver |
  rule! regroup token do/work/effect | must-yes! retreat without rout regroup | rule! retreat without/no
  rout |
  yes! regroup retreat without/no rout
battle.combatEvent: no! combat card play without/no combat_event token | rule! combat_event token | no!
  two combat card round/same/one
round.reroll: yes! reroll hit/success | yes! reroll die hit/success already? | rule! many die reroll
  leader/leadership | no! reroll twice/again same? die
battle.mustLoseUnit: must-yes>! one unit two/three/four/five/six damage | must-yes>! two unit
  three/four/five/six damage |
  must-yes>! three unit four/five/six damage | must-yes>! four unit five/six damage |
  must-no>! two unit two/one damage | must-no>! three unit three/two/one damage | must-no>! four unit
  four/three/two/one damage |
  must-no>! one unit one damage | must-yes>! three damage two/one unit | must-yes>! two damage one unit |
  must-yes>! four damage three/two/one unit | must-yes! damage more/exceed unit casualty/lose | must-no!
  damage equal/same unit |
  rule! when casualty/lose unit damage? | rule! damage more/exceed unit
battle.mayLoseUnit: rule! unit remove two damage
retreat.where: rule! where retreat | no! retreat stream/ford across/over/cross | no! retreat
  adjacent/next enemy army
retreat.friendly: yes! retreat own/friendly army/stronghold/settlement
retreat.whole: no! retreat part/half/some
rout.converts: rule! rout
combined.advance: no! combined attack advance two/both/all/different/several | rule! combined attack
  advance | yes! combined attack advance one
combined.when: rule! when combined attack | rule! need combined attack
combined.oneFights: no! combined attack both/two army fight/roll/damage same?/round? | rule! combined
  attack which army
combined.switch: yes! combined attack switch/change army | rule! combined attack switch/change
rally.how: rule! rally many army | yes! rally two army muster_die? | no! rally three army
rally.roll: rule! rally work/roll/damage/how
advance.after: yes! advance part/some army after/win/battle | must-no! advance after/win/battle
control.taken: rule! when control/capture settlement | rule! capture settlement how
control.freed: no! character/leader free/liberate settlement | no! character/gandalf/aragorn
  capture/control settlement
actions.eyeLimits: no! eye_die play card | no! eye_die draw
actions.mustAct: rule! no/not use die | must-yes! use every/all die
turn.bothWin: rule! both win same?/turn?
turn.actions: rule! who first act/action/start/move
`,
)
