/**
 * What players ask about Twilight of the Third Age, and about what the second edition changes: of a rule that
 * stands there, the second edition has those claims alone.
 */
import { claimsIn } from './text'

export const SECOND_CLAIMS = claimsIn(
  `
turn.wholeAction: yes skip die nothing? not? anything? shadow? fewer? more? |
  yes discard/skip die without/no effect/action | rule skip die |
  yes skip die instead anything? four? seven? shadow? | must-no die action every? all?
huntAllocation.minimum:
  must-yes shadow? allocate one? die hunt? box? free-peoples? back/return hunt? box? |
  rule least/minimum die hunt? box? allocate? | must-yes shadow allocate die free-peoples back box hunt?
huntAllocation.gollum: yes shadow? allocate one die no/without companion fellowship? hunt? box? leave? |
  yes gollum guide die one? allocate? | rule gollum die allocate/hunt/box
elvenRings.use: yes elven? ring pass after? then? fewer? die? shadow? | yes elven? ring skip after? die? |
  must-no act/action elven? ring after? | yes elven? ring change die result? |
  rule elven? ring use/when/change?
die.muster: no free-peoples character/companion bring/play/move muster_die? play? |
  no muster_die free-peoples bring character/companion play? |
  yes shadow muster_die bring/play character/minion/saruman/witch-king | rule muster_die |
  no muster_die gandalf_the_white/aragorn bring/play?
battle.retreat:
  yes retreat region besieger own? side? besieged? enemy? stronghold? siege? defender? army? |
  rule where? retreat | no retreat enemy control settlement/region? | no retreat region enemy unit/army
battle.naturalRolls: no one/1 success/hit hunt? roll? bonus? ever? | yes six always hit |
  no one/1 hit ever?/always? modifier?
battle.declaring: yes defender know/look/see back/deck attacker? card? | rule first card declare/play
character.witchKingEntry: rule witch-king enter/bring/when/where/move/play |
  no witch-king bring/move/play no/not free-peoples nation? war |
  no witch-king bring/move/play sauron not war |
  must-yes free-peoples nation war witch-king bring?/play?/move? |
  no witch-king bring/move/play only sauron war
fellowship.gollumLate: yes gollum ability tile/once/immediately/same
fellowship.strongholdTile: rule reveal stronghold/moria shadow? tile? keep? |
  yes two/each/every tile stronghold reveal? shadow? |
  yes extra/more/another tile reveal shadow? stronghold keep? inside? still?
fellowship.enterMordor: must-no declare fellowship? move/enter mordor |
  yes revealed fellowship move/enter mordor |
  must-no move/enter mordor fellowship? morannon? minas_morgul? |
  rule enter/move mordor fellowship? track?
hunt.effects: rule order hunt damage | no two card hunt damage table?
fellowship.dieReturns: rule die hunt box return/back
turn.draw: rule many? card draw each? start? first?
`,
  `
huntAllocation.minimum: no! back hunt box shadow? allocate zero/none/no/nothing die | must-yes! back hunt
  box shadow allocate one/least
pieces.minions: no! nazgul minion
board.fortifications: no! fortification settlement
turn.usedDice: rule! phase die back/get/return
die.muster: no! free-peoples character bring/play muster_die
`,
)

