/**
 * War of the Ring: what players ask about each rule, written as `claims.ts` says.
 */
import { claimsIn } from './text'

export const WAR_CLAIMS = claimsIn(
  `
pieces.units: no elite better/stronger/more hit?/roll? regular | rule difference regular elite
pieces.armySize: rule many/most unit army | rule size army most? | no eleven unit army/region |
  yes ten unit army/region
pieces.leaderAlone: no leader alone/without keep?/move? army?/unit? free-peoples? |
  no leader move/keep/leave without/alone unit?/army? | yes leader remove/kill without/alone army?/unit? |
  rule leader without/alone army?/unit? remove?
pieces.leaders: rule many leader army | yes more/any/two/three leader army |
  yes leader lead/command nation another?/different?
pieces.leaderNoUnit: no leader hit/casualty | no leader unit stack-limit?/limit? |
  no leader stack-limit/limit/ten | no leader roll die/strength | no leader strength |
  rule leader hit/stack-limit/strength
pieces.nazgul: yes nazgul leader shadow? | yes nazgul lead army? shadow?
pieces.nazgulFlight: yes nazgul move anywhere/any/map |
  yes nazgul move through/over/beyond enemy? army? mountain? |
  no nazgul alone move stronghold enemy/free-peoples without? army? | rule nazgul move far/distance/many?
pieces.nazgulUnaffected: no nazgul kill/remove/attacked alone/without enemy? army? |
  no enemy/free-peoples army attack/kill nazgul alone
pieces.characters: yes character/companion keep/move alone/without army? |
  yes character move through/past enemy? army? | yes character lead army?
pieces.companions: no ringbearer/frodo/sam companion | rule many companion | no gollum companion
pieces.replaced: rule aragorn replace/become? strider | rule upgrade strider
pieces.minions: rule which? minion start/play? | no minion play start | rule minion start?
pieces.gollum: rule when? gollum guide | no gollum map/board/leave/separate
board.blackBorder: no army/character/companion/fellowship/nazgul? cross/move/over black border/line
board.seas: no army/fellowship/character/companion cross/move/over sea/lake | no sea/lake region
board.freeRegion: rule free region
board.fortifications: no fortification settlement | rule where? fortification |
  no capture fortification victory? point?
board.settlements: rule settlement
board.victoryPoints: rule many? victory? point city/stronghold/town | no town victory? point |
  rule worth city/stronghold/town
setUp.ringBearers: rule where? fellowship/ringbearer start | yes fellowship start rivendell
setUp.counters: rule corruption/progress start
setUp.guide: rule guide start/first | yes gandalf guide start/first
setUp.elvenRings: no shadow elven? ring first |
  rule many? elven ring start | yes free-peoples start elven? ring three? |
  no shadow start elven? ring
setUp.minions: no saruman/witch-king/minion play start
setUp.decks: no card hand start | rule many? card hand? start
setUp.huntPool: rule many? tile pool/hunt/start
setUp.dice: rule many? die start shadow/free-peoples? | rule many die shadow/free-peoples start?
setUp.politics: rule nation start/political war? active? | rule which nation active start
turn.phases: rule many? phase order?/sequence? | rule order/sequence/structure phase?
turn.draw: rule many? card draw each? start? first? | rule many card draw
turn.fellowshipPhase: rule fellowship phase
turn.huntAllocation: rule when? allocate hunt? die? box? | no hunt? die box roll allocate?
turn.actionRoll: rule eye roll box? hunt? | yes eye roll? box hunt? | rule when? roll die
turn.actions: rule first/start action? act? phase? | yes free-peoples first/start act? action? |
  no shadow first/start act? action? | rule who acts first | yes alternate
turn.victoryCheck: rule when? win check military?
dicePool.shadow: yes saruman/witch-king/mouth_of_sauron/minion extra/more/another/add die shadow? |
  rule many/most die shadow | yes shadow minion extra/more/another die |
  rule minion die extra?/more? | no shadow eleven die | yes shadow ten die
dicePool.freePeoples: rule many/most die free-peoples | yes aragorn/gandalf_the_white extra/more die |
  no strider/gandalf_the_grey extra/more die
dicePool.loss: yes lose die character/minion/saruman/witch-king/aragorn kill |
  rule die lose/kill minion/character/saruman/witch-king | yes lose die? minion/saruman/witch-king kill
dicePool.delay:
  no die/extra immediately/once/same minion/character/saruman/witch-king/aragorn? extra?/more?/add?/roll? |
  rule when? die minion/character/new extra?/more? | no new/extra die same immediately?
huntAllocation.limit: rule most/many die hunt/box box? allocate? shadow? before? roll? |
  no shadow allocate more die hunt? box? companion fellowship? |
  no ringbearer allocate/limit die? hunt? box?
huntAllocation.gollum: yes gollum guide die one? allocate hunt? box? shadow? |
  rule gollum guide die allocate/hunt/box
huntAllocation.minimum: must-no shadow? allocate die? hunt? box? any? least? one? |
  yes shadow? allocate zero/no/none/without die? hunt? box? companion?
turn.pass: yes pass fewer die free-peoples? shadow? |
  yes pass fewer die | no pass more/equal/same/many die | rule when? pass |
  no pass shadow? equal/more/same | must-no pass fewer die?
turn.lastDice: yes shadow? act/action again?/row? free-peoples? no/without/last die leave? |
  rule no/without die leave? | yes all? remaining/rest die row shadow? free-peoples?
turn.wholeAction: no interrupt/split action | no two action one die?
die.character: yes character_die attack leader/character/minion/companion |
  no character_die attack/move army? without leader? | no character_die move two army | rule character_die
die.characterFreePeoples: yes character_die separate companion | yes character_die hide fellowship |
  yes character_die move companion/fellowship | no army_die/muster_die/event_die move/hide fellowship
die.characterShadow: yes character_die move nazgul all? minion? |
  no army_die/muster_die/event_die move nazgul alone?
die.army: yes army_die move two army | no army_die move three army | no army_die attack two/twice army? |
  no army_die move attack both | rule army_die | no army_die attack move two?
die.muster: yes muster_die advance/move political/nation nation? track? | rule muster_die |
  yes muster_die saruman/witch-king/minion bring/move/play |
  no character_die/army_die/event_die recruit unit? |
  no muster_die attack/move army?
die.event: yes event_die draw/play card any? type? | no event_die draw two card |
  no event_die draw play both | rule event_die
die.musterArmy: no muster_army_die both same? | rule muster/army army_die/muster_die |
  yes muster_army_die army? either?
die.eye: no eye_die action/move/attack/play | rule eye_die | no shadow eye_die action?
die.willOfTheWest: yes will-of-the-west any/attack/move/recruit/play result? | rule will-of-the-west |
  yes will_of_the_west any/attack/move/recruit/play result? | rule will_of_the_west
die.faces: rule face die | no shadow will_of_the_west | no free-peoples eye_die?
elvenRings.passing: yes elven? ring shadow go/pass/after/turn/flip free-peoples? next? |
  rule elven? ring after/shadow | yes shadow elven? ring free-peoples? after?
elvenRings.use: rule when? elven? ring change? | yes elven? ring change die result? |
  no elven? ring change opponent/enemy die | must-yes act/action elven? ring after? immediately? change? |
  no elven? ring change two die
elvenRings.oncePerTurn: no two/three elven? ring same? player? | no elven? ring twice same? |
  rule many? elven? ring | no second elven? ring same?
elvenRings.willOfTheWest: no elven? ring change? will_of_the_west die?
elvenRings.eye: yes shadow elven? ring make eye
events.decks: rule many? deck event?
events.drawing: must-yes draw card start? two? event? deck? | no decline/refuse/skip draw card? |
  no draw two? card same deck start? first? | yes draw first card? | no draw both card same strategy deck
events.drawAction: yes event_die? draw card either/any/strategy/character deck
events.handLimit: rule many?/limit? hand card? size? most? limit? | rule hand-limit |
  no seven card hand keep? | yes discard secret/face card? seven? more? | yes six card hand
events.emptyDeck: no reshuffle discard deck empty?/end? event? | no deck empty reshuffle/again card? |
  rule deck empty/end reshuffle? | no draw empty deck |
  no discard? card back/return deck reshuffle? empty?
events.playing: rule which? die play card event? | yes event_die play any card |
  no army_die play character card event? | no character_die play army/muster card event?
events.discarded: rule play card discard/after/where
events.inHand: no play card discard/enemy/opponent/partner/deck hand?
events.requirement: no play card without/requirement/condition/not |
  no play card? event? condition/requirement not met?
events.onTable: rule card table discard? | yes discard card table die?
events.recruit: yes event card recruit nation not war at?
events.asFarAsPossible: yes play card event? partly/part/only/not full? effect? all?
events.casualties: rule event? card kill/destroy army leader/character/nazgul |
  no event? card kill/destroy army? companion/minion/nazgul kill?
events.combatCard: no combat/battle card cost/die/action | no play combat/battle card? cost/die action? |
  no battle card discard? keep/table
events.oneCombatCard: no two/more combat/battle card round? same? | rule many? combat/battle card round? |
  no second combat/battle card round? same?
armies.oneArmy: yes different/two/mixed nation one army region? same? together? |
  no two army same region player?
armies.divide: yes split/divide army | yes leave/keep unit behind army? move?
armies.stacking: rule stack-limit/limit/many/most unit region army? keep? |
  rule most/many unit besieged stronghold? keep? army? siege? | no more ten unit region? |
  no eleven unit region? | no six unit besieged stronghold? siege? | rule stack-limit
armies.excess: rule excess/many unit remove/stack-limit reinforcement? |
  yes excess unit reinforcement/return/back | no excess/stack-limit unit casualty/kill
recruiting.atWar: no nation recruit before war at? unit? |
  no muster/recruit die? unit? nation not war at? | must-yes nation war recruit |
  no recruit nation passive/peace
recruiting.yield: rule many unit recruit/muster_die? | no recruit two elite muster_die? |
  yes recruit two regular muster_die? | yes recruit one regular leader/nazgul |
  no recruit three regular/unit | no recruit one? elite regular same? muster? |
  yes recruit two nazgul/leader
recruiting.settlement: rule where? recruit unit? |
  no recruit region without/no settlement | no recruit settlement another/different/wrong nation |
  no recruit fortification/osgiliath
recruiting.twoNations: yes recruit two/different nation one? muster_die? both? same?
recruiting.nazgul: rule where? recruit nazgul | no recruit nazgul orthanc/umbar/city/town isengard? |
  yes recruit nazgul sauron stronghold
recruiting.separately:
  no recruit two/both regular/unit? same/one settlement/region/stronghold/place/town/city muster_die? |
  must-yes recruit two? unit? different settlement/region
recruiting.enemyHeld: no shadow recruit capture settlement/city/town/stronghold |
  no recruit settlement/city/town/stronghold? enemy control/capture/hold/unit? |
  no recruit capture settlement/city/town/stronghold? |
  no recruit capture/control enemy settlement/city/town
recruiting.besieged: no recruit besieged stronghold? muster_die? unit? inside? | no muster_die besieged
recruiting.byCard: yes event? card recruit besieged stronghold? |
  yes event? card recruit nation? not war at?
recruiting.figures: no recruit no/without/none/empty figure/reinforcement leave? unit?
recruiting.shadowReturn: no shadow casualty/unit/lose game/good/permanent out? removed? kill? |
  yes shadow casualty/unit/lose/nazgul return/back/reinforcement/recruit/again kill? dead? |
  yes nazgul kill return/back/again/recruit | yes recruit shadow/orc/nazgul kill/dead again?
recruiting.freePeoplesLost:
  no free-peoples casualty/unit/kill/lose return/back/recruit/reinforcement/again/reuse unit? leader? |
  no recruit free-peoples dead/kill/casualty unit? again? back? |
  no character/companion/minion kill return/back/again | no free-peoples? leader kill return/back/again
movement.when: rule which die move army
movement.armies: no move three army_die? | yes move two army army_die? | no character_die move two army |
  no move same army twice die? army? | rule many army move die?
movement.adjacent: rule far/many/distance army move region? | no army move two/three region die? one? |
  yes army move adjacent region
movement.parts: yes leader keep/leave behind army? move? | no leader keep behind without/alone unit? |
  yes move part/half army | yes leave leader behind
movement.leaderGoes: must-yes leader/character move/go/along character_die? army? with?
movement.stayBehind: yes nazgul/character/minion/companion keep/leave behind army? move?
movement.once: no move unit/army twice same? action? die? | no unit/army move twice same? |
  no join move again second army? unit?
movement.enemyUnits: no army move through/past/into enemy army? unit? region? |
  no move region enemy? enemy unit/army | no army move occupied enemy? region?
movement.attackInstead: no move region enemy unit/army keep?/stand? without? attack?
movement.nation: no army/unit move border/another/land/cross nation? not/passive war at? neutral? |
  no not war army/unit/nation cross/move/leave border/land/nation? |
  no army/unit/nation peace/neutral leave/cross border/nation?
characters.when: yes character_die move all/every companion/nazgul/minion |
  no companion/nazgul/minion/character move twice same? die?
characters.levelZero: no level zero/0 move character? | no saruman/galadriel move/leave orthanc?
characters.companions: rule far/many/distance companion move region? |
  yes group/together companion highest/best/most level move? | yes companion group together move
characters.ignoreArmies: yes companion move/through/past shadow/enemy army/unit region? |
  must-no companion stop enemy/shadow army/unit
characters.shadowStronghold: must-yes companion stop/end shadow stronghold move? |
  no companion move through shadow stronghold | yes companion move/enter shadow stronghold
characters.besiegedStronghold: no companion move/enter/into/leave/join besieged stronghold? out? |
  no companion/character leave/escape siege/besieged
characters.nazgulStronghold:
  no nazgul move free-peoples/enemy stronghold alone? |
  no nazgul move free-peoples/enemy stronghold not/without besieged/siege alone? |
  yes nazgul move/join free-peoples? besieged stronghold siege? | yes nazgul move/join siege
characters.witchKing: yes witch-king nazgul | yes witch-king minion |
  yes witch-king move anywhere/like nazgul
characters.saruman: no saruman leave/move orthanc? | no saruman attack/army? orthanc leave
characters.mouthOfSauron: rule far/distance mouth_of_sauron move | yes mouth_of_sauron move three region |
  no mouth_of_sauron move four/anywhere region? | no mouth_of_sauron nazgul
characters.minionStronghold: no minion move/enter free-peoples stronghold alone/without? army?
battle.start: no attack two army together? army_die? one? |
  rule which die attack | no attack muster_die/event_die | no attack two army army_die? one?
battle.atWar: no attack not war nation? army? unit? |
  no nation/army/unit attack peace/neutral/passive/not war? | must-yes nation war attack |
  yes defend not war
battle.attackersStay: no attacker move region before battle?
battle.rearguard: yes attack part/some/half army only? | yes rearguard attacker? | rule rearguard |
  yes attack keep/leave some/part/unit behind
battle.rearguardSafe: no rearguard hit/casualty/lose | no rearguard advance |
  no rearguard leadership/strength/roll
battle.forcedRearguard: must-yes not war unit rearguard nation?
battle.wholeDefence: no defender rearguard | no defender keep/leave out/behind unit
battle.loneCharacters: no character/nazgul/minion/companion attacked alone/without army? |
  no attack alone/lone character/companion/nazgul/minion |
  no companion/character/nazgul/minion attack alone/without army? |
  no attack companion/nazgul/minion/character alone/without army?
battle.strength: rule many? die roll battle/strength | rule strength army? | no roll six/more die |
  rule most die roll
battle.leadership: rule leadership reroll? | rule many? reroll | no reroll six/more leadership?
battle.fiveDice: no more five/six die roll | no roll six die
battle.steps: rule order/sequence round?/battle step?
battle.declaring: rule first card declare/play | yes attacker first declare/play card
battle.choosing: yes card secret/simultaneous choose/play/reveal both?
battle.initiative: rule initiative card | rule card first initiative/order
battle.combatRoll: rule hit number/need/score | yes hit five | no hit four | rule what? hit field? battle?
battle.leaderReroll: rule leader/leadership reroll | no reroll success/hit |
  yes reroll fail/miss leader? leadership?
battle.naturalRolls: yes natural? six always hit | no one/1 hit modifier? always? ever? |
  yes one/1 miss always? | rule natural one/six
battle.simultaneous: rule casualty remove first | yes attacker casualty remove? first |
  no defender casualty remove? first | rule casualty order/first/simultaneous |
  yes casualty/hit simultaneous
battle.hits: rule hit elite/regular casualty? | yes one hit elite reduce regular? |
  yes two hit elite kill/remove | yes elite hit reduce/regular | no one hit kill elite |
  rule casualty hit?
battle.replacement: rule no regular reinforcement leave? elite reduce? |
  yes elite reduce regular reinforcement/casualty
battle.losses: rule casualty where/return/permanent |
  yes free-peoples casualty/lose permanent/good/out/game
battle.leadersFall:
  yes leader/character/nazgul/companion kill/lose army/unit kill/destroyed?/lose? last? all? |
  rule leader/character/companion/nazgul army kill/lose/last
battle.cease: yes attacker cease/stop after round first? |
  yes attacker cease/stop battle? round? attack? | no defender cease/stop battle? |
  must-no attacker extend/fight another? round? | must-no attack? battle? extend/again/second/next round?
battle.retreatChoice: yes defender retreat before? after? round? battle? next? | no attacker retreat |
  must-no defender retreat | no retreat after? cease | rule when? retreat
battle.retreat: rule where? retreat | no retreat region enemy unit/army/settlement/control? |
  no retreat two region | yes retreat adjacent region | no retreat enemy control/settlement/city region?
battle.retreatBorders: yes not war retreat border/cross/another/land/nation nation?
battle.retreatBesieged: no besieged retreat adjacent? next? army? defender?
battle.advance: must-no attacker? win? advance after? battle? army? |
  yes attacker? win advance army? region? part? some? all? after? battle? |
  no defender advance after? battle? win? | yes advance part/some army
siege.cityFirstRound: rule city/fortification first round? hit? battle? |
  yes city/fortification first six hit? attacker? round? |
  no city/fortification hit? five first attacker? round? |
  yes city/fortification second/after five hit? attacker? round? first? |
  rule city/fortification attack/battle hit?
siege.choice: yes defender retreat/siege/choose/inside stronghold |
  must-no defender retreat siege/inside/stronghold | yes field battle stronghold |
  yes defender fight field stronghold?
siege.begins: rule siege start | rule when siege
siege.limit: rule many/most/limit unit besieged stronghold? keep? inside? |
  rule many/most unit siege stronghold? inside? keep? |
  no six/more unit siege/besieged stronghold? inside? keep? |
  rule leader siege/besieged many stronghold? | yes five unit besieged/siege stronghold? keep?
siege.ends: rule siege end
siege.battle: no besieged attacked outside/adjacent/another army? region? |
  no attack besieged adjacent/outside/next/another region? |
  no army/region adjacent attack besieged stronghold?
siege.rolls: rule hit/roll siege/besieged attacker? defender? battle? number? |
  no hit five siege/besieged attacker battle? | yes hit six siege/besieged attacker battle? only? |
  yes hit five siege/besieged defender battle? | yes besieged hit five defender? | no besieger hit five
siege.extend: rule extend siege elite? round? battle? | yes extend siege/battle reduce elite round? |
  no extend siege without/no elite | yes siege second/another/next/extend round reduce elite |
  rule second/next/many/another round siege |
  no siege second/another/extend round without/no/reduce elite reduce? |
  yes extend siege twice/again/several/more reduce? elite?
siege.goesOn: rule siege both unit leave/after
siege.noRetreat: no besieged leave/move/retreat/escape stronghold? army? unit? region? next? adjacent? |
  yes besieger leave/move/retreat army? unit? siege?
siege.sortie: rule sortie | yes besieged attack besieger? army? out? sortie? | yes besieged sortie |
  no besieged attack region? adjacent/next/another | yes sortie hit five both?
siege.sortieCeases: rule sortie cease/stop/fail | yes sortie cease/stop back
siege.besiegerRetreats: yes besieger retreat sortie?
siege.sortieStays: no sortie advance win? | no sortie move/leave region
siege.relief: yes attack besieger adjacent/outside/relieve army? region? | rule relieve siege army? |
  no besieged help/join/fight relieve/outside | yes relieve siege/besieged
siege.reinforcing: yes move/join/add/reinforce besieger/siege army/unit? more? |
  yes reinforce siege/besieger
capture.when: rule when? capture settlement/city/town/stronghold |
  yes capture city/town move/enter/empty | yes capture empty city/town |
  no capture stronghold besieged/siege/defender not? |
  no nazgul/character/companion/minion capture settlement? city? town? stronghold? alone?
capture.noUse: rule capture settlement/city recruit | no capture settlement/city/town recruit |
  no recruit capture settlement? city? town?
capture.recapture: yes recapture/capture back/again point/marker/settlement/city lose? |
  rule recapture/capture back/again settlement/city point? | yes lose point recapture settlement?
politics.track: rule political track | rule when nation war
politics.passiveStart: rule which? nation active/passive start? | yes elves active start? |
  no rohan/gondor/dwarves/north active start? | yes rohan/gondor/dwarves/north passive start?
politics.passiveLimit: no passive nation war at? last? step? move? advance? |
  must-yes nation active war at? before?
politics.lasting: no active nation passive again? back? become? |
  no nation active? passive again/back/return
politics.entered: yes nation active/activate shadow/enemy army? move/enter/border/region |
  rule nation active shadow? army? enter/move
politics.attacked: yes nation active/activate attack | rule attack nation active
politics.declared: yes fellowship declare nation? activate/active | rule declare activate/active nation? |
  yes declare fellowship nation/city/stronghold active
politics.companion: yes companion activate/active nation move? city? stronghold? |
  rule companion activate nation | rule nation active
politics.symbols: rule which companion nation activate? |
  yes gandalf/merry/pippin/aragorn activate any/all/every nation |
  no legolas/gimli/boromir activate any/all/every nation
politics.diplomacy: yes muster_die advance/move nation political? track? |
  yes advance nation political? track? muster_die? |
  rule advance/move nation political/track/war |
  no shadow/enemy/opponent advance/move free-peoples/enemy nation political?
politics.advanceAttacked: rule attack nation political advance/track/move |
  yes attack advance/move nation political? track? war? |
  no attack advance twice same? battle? nation? two?
politics.advanceCaptured: yes capture/lose settlement/city advance/move nation? political? track? |
  rule capture/lose settlement political/advance nation?
politics.nonBelligerent: yes not war defend nation? army? | rule not war nation not? |
  yes nation? not war defend | yes nation not war move army? own? region? inside?
politics.stacked: no not war keep/together/with army/nation war limit?
politics.retreat: must-yes not war retreat leave/back land?/nation?
politics.characters:
  yes nazgul/companion/minion/character battle/attack/join/part not war nation? |
  yes character/companion/minion/nazgul war always? at? |
  yes nazgul/companion/minion/character move border? not war nation? sauron?
fellowship.members: rule fellowship member
fellowship.ringBearers: no frodo/sam/ringbearer leave/separate/kill fellowship? |
  no ringbearer/frodo/sam casualty/kill/die | no frodo sam separate/leave |
  no hobbit leave/separate fellowship?: Frodo and Sam may not.
fellowship.corruption: rule most/limit/many corruption lose? | rule corruption twelve | rule corruption
fellowship.guide: rule guide choose/which/who highest? level? | no guide lower/less level companion? |
  must-yes guide highest level | yes choose guide equal/tie/same level | rule guide
fellowship.changeGuide: rule when? guide change/switch/choose |
  yes change/switch guide fellowship? phase? end? | no change/switch guide during action/any
fellowship.guideAbility: no ability/text companion not guide fellowship? |
  no two/both/all companion ability guide? fellowship? | yes only guide ability fellowship? |
  rule guide ability
fellowship.gollum: rule gollum guide when? | yes gollum guide no/without/last companion leave? fellowship?
fellowship.move: rule which die move fellowship | no army_die/muster_die/event_die move fellowship |
  yes character_die move fellowship | yes move fellowship twice/two/more same? |
  yes move fellowship several
fellowship.hunted: yes hunt each/every fellowship? move
fellowship.dieToHuntBox: rule die fellowship move where/after/hunt?/box? |
  yes die move fellowship hunt box | yes die hunt box fellowship move
fellowship.dieReturns: yes die hunt box return/back end? | rule die hunt box return/back
fellowship.declare: rule declare fellowship? when? how? | must-no declare fellowship? |
  no declare revealed fellowship? | yes declare fellowship? less/fewer region? progress? |
  no reveal declare fellowship? after? | yes fellowship hidden/keep declare after? keep?
fellowship.reveal: rule fellowship reveal where/move |
  no reveal fellowship? city/stronghold free-peoples? move? end?
fellowship.revealed: no move revealed fellowship | no fellowship revealed move character_die? |
  must-yes hide fellowship before move revealed?
fellowship.strongholdTile: rule reveal stronghold/moria shadow? tile? |
  yes reveal shadow? stronghold extra/another/more tile hunt? draw? |
  yes extra/second/another tile reveal? shadow? stronghold through?
fellowship.strongholdOnReveal: no declare shadow? stronghold/moria tile/hunt through? extra?
fellowship.hide: yes character_die hide fellowship | rule hide fellowship die? |
  no hide fellowship move same? also? | no die hide hunt box fellowship? | rule which die hide
fellowship.heal: yes heal fellowship? corruption? declare city/stronghold |
  yes declare fellowship? heal/remove corruption? city/stronghold? | rule heal corruption? fellowship? |
  no heal two/more corruption declare? | no heal/declare corruption? town |
  no heal corruption? captured/enemy control? city/stronghold? |
  yes heal corruption? again/each/every same? city? stronghold? next?
fellowship.enterMordor: rule enter/move/start mordor fellowship? track? where? |
  yes fellowship? move mordor minas_morgul/morannon | no fellowship move mordor gorgoroth/another/any
fellowship.separate: yes separate companion group/two/several/more one? die? same? together? |
  no separate companion mordor track? | rule separate companion? die? |
  yes separate companion character_die? | yes separate guide |
  yes hobbit leave/separate fellowship?: Merry and Pippin may.
fellowship.separateReach: rule far/distance/many separate companion move? |
  yes separate progress level add? move? region?
fellowship.guideLeaves: rule guide leave/separate/kill next?/new?
fellowship.noReturn:
  no companion/aragorn/gandalf join/return/back/again fellowship leave? separate? after? once? |
  no join/return/back/again fellowship companion? separate? leave? |
  no separate companion? join/return/back/again fellowship?
hunt.pool: no tile back/return pool draw? after? | rule tile draw after/where
hunt.refill: rule pool empty tile? | no special tile back/return pool empty? |
  yes tile back/return pool empty standard? | rule pool run/out/no tile? leave?
hunt.specialTiles: rule special tile enter/when/pool/add | no special tile pool before mordor start? |
  yes special tile pool mordor
hunt.negative: rule negative/minus/blue tile | yes negative/minus/blue tile heal/reduce/remove corruption?
hunt.dieTile: rule tile die
hunt.stopTiles: rule stop tile | yes special shadow tile stop | yes shadow special tile stop
hunt.roll: rule when? hunt roll | no hunt roll mordor track?
hunt.level: rule many/most die hunt roll? | rule hunt success/six/hit roll? | no hunt roll six/more die |
  rule hunt level | yes hunt success six | no hunt success five without?
hunt.bonus: rule bonus hunt fellowship? die? |
  yes bonus/add/+1 hunt free-peoples? die? box? move? second? | rule hunt second/again fellowship? move?
hunt.reroll: rule hunt reroll | yes hunt reroll nazgul/stronghold/army/unit fellowship? region? |
  rule most/many hunt reroll | yes three hunt reroll
hunt.damage: rule hunt damage
hunt.eye: rule eye tile hunt?/damage? | yes eye tile damage success
hunt.reveals: rule reveal icon tile | yes reveal icon tile fellowship
hunt.declaredTile: no reveal icon/fellowship city/stronghold declare tile? |
  no fellowship reveal city/stronghold
hunt.effects: rule hunt damage ring/casualty/corruption? | yes hunt damage corruption instead/ring |
  must-no casualty hunt damage?
hunt.casualty: rule hunt casualty random/guide/companion? | no choose companion casualty hunt? which? |
  yes guide casualty hunt? choose? | yes random companion casualty/kill hunt? |
  must-no guide kill/casualty hunt?
hunt.excess: rule hunt? damage excess/more/beyond level companion? guide? |
  yes excess/rest/remaining damage corruption casualty?
hunt.corrupted: yes twelve corruption lose/win shadow? | rule twelve corruption
mordor.place: no gorgoroth mordor track same? | no army gorgoroth mordor track/fellowship
mordor.enter: rule tile/pool mordor enter/move | yes eye tile return/back pool mordor
mordor.separate: no separate/leave companion fellowship? mordor track? |
  rule companion mordor separate/leave
mordor.move: rule mordor? track move fellowship? tile? | no hunt? roll mordor track? |
  yes draw tile each/every move? mordor track?
mordor.eye: rule eye tile mordor track? | rule eye mordor damage?
mordor.advance: no advance/move mordor track stop tile? | rule stop tile mordor track? |
  yes advance/move mordor track step? without? stop?
mordor.hidden: no move mordor track? reveal | yes hide mordor track |
  no reveal fellowship move mordor track? | rule reveal mordor track?
mordor.idle: rule not move mordor track? fellowship? corruption? |
  yes corruption not move mordor track? fellowship? add? | must-yes move fellowship? mordor each? every? |
  rule keep mordor track? fellowship?
mordor.crackOfDoom: rule many step/move mordor track crack_of_doom? | rule crack_of_doom |
  rule five step mordor | rule many mordor track
victory.order: rule both/same/two win | rule both win? same?
victory.when: rule when? win check/military | no shadow win during/immediately/middle ten? point? |
  no military win immediately/during | yes ring win immediately/during
victory.corruption: rule shadow win corruption | yes shadow win corruption twelve
victory.ring: rule free-peoples win ring/destroy | yes free-peoples win crack_of_doom
victory.shadow: rule many? victory? point shadow win? need? | rule shadow win |
  yes shadow win ten point? | no shadow win nine point?
victory.freePeoples: rule many? victory? point free-peoples win? need? | rule free-peoples win |
  yes free-peoples win four point? | no free-peoples win three point?
partners.handLimit: rule limit/many?/hand card? hand? four? player? partner? size? | rule hand-limit |
  no five card hand | yes four card hand
partners.draw: rule many? card draw player? partner?
partners.firstDraw: rule many? card draw first
partners.swap: yes swap/switch/give card partner? one? | no look/show/tell card partner hand? |
  no swap/switch two card partner? | no talk/tell/discuss card partner
partners.nations: rule who/which? nation player control/play | rule player/partner nation
partners.leading: rule leading/lead player first? | rule lead player change? next?
partners.fellowship: rule declare/guide player who? choose? | yes lead player declare/guide choose?
partners.allocation: rule allocate hunt? die? who? box?
partners.order: rule order player first? action? | rule first act/action player?
partners.pass: rule pass player? partner?
partners.anyDie: yes any/all player/partner die | yes partner share die | no player own/separate die pool
partners.limits:
  no gondor/elves recruit/move/attack rohan/dwarves/north player? regular? unit? elite? army? |
  no rohan/north/dwarves recruit/move/attack gondor/elves player? regular? unit? elite? army? |
  no sauron/witch-king recruit/move/attack isengard/southrons player? regular? unit? elite? army? |
  no saruman/isengard recruit/move/attack sauron player? regular? unit? elite? army? |
  no recruit/move/attack partner nation/unit/army
partners.diplomacy: no advance/move partner nation political? |
  no gondor/rohan player advance/move rohan/gondor political track?
partners.companions: yes gondor/rohan/player/partner/either/any move/hide fellowship |
  yes gondor/rohan/player/partner/either/any separate/move companion fellowship?
partners.hunt: rule hunt damage who? decide? choose? player?
partners.minions: rule minion control who? player? |
  no saruman player? move/bring/play witch-king/mouth_of_sauron |
  no witch-king/sauron player? bring/play/move saruman
partners.nazgul: yes saruman/isengard/either/any/player move nazgul |
  no saruman/isengard player? recruit nazgul
partners.mixed: rule mixed army when? form? | rule mixed army
partners.command: rule mixed army command/control/who | rule command/control mixed army?
partners.moves: rule mixed army move who? | no move mixed army not command
partners.elites: yes southrons elite leader saruman? play? player? |
  yes southrons-elite leader saruman? play? player?
partners.twice: no same nation twice row
partners.three: rule three player
partners.victory: rule partner win together? | yes partner win together
character.captainOfTheWest: rule captain_of_the_west |
  yes strider/boromir/legolas/gimli/aragorn add/extra strength/die battle? army?
character.gandalfTheGrey: rule gandalf guide draw/card/ability
character.strider: yes strider guide hide any/army_die/muster_die/event_die? fellowship? |
  rule strider guide
character.boromir: rule boromir gondor advance/political/die
character.meriadoc: rule merry guide | yes merry guide reduce/less damage
character.peregrin: rule pippin guide | yes pippin guide reduce/less damage
character.takeThemAlive: rule take_them_alive | yes merry/pippin kill/casualty back/map/return/live
character.aragornEntry: rule aragorn enter/bring/crown/replace/when/move/play |
  no strider aragorn muster_die/character_die/army_die/event_die replace? |
  no strider aragorn fellowship replace? |
  must-yes will_of_the_west aragorn strider?
character.gandalfTheWhiteEntry: rule gandalf_the_white enter/bring/when/move/play |
  no gandalf_the_white bring/move/enter/play minion no/not/without play? ever? bring? |
  no gandalf_the_white muster_die/character_die/army_die bring? |
  yes gandalf_the_white bring/enter/play/move gandalf? kill/casualty minion?
character.shadowfax: rule shadowfax | yes gandalf_the_white move four
character.whiteRider: rule gandalf_the_white nazgul leadership? |
  yes gandalf_the_white cancel/negate nazgul leadership
character.gollum: rule gollum ability/guide/reveal
character.sarumanEntry: rule saruman enter/bring/when/move/play |
  no saruman bring/enter/play/move isengard not war | must-yes isengard war saruman bring?/enter?/move?
character.sarumanVoice: rule voice_of_saruman | rule saruman ability/recruit/muster
character.sarumanElites: yes isengard-elite/isengard elite? leader saruman? play? |
  no isengard-elite/isengard elite? leader without/not saruman
character.witchKing: yes witch-king activate/active all/every? free-peoples? nation |
  rule witch-king ability/active/enter
character.witchKingEntry: rule witch-king enter/bring/when/where/move/play |
  no witch-king bring/enter/move/play sauron not war |
  no witch-king bring/play/enter/move without/no army | must-yes sauron war witch-king bring?/enter?/move?
character.mouthEntry: rule mouth_of_sauron enter/bring/when/where/move/play |
  must-no all? nation war mouth_of_sauron bring?/move? mordor? fellowship? |
  yes mouth_of_sauron bring/enter/play/move fellowship mordor track?
character.messenger: rule mouth_of_sauron ability/muster/army | yes mouth_of_sauron muster army_die?
siege.retreatInside: yes defender/army retreat inside/stronghold own? battle? before? round?
`,
  `
fellowship.noReturn: no! join/back/return/rejoin/again
  companion/legolas/gimli/boromir/strider/merry/pippin/gandalf fellowship | no! join fellowship
  again/already/same
siege.noRetreat: no besieged retreat/leave/move/escape stronghold? defender? army? unit? inside? region?
  next? adjacent? out? | no> besieged defender retreat
siege.extend: no! second/another/next round siege without/no/not reduce/elite | rule! siege
  second/another/next/extend round |
  no! siege fight/battle second without/no/not elite | yes! siege elite reduce second/another/next/extend
siege.rolls: rule! siege hit/need/number/roll attacker/defender | rule! siege battle hit/need/roll | no!
  siege attacker five hit | yes! siege attacker six only?/need?/hit? |
  yes! siege defender five hit | yes! besieged defender five hit
siege.cityFirstRound: no! city/dale/fortification/osgiliath six second/later/next/third/after/still |
  yes! city/fortification six first | rule! city/fortification hit/need attack
board.victoryPoints: no! fortification point/victory/count | no! town point/victory/count/worth | rule!
  worth/many point city/stronghold/settlement |
  yes! city one point | yes! stronghold two point | no! osgiliath/fords_of_isen point/victory
victory.control: no! fortification point/victory | rule! settlement point count/worth
battle.strength: rule! many combat? die roll/attack/army/strength | rule! most combat die
pieces.leaderNoUnit: no! leader strength add/count | no! leader unit count/stack-limit/limit | no!
  leader/nazgul count stack-limit/limit
recruiting.freePeoplesLost: no! gondor/rohan/elves/dwarves/north kill/dead/casualty/lose
  recruit/back/return/again/reinforcement/reuse |
  no! free-peoples kill/dead/casualty/lose recruit/back/return/again/reinforcement/reuse | yes!
  free-peoples casualty/kill/lose permanent
recruiting.shadowReturn: yes! shadow/sauron/isengard/southrons/nazgul kill/dead/casualty/lose
  recruit/back/return/again/reinforcement/reuse |
  no! shadow/sauron/isengard/southrons/nazgul kill/dead/casualty/lose permanent
recruiting.separately: no! two regular/unit/figure same/both recruit | no! muster_die two
  regular/unit/elite both/same | yes! two regular/unit/figure recruit different/separate muster_die? |
  no! recruit both same region/place/settlement
recruiting.byCard: yes! card/event recruit not war | yes! card/event recruit besieged/siege | rule!
  card/event recruit
recruiting.yield: rule! many unit/regular/elite recruit muster_die/one/get | rule! what muster_die
  recruit/bring
setUp.dice: rule! many die start/begin | rule! many action die
elvenRings.willOfTheWest: no! ring muster_die/army_die/event_die/character_die will_of_the_west
  turn/into/make/become | no! ring make/become will_of_the_west
elvenRings.oncePerTurn: no! two/three ring same | no! second/another ring same | rule! many ring turn/use
elvenRings.eye: no! ring eye out/back | yes! shadow ring make eye
elvenRings.passing: yes! shadow get ring after/used/pass | rule! ring after used/use where/happens
elvenRings.use: rule! when ring use | yes! ring change die result
events.emptyDeck: no! deck/card empty reshuffle/shuffle | no! reshuffle/shuffle discard card/deck? |
  rule! deck empty happens?
events.handLimit: rule! many/limit/most hand card | rule! hand size/limit | no! seven/eight/nine/ten card
  hand keep
huntAllocation.limit: rule! many/most die hunt box allocate/before/shadow/roll | rule! many/most die hunt
  box | rule! many/most die allocate hunt
turn.pass: no! pass equal/same/both die | no! pass both die | rule! when pass | no! pass many die
  free-peoples/shadow? both?
fellowship.revealed: no! reveal fellowship move further/on/again/character_die
fellowship.hide: no! hide move fellowship same die?/action? | no! hide fellowship move same/one | rule!
  hide fellowship how/when/which
fellowship.reveal: no! reveal fellowship end/stop/finish/keep/allocate
  lorien/minas_tirith/rivendell/edoras/dale/helms_deep/city/stronghold |
  rule! reveal fellowship where/figure/move/happens
fellowship.separateReach: rule! far companion/legolas/gimli/boromir/strider/merry/pippin/gandalf
  leave/separate/go/move progress/fellowship | rule! far separate
fellowship.heal: rule! many/much corruption heal/declare | rule! heal corruption/fellowship | yes! heal
  corruption declare city/stronghold
fellowship.guide: rule! who guide | rule! which companion guide | no! guide lower/not/without highest/level
fellowship.changeGuide: rule! when change/choose/new guide
victory.corruption: rule! corruption twelve happens?/moment?/hit?/reach? | yes! corruption twelve
  lose/win/over/end
victory.shadow: rule! many point shadow/sauron win/need/military | no! nine/eight point shadow win
victory.freePeoples: rule! many point free-peoples win/need/military | must-no! free-peoples five point
  win/military | no! free-peoples five point need win/military | no! free-peoples three/two point win
victory.when: rule! when victory/win/point check/count | no! military win/victory immediately/during/middle
hunt.bonus: yes! second move fellowship five hunt | yes! fellowship already/second/twice move hunt five |
  rule! second move hunt bonus/harder/dangerous | rule! hunt bonus/modifier
hunt.level: rule! many hunt die roll eye/box: At most five. | rule! hunt die roll many/most | rule! hunt
  roll success/hit/need/number
hunt.eye: rule! eye tile damage/outside?/do?
hunt.casualty: rule! who/which companion kill/die/casualty hunt | rule! casualty hunt | yes! random
  companion instead? guide? hunt?
hunt.excess: rule! excess/left/remain damage hunt?/level?/companion?
hunt.reroll: rule! hunt reroll
hunt.refill: rule! hunt? tile empty/run/all pool?
hunt.declaredTile: no! reveal icon/tile city/stronghold declare
mordor.separate: no! mordor separate/leave companion/merry/pippin/gimli/legolas/boromir/strider/gandalf |
  no! mordor track separate/leave
mordor.idle: rule! mordor not/neither/nor move/hide | yes! mordor not/neither move corruption | rule!
  mordor stand/still/stay/keep
mordor.eye: rule! mordor eye damage/tile
mordor.crackOfDoom: rule! many step mordor/doom
mordor.advance: rule! stop tile/icon mordor? | no! stop tile move/advance mordor
politics.passiveLimit: no! passive war move/advance/go/enter | no! passive nation war | no! passive
  muster_die war
politics.diplomacy: rule! advance/move nation politics how/which die/action?
politics.lasting: no! active nation passive again/become/back/return
politics.attacked: yes! attack passive nation active | rule! attack passive nation
siege.relief: no! besieger attack inside roll/fight/join/part | rule! attack besieger outside/relieve |
  no! relieve/relief inside/besieged roll/fight/join
siege.limit: rule! many unit siege/besieged/stronghold/inside fit?/keep? | no! six/seven/eight/ten unit
  besieged/siege/inside
siege.sortie: rule! sortie | yes! besieged attack besieger/sortie
siege.retreatInside: yes! retreat inside/into stronghold own before/battle/round/attacked
battle.leaderReroll: rule! many die reroll leader/leadership | rule! leader/leadership reroll/do
battle.hits: rule! hit elite/regular casualty/remove/take | yes! elite hit two/reduce regular
battle.cease: rule! who/when cease/stop battle/attack
movement.adjacent: rule! far army move
movement.armies: rule! many army army_die/move | yes! two army army_die move | no! three army army_die
movement.once: no! same army move twice/again
armies.stacking: rule! many unit region/stack-limit/army most? | rule! stack-limit | no! eleven/twelve
  unit region
characters.nazgulStronghold: no! nazgul free-peoples? stronghold move/fly/enter no/without siege/besieger
  | no! nazgul minas_tirith/helms_deep/lorien/rivendell/dol_amroth/erebor/grey_havens no/not/without
  siege/besieged/besieger
characters.nazgul: rule! far nazgul move/fly | yes! nazgul move/fly anywhere/any/far | yes! nazgul alone
  move/fly
characters.companions: rule! far companion move | yes! mouth_of_sauron alone three region move?
dicePool.shadow: rule! many die shadow/minion | yes! minion die extra/more/add
dicePool.delay: rule! when new/extra/additional die | no! new/extra/additional die same/immediately/already
turn.usedDice: rule! when die back/return/recover
turn.lastDice: rule! no die left happens?/opponent? | yes! no die left opponent/enemy continue/still act
events.oneCombatCard: no! two combat? card round/same/battle? | rule! many combat? card round/battle
events.combatCard: no! combat card die cost/need | rule! combat card cost/die
fellowship.declare: rule! when declare fellowship | rule! declare fellowship how/far
fellowship.enterMordor: rule! enter mordor how/where/fellowship? | rule! mordor track enter/start
capture.when: rule! capture settlement/city/stronghold/town when/how
character.sarumanEntry: no! saruman leave/march/move orthanc? army/hd/helms_deep/fords_of_isen
partners.nations: rule! who elves/gondor/rohan/north/dwarves/sauron/isengard/southrons
  play/run/control/command | rule! who witch-king/saruman/mouth_of_sauron/nazgul control/play/run
partners.minions: rule! who mouth_of_sauron/saruman/witch-king control/move/play/bring
partners.limits: no>! rohan player recruit/move/attack gondor/elves | no>! gondor player
  recruit/move/attack rohan/north/dwarves
partners.swap: no! show/look/discuss/tell card partner/mate/teammate/ally
partners.handLimit: rule! hand limit/size/many
partners.allocation: rule! who die hunt box/allocate
partners.fellowship: rule! who declare fellowship | rule! who decide/choose declare/guide
partners.order: rule! who first action/act/turn/die lead?
partners.nazgul: no! saruman/isengard player recruit/bring/muster nazgul
partners.command: rule! mixed/mixt army control/who/command
partners.twice: no! two action row/same/consecutive nation/gondor/rohan/both | no! same nation twice
  row/consecutive
`,
)
