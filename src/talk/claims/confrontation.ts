/**
 * The Confrontation: what players ask about each rule, written as `claims.ts` says.
 */
import { claimsIn } from './text'

export const CONFRONTATION_CLAIMS = claimsIn(
  `
setup.pickTwo: rule many special card keep/each
setup.announceNumber: rule number/many special card | rule who announce/name number
setup.placement: rule where/many start/placement/place character setup? |
  no start mountain character allocate? | rule setup/placement | rule many character start/home
setup.firstTurn: rule who/first start/first/move | yes sauron first/start move? |
  no fellowship first/start move?
turn.mustMove: must-yes move each? every? character? |
  must-yes move character each? every? one? | no move two/three character same? |
  no pass/skip | no not move | rule many character move | no decline move |
  no move two different character
turn.alternate: no two move row
turn.shuffle: no shuffle character? region? different two? | no shuffle between/two region |
  yes shuffle character same region hidden? | rule when shuffle | no shuffle revealed character |
  yes shuffle hidden character | yes shuffle enemy? during/own any
movement.ownPiece: no move enemy character/piece
movement.forward: no frodo/sam/pippin/merry/gandalf/legolas/gimli/boromir move backward/sideways |
  no balrog/shelob/warg/orcs/cave_troll/saruman/black_rider move backward/sideways |
  no move backward/sideways without? attack? | rule how/far/distance move |
  no move backward | no move sideways | no character move two/three region forward? |
  no move forward two/three region | no move stay/keep same region
movement.limit: rule many/most/limit character region/mountain/shire/mordor |
  no two character mountain same? region? | no three character region same? |
  no five character shire/mordor home | yes two character region same? | yes four character shire/mordor |
  yes one character mountain
movement.mountains: no move sideways mountain character? attack? power? |
  no witch_king/aragorn/character move? sideways mountain | no sideways mountain |
  no witch_king sideways mountain | no character move mountain next/adjacent/between mountain? sideways
movement.river: no sauron anduin/river move? | yes fellowship anduin/river move? down? |
  no sauron move/use anduin/river |
  yes fellowship? character? move anduin/river down? forward? mirkwood? fangorn? rohan? |
  no fellowship? character? move up anduin/river/backward backward? | rule anduin/river
movement.tunnel: no sauron/enemy tunnel moria? move? |
  yes fellowship character? tunnel moria? move? eregion? fangorn? |
  no tunnel moria? back/backward/fangorn fellowship? move? eregion? | rule tunnel moria? who? |
  no orcs/balrog/warg/black_rider/witch_king/shelob/cave_troll/saruman tunnel moria? move? |
  yes frodo/sam/pippin/merry/gandalf/aragorn/legolas/gimli/boromir tunnel moria? move?
movement.attackOnly: no witch_king/aragorn sideways/backward without/no/empty attack? region? move? |
  no black_rider/flying_nazgul move without/no/empty attack forward? region? two? three? |
  no black_rider three/two/four region forward? move? without/no attack |
  must-yes attack black_rider/witch_king/flying_nazgul/aragorn sideways?/move? |
  must-yes reveal/show black_rider/witch_king/flying_nazgul/aragorn move?/power?/text?
movement.passThrough: no black_rider/character move through/past/over enemy/character/full region? |
  no pass/move through/over/past enemy region?
movement.watcher: no watcher move revealed/reveal forward? variant? |
  no revealed watcher move forward? variant?
battle.attack: rule when/how? battle/attack | yes attack move region enemy |
  must-yes attack/battle move region enemy | rule move region enemy
battle.opponent: yes choose opponent/enemy revealed region? attack? several? |
  rule two/several enemy region attack? which? choose? |
  yes attacker choose/name revealed enemy/character | no attacker choose/name hidden enemy/character |
  rule which? enemy attack region two?/several? | no choose opponent hidden
battle.randomOpponent: rule hidden enemy random/which attack? |
  yes random hidden enemy/character attack? | no choose which? hidden enemy/character attack?
battle.reveal: yes reveal/show both? character battle | rule when reveal/show character |
  must-yes reveal battle both? character?
battle.texts: rule which/who? text first | rule order text | yes fellowship text first |
  no sauron text first
battle.retreatEnemy: no retreat region enemy | no retreat occupied region? enemy?
battle.retreatLimit: no retreat full region | no retreat region full/limit/two
battle.retreatDirection: no character retreat tunnel through? moria? |
  no retreat tunnel moria? through? | rule where/direction retreat |
  no retreat forward
battle.retreatMountains: no retreat sideways mountain/misty_mountains/caradhras/high_pass |
  no frodo/faramir retreat sideways mountain/misty_mountains/caradhras/high_pass attack? attacked? |
  no retreat sideways attack? mountain
battle.retreatUpstream: no retreat up river/anduin upstream? |
  no retreat up/backward/sideways anduin/river
battle.retreatCancelsText: no text work after? retreat opponent/enemy? |
  yes retreat cancel/ignore text enemy?
battle.notRetreated: no retreat kill/defeated | no kill character retreat | yes retreat survive/live
battle.cards: no two combat/battle card play? same? |
  rule when card play | yes card secret/simultaneous choose?/reveal? |
  must-yes play card battle
battle.cardInHand: no play/use same? card twice/again | no reuse card | no play discard card |
  yes card back/return all play
battle.textCards: rule order text card | rule which/first/who text card | yes sauron text card first |
  no fellowship text card first | rule both text card
battle.strengths: rule who? win battle/strength/higher | rule strength card add |
  yes higher strength win | no lower strength win
battle.tie: rule strength/equal tie/equal/same | yes both kill/defeated equal/tie strength? | rule equal |
  no attacker/defender win equal
battle.defeated: rule kill character where/after | yes look/reveal/show/know kill character |
  no kill character return/back/again
battle.discard: yes look discard enemy/opponent? card? | yes count/know card play enemy? |
  rule discard card look/open
battle.refill: rule hand empty/no card | rule card back/return when | rule nine card play |
  yes card back/return nine/all play
battle.next: must-yes attack/battle second/next/other/all enemy region? after? |
  rule two/several/second enemy region attack? |
  yes battle/attack second/next/several/more enemy region? same? |
  must-yes attacker extend/battle all enemy
battle.conceal: rule after battle hidden/reveal/conceal/survivor |
  yes hide/conceal after battle survivor? character? | no keep revealed after battle character? |
  no survivor reveal/revealed keep after? battle?
end.ringbearerInMordor: yes frodo/ringbearer mordor win |
  rule fellowship win | yes fellowship win frodo/ringbearer mordor |
  no battle frodo/ringbearer move? mordor | rule frodo/ringbearer mordor |
  yes frodo/ringbearer move mordor enemy/sauron/keep win? | must-no frodo/ringbearer battle mordor
end.threeInShire: no one/two sauron character? shire win |
  rule sauron win | yes sauron win three shire character? |
  rule three shire character? sauron? | no sauron win two shire character?
end.ringbearerDefeated: yes sauron win frodo kill/defeated | rule frodo/ringbearer kill/defeated
end.ringPasses: rule variant frodo kill/dead ring?/pass?/sam? |
  yes variant? sam ring/ringbearer frodo kill?/dead? | rule sam ring/ringbearer |
  rule frodo kill variant ring? sam? pass?
end.heirGone: yes sauron win variant? frodo kill sam dead/kill/off/not |
  rule frodo kill sam dead/kill/off variant? | rule warg kill frodo variant
end.witchKingInShire: rule witch_king move/win shire variant? | yes sauron win witch_king shire variant? |
  rule win witch_king shire
end.cannotMove: rule not move | rule no/not move character? forward? win?/lose? |
  yes lose not move character? forward? | rule no legal move
match.points: rule match point/score | rule many point match
match.winner: rule match win
card.strength: rule strength card
card.fellowship-magic: rule magic | rule magic empty discard | yes magic any discard card? fetch? |
  no magic empty discard work? | rule magic discard empty pile? | rule both magic
card.fellowship-noble-sacrifice: rule noble_sacrifice |
  rule noble_sacrifice retreat/retreat_card sauron? card? retreat? retreat_card?: Then nobody is defeated. |
  yes noble_sacrifice both? kill/defeated character? | no noble_sacrifice work/kill retreat sauron? card?
card.fellowship-elven-cloak: rule elven_cloak |
  yes elven_cloak ignore/cancel strength/number card? sauron? |
  no elven_cloak text/eye/magic/retreat card? ignore? cancel? | no elven_cloak ignore/cancel text card?
card.fellowship-retreat: rule fellowship retreat_card |
  no fellowship retreat_card no/without/full/region | yes fellowship retreat_card backward |
  no fellowship retreat_card sideways/forward
card.sauron-magic: rule sauron magic
card.sauron-eye: rule eye/eye_of_sauron |
  yes eye_of_sauron/eye ignore/cancel noble_sacrifice/text/magic/retreat/elven_cloak card? |
  yes noble_sacrifice/text/magic/retreat/elven_cloak card? ignore/cancel eye_of_sauron/eye |
  no eye_of_sauron/eye ignore/cancel strength/number card?
card.sauron-retreat: rule sauron retreat_card | no sauron retreat_card mountain |
  yes sauron retreat_card sideways | no sauron retreat_card backward/forward
character.frodo-classic: yes frodo retreat sideways attacked? region? | no frodo retreat sideways attack |
  rule frodo text | no frodo retreat backward
character.sam-classic:
  yes sam strength five frodo? attack? attacked? both? reveal? together? with? cardolan? |
  yes sam battle/replace/defend/fight frodo instead? place? for? |
  no sam strength five without/alone/not frodo? | rule sam | yes sam swap/replace frodo attack?
character.pippin: yes pippin retreat backward? attack | yes pippin retreat backward |
  no pippin retreat attacked/defend backward? | rule pippin | no pippin retreat sideways
character.merry: yes> merry kill/win witch_king | no> witch_king kill/win merry | rule merry
character.gandalf-classic: rule gandalf | yes sauron card first gandalf choose?/play?/reveal? |
  yes gandalf look card first/before sauron? enemy?
character.aragorn-classic: yes aragorn attack any/backward/sideways/adjacent region? |
  no aragorn move backward/sideways without/empty/not attack? region? | rule aragorn |
  yes aragorn move any/adjacent/backward/sideways attack region?
character.legolas: yes> legolas kill/win flying_nazgul | no> flying_nazgul kill/win legolas | rule legolas
character.gimli: yes> gimli kill/win orcs | rule gimli
character.boromir:
  yes boromir kill both?/opponent/enemy/himself/any balrog?/cave_troll?/orcs?/saruman?/shelob?/witch_king? |
  yes boromir cave_troll/balrog/orcs/saruman/shelob/witch_king/flying_nazgul/black_rider both? kill? |
  rule boromir | yes both kill boromir
character.balrog:
  yes balrog caradhras kill/defeat tunnel character? fellowship? |
  rule balrog | no balrog kill tunnel not/mordor/elsewhere | rule balrog tunnel |
  yes balrog tunnel kill/stop caradhras
character.shelob: rule shelob | yes shelob gondor after kill?/battle?/win? |
  must-yes shelob move/back/go gondor after? kill? | yes shelob kill/defeated gondor full/enemy/two
character.witch-king-classic: yes witch_king sideways attack |
  no witch_king sideways without/empty/not attack? region? | rule witch_king
character.flying-nazgul-classic:
  yes flying_nazgul any/anywhere region? alone/lone/one/single fellowship? character? |
  no flying_nazgul two region? character? fellowship? | rule flying_nazgul |
  no flying_nazgul move empty region? anywhere? any? |
  yes flying_nazgul attack anywhere/any lone/alone/single
character.black-rider: yes black_rider any/two/three/several region? forward? attack move? |
  rule black_rider | no black_rider past/through/over enemy/character region? |
  no black_rider sideways/backward move?/attack?
character.saruman-classic: rule saruman | yes saruman no/without card play? battle? decide? rule?
character.orcs-classic: yes orcs kill/defeat/win first opponent/enemy/battle? attack? |
  no orcs kill second opponent/enemy automatically? | rule orcs |
  no orcs kill defender/defending/attacked automatically? when? | no frodo retreat warg
character.warg: yes warg ignore/cancel text fellowship? character? |
  no text work/against warg character? fellowship? | rule warg | no boromir kill/both warg |
  no frodo/pippin/faramir retreat warg text? attack? attacked?
character.cave-troll: rule cave_troll | no cave_troll card work/text/strength sauron? |
  must-yes cave_troll play card sauron? | yes cave_troll ignore card
character.frodo-variant: rule variant frodo | no text card sauron work/against variant frodo |
  yes variant frodo ignore/cancel text card sauron?
character.sam-variant: rule variant sam | yes variant sam same strength attacker?
character.smeagol: no smeagol switch character fellowship? region? same? variant? |
  yes smeagol switch neighbour/adjacent/character? attack? alone? | yes smeagol switch alone attacked? |
  rule smeagol
character.faramir: yes faramir retreat sideways? attack | no faramir retreat defend/attacked/backward |
  rule faramir
character.gandalf-variant: rule variant gandalf |
  yes variant? gandalf add/help adjacent/neighbour battle? one? | no gandalf add/help warg
character.aragorn-variant: rule variant aragorn | yes variant? aragorn no/without card attack? attacked?
character.elrond: rule elrond | no eye/eye_of_sauron/magic work/against elrond |
  yes elrond ignore/cancel eye/eye_of_sauron/magic
character.theoden: rule theoden | yes theoden strength four rohan/gondor
character.treebeard: rule treebeard | yes treebeard strength six fangorn |
  yes treebeard move fangorn any/anywhere sauron? character? one?
character.uruk-hai: rule uruk-hai | yes uruk-hai move any/several/forward empty region?
character.wormtongue: rule wormtongue | yes wormtongue survive/return/back/live kill?
character.witch-king-variant: rule variant witch_king
character.flying-nazgul-variant: rule variant flying_nazgul |
  yes variant flying_nazgul two region? forward? attack
character.mouth-of-sauron: rule mouth_of_sauron | yes mouth_of_sauron switch/change card four
character.saruman-variant: rule variant saruman | yes variant saruman kill gandalf
character.orcs-variant: rule variant orcs | yes variant orcs strength six attack
character.gollum: rule gollum | yes gollum retreat forward
character.watcher: rule watcher | yes watcher keep revealed
special.ownSide: rule many special card side? |
  no fellowship/sauron play enemy/sauron/fellowship special card
special.once: no special card twice/again game? | rule many special card time?/game? |
  rule special card once/often | yes special card once | no reuse special card
special.insteadOfTurn: rule which special card turn/instead/move |
  yes gandalf_the_white/a_king_revealed/recall_to_mordor/crebain_of_dunland instead/replace move? |
  no move after? gandalf_the_white/a_king_revealed/recall_to_mordor/crebain_of_dunland also? same?
special.beforeMove: yes shadowfax/the_dark_of_mordor/dark_of_mordor before move |
  no shadowfax/the_dark_of_mordor/dark_of_mordor after move
special.ownTurn: rule when palantir | no palantir fellowship during? | yes palantir during/any sauron
special.startOfBattle: rule when gwaihir/gwaihir_the_windlord |
  yes gwaihir/gwaihir_the_windlord battle/start/reveal
special.shadowfax: rule shadowfax | no shadowfax enemy/occupied/attack first?/step?/move? region? |
  must-yes shadowfax same character move? both? | yes shadowfax move two/twice forward? region?
special.gandalf-the-white: rule gandalf_the_white | no gandalf_the_white full/enemy fangorn |
  rule gandalf back/return
special.a-king-revealed: rule a_king_revealed | must-yes aragorn board/live a_king_revealed |
  no a_king_revealed aragorn kill/dead/off
special.gwaihir: rule gwaihir/gwaihir_the_windlord | no gwaihir/gwaihir_the_windlord warg |
  yes gwaihir/gwaihir_the_windlord retreat sideways/backward
special.palantir: rule palantir | no palantir shire | yes palantir reveal all region character?
special.recall-to-mordor: rule recall_to_mordor |
  no recall_to_mordor four/full mordor? character? sauron? already? play? |
  no recall_to_mordor fellowship/enemy/frodo mordor character? |
  yes recall_to_mordor any/back sauron? character? mordor?
special.dark-of-mordor: rule the_dark_of_mordor/dark_of_mordor |
  no the_dark_of_mordor/dark_of_mordor same character move? twice? |
  must-yes the_dark_of_mordor/dark_of_mordor another/different character move?
special.crebain-of-dunland: rule crebain_of_dunland |
  yes crebain_of_dunland reveal any? fellowship? character? | rule long crebain_of_dunland reveal/revealed
`,
  `
movement.limit: rule! many character/piece/figure mountain | rule! most character/piece
  shire/mordor/region/mountain |
  rule! many character/piece/figure/guys shire/mordor/region | rule! many fit/allowed
  mountain/region/shire/mordor |
  no three character/piece region same?/one? keep?/move? end? | no two character/piece mountain region?
  keep?/move?/same?
setup.firstTurn: rule! who first turn/move/start | yes! sauron first turn/move/start | no! fellowship
  first turn/move/start
turn.mustMove: no! pass turn/move | no! skip turn/move | must-yes move each/every piece?/character? | no!
  move two/both character turn/same/one | no pass
end.cannotMove: rule! no/not move happens/lose/what | rule! not move character/forward opponent?/turn? |
  yes! lose no/not/none move/legal |
  yes not move lose any?
battle.texts: rule! character text first/before/order/which | rule! who text first | rule! which text first
battle.textCards: rule! text card first/order/both/which/before | rule! both text card | yes! sauron text
  card first | no! fellowship text card first
battle.tie: rule! tie/equal/same strength/total/sum/number/value | yes! both kill/dead tie/equal | rule!
  tie/equal who/out/kill/dead/win
battle.cards: rule! when card play/battle/combat reveal? | rule! who card first choose/show/play | no
  look/see card opponent before/first
battle.defeated: rule! kill/defeated character go/happens/where
battle.conceal: yes! hide after battle/combat survivor/win | rule! reveal/hide after battle/character
battle.discard: yes! look/see/count pile/discard card | yes! flip through pile/discard | yes! look
  played/used combat?/card pile/discard? |
  no! secret/hidden discard pile/card
battle.refill: rule! when card back/again/pick/return | rule! card empty/run/all played hand?
battle.opponent: yes! attacker choose/pick/name reveal enemy/character | no! attacker choose/pick
  hidden/unrevealed | rule! who choose opponent/defender attacker?
card.sauron-eye: no! eye_of_sauron cancel/ignore/stop/work/beat/affect strength/number | no!
  eye_of_sauron strength card |
  yes! eye_of_sauron cancel/ignore/stop text/noble_sacrifice/elven_cloak/retreat/magic | rule!
  eye_of_sauron do/work/effect
card.fellowship-elven-cloak: yes! elven_cloak magic strength/cancel/stop/ignore | yes! elven_cloak
  strength cancel/stop/ignore/number |
  no! elven_cloak text cancel/stop/ignore/eye_of_sauron | rule! elven_cloak do/work/effect
card.fellowship-noble-sacrifice: yes! noble_sacrifice retreat sauron? survive/live/alive | yes!
  noble_sacrifice retreat character survive/off/away |
  no! noble_sacrifice retreat both kill/die/dead/defeated | rule! noble_sacrifice | yes! noble_sacrifice
  both kill/die/dead
card.fellowship-retreat: rule! fellowship retreat card where/direction | yes! fellowship retreat card
  backward
card.sauron-retreat: rule! sauron retreat card where/direction | no! sauron retreat backward | no! sauron
  retreat card mountain
card.fellowship-magic: rule! magic discard empty | rule! magic do/work/effect
character.merry: yes! merry kill/beat/win/out witch-king | yes! merry witch-king
  kill/beat/die/dead/out/defeated | rule! merry witch-king
character.legolas: yes! legolas kill/beat/win flying_nazgul | no! legolas kill
  balrog/shelob/orcs/warg/saruman before/immediately/text/automatic/instant |
  rule! legolas flying_nazgul
character.gimli: yes! gimli kill/beat/win orcs | rule! gimli orcs | no! orcs kill/beat gimli
character.boromir: no! boromir warg both kill/die/dead/defeated | no! boromir warg kill/die | yes!
  boromir balrog/orcs/shelob/saruman/witch-king/cave_troll/black_rider/flying_nazgul both
  kill/die/dead/defeated |
  rule! boromir fight/battle happens
character.warg: rule! warg fight/battle/attack
  boromir/frodo/merry/gimli/legolas/pippin/sam/aragorn/gandalf | no! warg text fellowship/character
  effect/work/use |
  no! frodo retreat warg | no! text work/apply/effect/use warg
character.frodo-classic: no! frodo retreat attack sideways?/classic? | yes! frodo retreat attacked
  sideways | rule! frodo retreat when
battle.retreatMountains: no! retreat mountain/misty_mountains/caradhras/high_pass/gap_of_rohan sideways |
  no! attacked misty_mountains/caradhras/high_pass/gap_of_rohan retreat/move/sideways
  caradhras/misty_mountains/high_pass/gap_of_rohan |
  no! frodo attacked misty_mountains/caradhras/high_pass/gap_of_rohan/mountain retreat/move
movement.mountains: no! sideways mountain | no! move sideways
  caradhras/misty_mountains/high_pass/gap_of_rohan
character.pippin: no! pippin retreat attacked | no! pippin retreat/move after/already/shown/both card
  text? | yes! pippin retreat attack start/begin/backward | rule! pippin retreat
character.faramir: no! faramir retreat attacked | yes! faramir retreat attack sideways | rule! faramir
character.saruman-classic: yes! saruman no card battle/fight/say/rule/decide/sauron | rule! saruman no?
  card battle/text
character.gandalf-classic: rule! gandalf who/which/first card | yes! sauron first card gandalf
  show/play/choose | rule! gandalf card first
character.aragorn-classic: yes! aragorn attack sideways/backward | no! aragorn move/sideways/backward
  without/no/not/empty attack? enemy?
character.witch-king-classic: yes! witch-king attack sideways | no! witch-king sideways without/no/empty
  attack?
character.black-rider: no! black_rider without/no/not/nobody attack/enemy | no! black_rider
  past/through/over merry/frodo/sam/character/enemy/gandalf/fellowship |
  yes! black_rider attack far/distance/any region | rule! black_rider
movement.passThrough: no move through enemy/character piece? region?
character.flying-nazgul-classic: no! flying_nazgul two/both/several/three attack/character/fly | no!
  flying_nazgul empty move/fly region? | yes! flying_nazgul alone/one/single attack/move/fly any? |
  rule! flying_nazgul
character.shelob: no! shelob keep/stay kill/beat/after/region | rule! shelob gondor | rule! shelob
  kill/beat/after where/happens | yes! shelob gondor move/return/go after/kill
character.balrog: no>! boromir tunnel balrog kill | rule! balrog tunnel | yes! balrog caradhras tunnel
  kill | no! balrog tunnel kill not/without caradhras
character.cave-troll: must-yes! cave_troll card play | yes! cave_troll card play still/must/even/discard
  | rule! cave_troll card | no! cave_troll card effect/count
character.orcs-classic: yes! orcs attack kill first | no! orcs attacked kill first?/immediately? | rule!
  orcs text?/first?/attack?
character.sam-classic: yes! sam frodo place/instead/protect/replace fight/attacked/region | rule! sam frodo
character.treebeard: rule! treebeard
character.uruk-hai: rule! uruk-hai text?/move?/far?
movement.river: no! sauron/orcs/warg/balrog/shelob anduin/river move/use/down/sideways | no! orcs
  river/anduin | no! anduin up/against/upstream |
  yes! fellowship anduin/river down move?
movement.tunnel: no! sauron/orcs/warg/shelob/saruman tunnel move/use/go | no! tunnel
  back/backward/return/reverse/fangorn_eregion |
  no>! tunnel fangorn eregion | yes! walk eregion fangorn mountain without/no
end.ringbearerInMordor: must-no! frodo mordor fight/battle | no! frodo mordor fight/battle | yes! frodo
  mordor win | rule! frodo mordor | must-no! ringbearer mordor fight/battle
end.threeInShire: no! two character/sauron/piece shire win | yes! three character/sauron/piece shire win
  | rule! many character/piece shire win/need |
  rule! sauron win how/when | rule! how sauron win
end.witchKingInShire: no! witch-king shire battle/fight | must-no! witch-king shire battle/fight | rule!
  witch-king shire | yes! witch-king shire win
end.heirGone: yes! frodo warg sam over/end/win/lose variant | rule! frodo warg variant?
end.ringPasses: yes! frodo kill/lose/dead/die sam variant ring?/ringbearer? | rule! frodo kill/die/dead
  variant | no! frodo kill/dead/die sam over/end/lose variant
end.ringbearerDefeated: yes! frodo kill/dead/die/defeated over/end/win/lose sauron? classic?
turn.shuffle: no! shuffle/mix/swap different/two region | yes! shuffle/mix same region own?
battle.retreatDirection: no! retreat tunnel | rule! where retreat
battle.retreatUpstream: no! retreat river/anduin
movement.forward: no move backward/sideways normal?/usual? character?/piece? | no move two/three region
  forward? character?/piece?
setup.placement: rule! how/where place/start/setup/put character/piece | rule! many character/piece
  start/place
setup.draft: rule! draft
match.points: rule! match/two game point/win/score
battle.randomOpponent: rule! which/who character attack several/two/hidden/unrevealed
`,
)