export const TWILIGHT_CLAIMS = claimsIn(
  `
twilight.setUp: rule many card deck
twilight.smeagolEnters: rule smeagol enter/tile/when/play | no smeagol tile damage
twilight.smeagolGuides: yes smeagol guide | no smeagol gollum card | yes smeagol casualty/kill hunt? |
  rule smeagol guide/level
twilight.smeagolAlone: no smeagol gollum both/together play? | rule smeagol last/only/alone companion?
twilight.smeagolLeaves: rule smeagol leave/separate | no smeagol separate map/keep/move
twilight.smeagolDeclares: yes smeagol character_die declare fellowship? | no smeagol declare heal die?
twilight.galadrielEntry: rule galadriel enter/bring/when/play/move |
  no galadriel bring/play/move gandalf_the_white play? | yes galadriel bring/play/move besieged lorien? |
  no galadriel bring/play/move lorien enemy/shadow control/capture
twilight.galadriel: yes galadriel extra/die | no galadriel die gandalf_the_white play? |
  rule galadriel die/level/ability | yes recruit lorien siege/besieged galadriel?
twilight.ladyOfLight: rule galadriel ring/eye/tile | yes galadriel elven? ring cancel eye tile?
twilight.galadrielStays: no galadriel leave/move/march lorien? | rule galadriel lorien lose/capture
twilight.chiefEntry: rule chief/chief_of_the_ringwraiths enter/bring/when/where/move/play |
  no two/both witch-king play? |
  no chief/chief_of_the_ringwraiths/witch-king bring/move/play? fellowship stronghold/rivendell/lorien |
  no chief/chief_of_the_ringwraiths/witch-king bring/move/play? mordor track?
twilight.chief: rule chief_of_the_ringwraiths/chief hunt/die/reroll/ability
twilight.chiefFollows: yes chief_of_the_ringwraiths/chief follow/move declare fellowship? |
  rule chief_of_the_ringwraiths/chief declare
twilight.balrogEntry: rule balrog enter/bring/when/where/play/move |
  no balrog bring/move/play witch-king play? |
  no balrog bring/move/play moria? free-peoples/enemy control |
  yes witch-king bring/move/play balrog after? play?
twilight.balrog: no balrog minion gandalf_the_white? | no balrog leave/move moria? |
  rule balrog die/strength/leadership/ability | no balrog die witch-king play? | yes balrog extra/die
twilight.fireAndShadow: rule balrog eye/fellowship/moria/tile | yes eye kill balrog guide?
twilight.factions: rule faction enter/bring/play when? | rule dunlending/corsair/ent die?
twilight.dunlendingsEnter: rule dunlending enter/bring/when/where/play/many/move |
  no dunlending bring/enter/move/play isengard not war | must-yes isengard war dunlending
twilight.forgoil: rule recruit dunlending | rule dunlending muster/many |
  no recruit dunlending orthanc/settlement/town | no recruit dunlending besieged |
  yes dunlending regular | no dunlending elite
twilight.dunlendingHits: rule dunlending hit/casualty | yes one? hit remove/kill two dunlending
twilight.corsairsEnter: rule corsair/ship enter/bring/when/where/play/many/move |
  no corsair/ship bring/enter/move/play southrons not war
twilight.blackShips: rule recruit/build ship | yes muster_die? ship umbar? |
  no recruit/build ship umbar? not/enemy/free-peoples
twilight.fleets: rule many ship move army_die? | rule ship move/sail/far | no ship unit |
  no ship stack-limit | no ship capture settlement? city? town? | no ship stop/block enemy? army? |
  rule fleet/ship army_die
twilight.transport: rule army ship move/transport | yes army move/transport ship region? |
  no army retreat ship
twilight.landing: yes army attack ship/sea from? | rule attack/landing ship |
  no cease landing/ship/attack | rule landing kill/lose ship
twilight.shipsLost: rule ship lose/remove/kill
twilight.entsEnter: rule ents/ent enter/when/bring/play |
  no ents/ent enter/bring without/no saruman/companion fangorn? | must-yes companion fangorn ents/ent
twilight.entsRecruited: rule many ents/ent | no ents/ent return/back/again remove?
twilight.entsAwake: rule ents/ent attack/move/act | no ents/ent move/attack without/no card |
  no ents/ent army_die move?/attack?
twilight.sarumanFalls: rule saruman remove/kill/ents | yes ents/ent kill/remove saruman
twilight.engines: rule many siege? tower/trebuchet/engine region? keep? stronghold? |
  no siege? tower not/without siege/besieger build? place? allocate? |
  no three siege? tower/trebuchet/engine region? | no trebuchet passive nation? |
  yes muster_die? trebuchet/tower build? place? allocate? stronghold? siege? |
  rule where/which? tower/trebuchet/engine build?/allocate?/recruit?
twilight.superiority: rule superiority | rule engine/trebuchet/tower battle/siege more? |
  no elite extend siege? superiority free-peoples?
twilight.claim: yes remove engine/trebuchet equal superiority free-peoples? |
  rule equal/same engine/tower/trebuchet
twilight.enginesLost: rule siege? tower/engine/trebuchet remove/lose/end |
  yes siege? tower remove siege end | no siege? tower keep siege? end/after
`,
  `
twilight.smeagolTile: rule! smeagol tile
twilight.smeagolGuides: yes! smeagol guide always/is | no! smeagol not guide | rule! smeagol guide | yes!
  smeagol companion count die hunt box | yes! smeagol count hunt box
twilight.galadrielStays: no! galadriel leave/move/march lorien? army?/woodland_realm?/dimrill_dale? | no!
  galadriel move
twilight.galadrielEntry: no! galadriel gandalf_the_white play bring?/recruit?
twilight.galadriel: yes! lorien besieged recruit galadriel | yes! galadriel recruit siege/besieged
twilight.balrog: no! balrog witch-king both? die | no! balrog minion gandalf_the_white | rule! balrog die
twilight.chiefEntry: no! chief_of_the_ringwraiths witch-king kill/dead/die/out | no!
  chief_of_the_ringwraiths fellowship rivendell/lorien/minas_tirith/edoras/stronghold/city
  bring?/play?/recruit? |
  no! chief_of_the_ringwraiths bring/come/play/recruit black_captain/witch-king
twilight.dunlendingsEnter: no! dunlending/hillmen isengard not war | rule! dunlending when/how
  enter/bring/play
twilight.dunlendingHits: rule! dunlending hit/casualty/die/kill: One hit removes two.
twilight.fleets: no! ship/corsair stack-limit/limit count? | rule! far ship/fleet/corsair move/sail |
  rule! many ship move army_die
twilight.entsAwake: no! attack ents/ent army/shadow | no! ents/ent attacked
twilight.engines: rule! many/most tower/trebuchet/engine region?/one? | no! trebuchet passive | no! tower
  not/without besieger/siege/besieged
twilight.claim: yes! engine/tower/trebuchet superiority claim/discard/remove/toss free-peoples?
`,
)
