/** Icelandic: what only the command line says. */
import type { Texts } from '../texts.ts';

export const terminal: Texts<'terminal'> = {
  // Command line: help.
  'cli.about': 'Orðaspilið Täht í skipanalínu.',
  'cli.usage': 'Notkun:',
  'cli.commands': 'Skipanir:',
  'cli.arguments': 'Viðföng:',
  'cli.options': 'Valkostir:',
  'cli.examples': 'Dæmi:',
  'cli.default': '{about} (sjálfgefið: {value})',
  'cli.help': 'sýna þessa hjálp',
  'cli.version': 'sýna útgáfuna',
  'cli.editions': 'sýna tungumálin sem spilað er á, stafi þeirra og reglur',
  'cli.score': 'reikna stig fyrir leiki í skrá með prófdæmum',
  'cli.replay': 'spila GCG-skrá eftir reglunum og sýna hvað ber á milli',
  'cli.verify': 'sannreyna viðureign: skrána, leikina og dráttinn',
  'cli.play': 'spila í þessari skipanalínu, tvö til fjögur við einn skjá',
  'cli.quick': 'byrja strax vináttuleik við þjark',
  'cli.quick-bot': 'þjarkurinn sem þú spilar við: {names}',
  'cli.quick-name': 'nafn þitt í viðureigninni',
  'cli.completion': 'birta skriftu sem fyllir út skipanir í skelinni þinni',
  'cli.shell': 'skelin þín: {names}',
  'cli.records': 'GCG-skrár eða möppur með þeim; - les staðalinntak',
  'cli.stopped': 'Stöðvað. Þetta er búið:',
  'cli.json': 'svara með einu JSON-skjali',
  'cli.language': 'tungumál viðmótsins: {names}',
  'cli.no-color': 'án lita',
  'cli.edition': 'tungumál viðureignar: {names}',
  'cli.ruleset': 'reglur, eins og „taht editions“ telur þær upp',
  'cli.game-ruleset':
    'reglur, eins og „taht editions“ telur þær upp; ef þeim er sleppt gildir reglubókin, en með {example} og álíka er það vináttuleikur',
  'cli.tileset': 'stafir, eins og „taht editions“ telur þá upp',
  'cli.lexicon': 'orðabók sem á að nota',
  'cli.data': 'mappa fyrir viðureignir, orðabækur og heimildir (eða TAHT_DATA)',
  'cli.copies': 'mappa þar sem mót eru vistuð eftir hverja umferð',
  'cli.seed': 'fræ dráttarins, 64 sextándatölustafir',
  'cli.players': 'nöfn leikmanna, með kommum á milli',
  'cli.house-rule': 'heimaregla; endurtaktu til að bæta við fleirum',
  'cli.resume': 'halda áfram með vistaða viðureign: þá síðustu, auðkenni eða skrá',

  // Command line: wrong use.
  'cli.unknown-command': 'Skipunin „{name}“ er ekki til. Prófaðu: {names}',
  'cli.did-you-mean': 'Áttirðu við {names}?',
  'cli.unknown-shell': 'Engin útfylling er til fyrir „{name}“. Veldu úr: {names}',
  'cli.missing-argument': 'Vantar: {name}',
  'cli.too-many-arguments': 'Of mörg viðföng. Sláðu inn {command} til að fá hjálp.',
  'cli.not-understood': 'Täht skildi þetta ekki. Sláðu inn {command} til að fá hjálp.',

  // Command line: files.
  'file.missing': 'mappan er ekki til',
  'file.forbidden': 'aðgangi hafnað',
  'file.read-only': 'þar er ekki hægt að skrifa',
  'file.disk-full': 'diskurinn er fullur',
  'file.is-folder': 'þetta er mappa',
  'file.not-folder': 'skrá er þar sem mappan ætti að vera',
  'file.not-json': 'Þessi skrá er ekki JSON: {path}',

  // Test vectors: `place` is the example’s id and the place in it.
  'vector.missing': '{place}: vantar.',
  'vector.wrong': '{place}: ólæsilegt: {found}',
  'vector.unknown-tileset': '{place}: stafasettið „{found}“ er ekki til.',
  'vector.unknown-letter': '{place}: enginn stafur er til fyrir „{found}“.',
  'vector.square-twice': '{place}: það er þegar stafur á {found}.',
  'vector.refused': '{id}: þetta er ekki löglegur leikur. {reason}',
  'vector.skipped':
    '{count, plural, one {# dæmi er af öðru tagi: {ids}} other {# dæmi eru af öðru tagi: {ids}}}',

  // Command line: checking a record.
  'verify.record': 'Skráin er heil',
  'verify.bytes': 'Engu hefur verið breytt',
  'verify.events': 'Viðureignina má spila frá upphafi til enda',
  'verify.decisions': 'Hver leikur og hver dráttur fylgir reglunum',
  'verify.commitment': 'Fræið er það sem var innsiglað',
  'verify.line': 'lína {line}',
  'verify.ok': 'Allt stemmir.',
  'verify.not-ok': 'Eitthvað er að þessari skrá.',
  'verify.unfinished': 'Viðureigninni er ekki lokið.',

  // Command line: more at the terminal.
  'play.choose-game': 'Hér eru óloknar viðureignir. Viltu halda áfram með einhverja?',
  'play.new-game': 'Ný viðureign',
  'play.nothing-to-resume': 'Hér er engin ólokin viðureign: {path}',
  'play.bad-seed': 'Fræið þarf að vera 64 sextándatölustafir (0–9, a–f).',
  'play.press-enter': 'Ýttu á Enter til að halda áfram.',
  'play.more': 'Enter: meira',
  'play.all-accept': 'Samþykkja allir {words}?',
  'play.who-challenges': 'Hver véfengir?',
  'play.claim-word': '{player}, passar {word} við þemað „{name}“?',
  'play.help.sort': '{command} – raða standinum í stafrófsröð',
  'command.sort': 'raða',

  // Dictionaries: help.
  'cli.check': 'fletta orðum upp í orðabók',
  'cli.strict': 'ljúka með kóða 3 ef eitthvert orð er ógilt',
  'cli.words': 'orð; - les þau af staðalinntaki',
  'cli.anagram': 'finna orð úr stöfum; ? er auður stafur',
  'cli.lexicons':
    'orðabækur: telja upp, sýna, bera saman, breyta, flytja inn, flytja út, vista, búa til',
  'cli.lexicon-list': 'telja upp orðabækurnar',
  'cli.lexicon-info': 'sýna hvað er í orðabók og hvaðan það kemur',
  'cli.lexicon-diff':
    'sýna orð sem eru aðeins í annarri af tveimur orðabókum, eða búa til síðu um þau handa leikmönnum',
  'cli.lexicon-patch': 'halda utan um úrskurði klúbbsins um orð og taka þá í notkun',
  'cli.diff-side': 'orðabók eða skrá með orðabók eða úrskurðum',
  'cli.diff-html': 'búa líka til síðu handa leikmönnum í þessari skrá',
  'cli.patch-family': 'öll orð sem hæfa ekki börnum: gróf, kynferðisleg, niðrandi, um fíkniefni',
  'cli.patch-by': 'hver úrskurðaði',
  'cli.patch-reason': 'hvers vegna',
  'cli.patch-date': 'dagur úrskurðar, 2026-11-19; annars dagurinn í dag',
  'cli.patch-tidy': 'þegar flutt er: sleppa línum sem breyta engu lengur',
  'cli.lexicon-import': 'búa til orðabók úr þínum eigin orðalista',
  'cli.lexicon-export': 'skrifa orðabók í skrá fyrir önnur forrit',
  'cli.lexicon-out': 'skrá til að skrifa; endingin ræður sniðinu: {names}',
  'lexicon.unknown-ending': 'Ending skrárinnar {path} er engin af þessum: {names}',
  'lexicon.exported': '{id} flutt út: {words} orð, {path}',
  'cli.lexicon-store': 'bæta við eldri útgáfum orðabóka fyrir viðureignir sem hófust með þeim',
  'cli.lexicon-build': 'smíða innbyggðu orðabækurnar aftur úr heimildum þeirra',
  'cli.lexicon-id': 'heiti nýju orðabókarinnar: lágstafir, tölustafir, bandstrik',
  'cli.pattern': 'orð sem passa við þetta mynstur, til dæmis A..A eða *INN',
  'cli.shorter': 'líka orð úr aðeins sumum stöfunum',
  'cli.patch': 'skrá með viðbótum við orðabókina og brottfellingum úr henni',
  'cli.encoding': 'stafakóðun skrárinnar ef hún finnst ekki sjálfkrafa',
  'cli.force': 'skipta út orðabók með sama heiti',
  'cli.build-check': 'skrifa ekkert, bara bera saman við það sem til er',
  'cli.no-ranks': 'aðeins orðin, ekki hversu algeng þau eru eða hvað þau merkja',
  'cli.why': 'segja líka hvers konar orð þetta eru og hvað þau merkja',
  'cli.new-sources': 'nota aðrar heimildir en þær sem listarnir voru gerðir úr',
  'cli.source': 'skrá frá BÍN, Kotus eða Vabamorf til að gera is-bin, fi-kotus eða et-vabamorf úr',
  'cli.sources': 'mappa fyrir heimildaskrár',
  'cli.out': 'mappa fyrir tilbúnar orðabækur',
  'cli.missing-option': 'Valkost vantar: {name}',
  'cli.play-lexicon': 'orðabók viðureignarinnar eða {none}',

  // The dictionary of a game.
  'play.choose-lexicon': 'Hvaða orðabók viltu nota?',
  'play.dictionary-says': 'Niðurstaða: {ruling}.',
  'play.near-words': 'Lík orð: {words}',
  'play.lexicon-changed':
    'Þessi viðureign hófst með annarri útgáfu orðabókarinnar {id} ({hash}) og sú útgáfa er ekki hér. Viðureignin er vistuð og ekkert hefur tapast. Ef þú átt skrána með þeirri útgáfu skaltu bæta henni við: {command}',

  // Dictionaries: patches.
  'patch.not-json': 'Þessi breytingaskrá er ekki JSON: {path}',
  'patch.not-a-patch': 'Í þessari skrá eru engar viðbætur eða brottfellingar: {path}',
  'patch.newer-version': 'Nýrri útgáfa af Täht bjó þessa skrá til: {path}',
  'patch.bad-patch': 'Eitthvað vantar eða er rangt í {path} við {place}.',
  'patch.other-lexicon': '{path} var gerð fyrir aðra orðabók en {id}, eða aðra útgáfu hennar.',
  'patch.no-tile': 'Í {path} við {place} er orð sem engir stafir eru til fyrir.',
  'patch.bad-length': 'Í {path} við {place} er orð af rangri lengd.',
  'patch.too-large': 'Of mörg orð eru í skránni: {path}',
  'patch.saved': 'Vistað: {path}',
  'patch.lines': '{id}: {count, plural, one {# úrskurður} other {# úrskurðir}}',
  'patch.look':
    '{count, plural, =1 {Skoðaðu þennan aftur:} one {Skoðaðu þessa # aftur:} other {Skoðaðu þessa # aftur:}}',
  'patch.state.settled': 'orðabókin segir þetta þegar',
  'patch.state.revived': 'orðabókin sagði þetta áður, en ekki lengur',
  'patch.state.overruled': 'síðari lína ræður',
  'patch.state.no-tile': 'með bókstöfum sem enginn stafur er til fyrir',
  'patch.not-moved':
    'Ekkert var flutt því þessi orð er ekki hægt að leggja. Lagaðu þau eða slepptu þeim með {option}:',
  'patch.moved': 'Úrskurðirnir gilda nú um {id}, útgáfu {version}: {path}',
  'patch.in-force':
    'Nýjar viðureignir með {id} fara nú eftir þessu. Orðin í þeim sem eru hafnar breytast ekki. {path}',
  'diff.title': 'Hvað er nýtt í orðabókinni',
  'diff.of': 'Orðabók {id}, útgáfa {version}',
  'diff.goes-on': 'Viðureignir sem eru hafnar halda þeim orðum sem þær hófust með.',
  'diff.nothing': 'Ekkert orð hefur breyst.',
  'diff.add': 'Gild héðan í frá: {count, plural, one {{number} orð} other {{number} orð}}',
  'diff.remove': 'Ekki lengur gild: {count, plural, one {{number} orð} other {{number} orð}}',
  'diff.rulings': 'Hvers vegna',
  'diff.of-length': '{length, plural, one {# bókstafur} other {# bókstafir}}: {number}',
  'diff.page': 'Síða handa leikmönnum: {path}',

  // Dictionaries: importing a list.
  'import.done': 'Orðabókin {id} er tilbúin: {path}',
  'store.done': 'Útgáfa {version} af orðabókinni {id} er vistuð: {path}',
  'import.encoding': 'Stafakóðun: {encoding}',
  'import.lines': 'Lesnar línur: {lines}, orð: {words}, endurtekin: {repeated}',
  'import.with-text': 'Línur þar sem aðeins fyrsta orðið var tekið: {count} ({examples})',
  'import.capitalised':
    'Orð með stórum staf, ef til vill nöfn, sem voru tekin: {count} ({examples})',
  'import.refused.no-tile': 'Sleppt, tákn utan stafrófsins: {count} ({examples})',
  'import.refused.too-many-blanks':
    'Sleppt, fleiri bókstafir án stafs en auðu stafirnir: {count} ({examples})',
  'import.refused.character': 'Sleppt, enginn stafur fyrir „{character}“: {count} ({examples})',
  'import.refused.too-short': 'Sleppt, of stutt: {count} ({examples})',
  'import.refused.too-long': 'Sleppt, of löng: {count} ({examples})',
  'import.not-text': 'Þetta er ekki textaskrá: {path}',
  'import.no-words': 'Þetta er ekki orðalisti á þessu tungumáli: {path}',
  'import.too-large': 'Of mörg orð eru í skránni: {path}',
  'import.bad-id':
    '„{id}“ getur ekki verið heiti orðabókar: notaðu aðeins lágstafi a til z, tölustafi og bandstrik.',
  'import.unknown-encoding': 'Stafakóðunin „{encoding}“ er ekki til.',
  'import.built-in': '{id} er innbyggð orðabók; veldu annað heiti.',
  'import.exists': 'Orðabókin {id} er þegar til; notaðu {option} til að skipta henni út.',

  // Dictionaries: building the lists.
  'build.begun': 'Smíða {id}…',
  'build.done': '{id}: {words} orð á {seconds} s, {hash}',
  'build.same': '{id}: eins, {words} orð á {seconds} s, {hash}',
  'build.differs': '{id}: ÓLÍK því sem til er; {words} orð á {seconds} s, {hash}',
  'official.bring':
    '{id} er gert úr skrá sem þú sækir: {file}, {name}, á {address} ({licence}). Síðan: {command}',
  'official.one': '{option} er fyrir einn þessara lista í einu: {names}',
  'official.made':
    '{words} orð úr {name}, skrá frá {date}, {licence}, SHA-256 {hash}; {count} sleppt (óþekktir stafir, of löng)',
  'official.unreadable-line':
    '{path} er ekki skrá úr {name}: línu {line} er ekki hægt að lesa. Sæktu {file} aftur á {address}',
  'official.cut-off':
    '{path} endar í miðri línu {line}: niðurhalinu lauk ekki. Sæktu {file} aftur á {address}',
  'official.other-format': '{path} er skrá úr {other}, ekki {name}; reyndu: {command}',
  'official.not-text':
    '{path} er ekki texti í UTF-8; ef skráin er þjöppuð skaltu afþjappa hana fyrst. {name} er á {address}',
  'official.foreign': '{path} er ekki skrá úr {name}; hún heitir {file} og er á {address}',
  'official.no-words': 'Ekkert orð í {path} má leggja: er þetta öll skráin úr {name}?',
  'source.no-tool':
    '{package} þarf að sækja með {tool}, sem er ekki á þessari vél. Settu annars þessar skrár í {folder}: {files}',
  'source.tool-failed':
    'Ekki tókst að sækja {package}: {tool} segir „{detail}“. Þú getur líka sett skrárnar í {folder}: {files}',
  'source.changed':
    '{package} hefur breyst síðan listinn var gerður: {files}. Fjarlægðu skrána úr {folder} til að sækja hana aftur.',
  'source.not-in-package': '{files} er ekki í {package}.',

  // Engine: help.
  'cli.moves': 'telja upp löglega leiki í stöðu, bestu fyrst',
  'cli.selfplay': 'láta þjarka spila hvern við annan',
  'cli.analyse': 'skýrsla um viðureignir: færi sem fóru forgörðum, heppni og kunnátta',
  'cli.train': 'læra hvers virði það er að halda stöfum eftir',
  'cli.match': 'láta tvær leikjavélar spila viðureignir í pörum með sömu dráttum',
  'cli.engine': 'reikna leiki fyrir önnur forrit, línu fyrir línu',
  'cli.bench-engine': 'mæla hraða leikjavélarinnar og bera saman',
  'cli.engine-level': 'þjarkurinn sem á að spila eins og',
  'cli.threads': 'fjöldi þráða',
  'cli.pairs': 'fjöldi para af viðureignum; hvor um sig byrjar einu sinni',
  'cli.patience-ms': 'hve mikið forriti má seinka, í millisekúndum',
  'cli.null': 'láta fyrri leikjavélina líka spila við sjálfa sig, til samanburðar',
  'cli.match-out': 'mappa fyrir viðureignirnar sem GCG; þaðan er haldið áfram eftir hlé',
  'cli.against': 'skrá með mælingum til að bera saman við',
  'cli.position': 'staðan sem CGP: leikborð, standar, stig',
  'cli.top': 'hve marga leiki á að sýna',
  'cli.all': 'sýna alla leiki',
  'cli.bots': 'þjarkar með kommum á milli: greedy, static, sim, level-1…',
  'cli.games': 'fjöldi viðureigna',
  'cli.number-seed': 'slembifræ, tala',
  'cli.move-ms': 'tími á leik í millisekúndum',
  'cli.generations': 'kynslóðir viðureigna, hver lærir af þeim fyrri',
  'cli.out-file': 'skrá til að skrifa',

  // Engine: plays of a position.
  'moves.count': 'Löglegir leikir: {count}',
  'moves.bad-top': '„{text}“ er ekki fjöldi leikja.',
  'moves.bad-position':
    'Ekki er hægt að lesa stöðuna við tákn {place}: þar ætti að vera {expected}',
  'moves.expected.board': 'leikborðið',
  'moves.expected.racks': 'standarnir',
  'moves.expected.scores': 'stigin',
  'moves.expected.number': 'tala',

  // Engine: games of bots.
  'selfplay.unknown-player': 'Þjarkurinn „{name}“ er ekki til. Veldu úr: {names}',
  'selfplay.no-number': 'Þetta ætti að vera heil tala: {text}',
  'selfplay.player': '{name}: sigrar {wins}, meðalstig {score}',
  'selfplay.total':
    'Viðureignir: {games}, jafntefli: {draws}, meðalforskot: {spread}, viðureignir á sekúndu: {speed}',
  'train.done': 'Lært af viðureignum: {games}. Niðurstaðan er hér: {path}',

  // Engine: lines of the protocol.
  'engine.unknown-line': 'Línan „{name}“ er ekki til. Veldu úr: {names}',
  'engine.too-early': 'Sendu fyrst „{first}“.',
  'engine.bad-go': 'Ekki er hægt að lesa þetta á eftir „{line}“: {text}',
  'engine.rack-too-long': 'Of margir stafir eru á standi.',
  'engine.too-many-tiles': 'Stafirnir eru fleiri en í settinu.',

  // Engine: two engines against each other.
  'match.share': '{a} – {b}: sigrar {mean}, staðalskekkja {error}, pör {pairs}',
  'match.games': 'Sigrar {wins}, jafntefli {draws}, töp {losses}',
  'match.lead': 'Meðalforskot {mean}, staðalskekkja {error}',
  'match.faults':
    '{count, plural, one {{name} tapaði # viðureign vegna villu.} other {{name} tapaði # viðureignum vegna villu.}}',
  'match.null': 'Til samanburðar, fyrri leikjavélin gegn sjálfri sér:',
  'match.continue': 'Keyrðu sömu skipun til að halda áfram.',
  'match.no-such-side':
    'Nefndu þjark eða forrit sem kann samskiptareglur leikjavéla. Þjarkar: {names}',
  'match.other-match': 'Aðrar viðureignir eru í þessari möppu: {path}',
  'match.damaged': 'Ekki er hægt að lesa viðureignirnar í þessari skrá: {path}',
  'match.fault.silent': '{name} svaraði ekki: {text}',
  'match.fault.ended': '{name} hætti að keyra: {text}',
  'match.fault.nonsense': '{name} gaf óskiljanlegt svar: {text}',
  'match.fault.refused': '{name} neitaði: {text}',

  // Engine: its speed.
  'bench.all-plays': 'Allir leikir: stöður á sekúndu',
  'bench.plays': 'Allir leikir: leikir á sekúndu',
  'bench.best-play': 'Besti leikur: stöður á sekúndu',
  'bench.greedy-games': 'Viðureignir eftir stigum einum, á sekúndu',
  'bench.static-games': 'Viðureignir eftir stigum og geymdum stöfum, á sekúndu',
  'bench.rollouts': 'Spilað tvo leiki áfram, á sekúndu',
  'bench.against': 'Borið saman við {machine}',
  'bench.nothing': 'Engar mælingar eru til fyrir „{list}“ með þessum orðum og reglum.',
  'bench.other-plays':
    'Fjöldi leikja sem fundust er ekki sá sami: önnur vélin hefur rangt fyrir sér.',
  'bench.not-figures': 'Engar mælingar á leikjavél eru í þessari skrá: {path}',

  // Engine: the report on a game.
  'analyse.phony': '* ekki í orðabókinni',
  'analyse.head-play': 'Leikið',
  'analyse.head-best': 'Besti',
  'analyse.head-lost': 'Tapað',
  'analyse.head-chance': 'Líkur',
  'analyse.head-luck': 'Heppni',
  'analyse.player':
    '{player}: stig töpuð á mistökum {lost}, tapaðar sigurlíkur {chance} %, heppni {luck}',
  'gcg.no-tile': 'Sumir bókstafir í skránni eiga sér engan staf á völdu tungumáli: {letters}',
  'gcg.looks-like': 'Þetta virðast vera stafir fyrir annað tungumál: {languages}.',
  'gcg.use-edition': 'Reyndu aftur svona: {option}',
  'analyse.no-records': 'Hér er engin GCG-skrá.',
  'analyse.head-games': 'Viðureignir',
  'analyse.head-turns': 'Leikir',
  'analyse.head-per-turn': 'Tapað á leik',
  'analyse.nothing':
    'Í þessari skrá er enginn leikur þar sem vitað er hvað var á standinum: {path}',

  // Bots at the table.
  'play.bots-too': 'Þjarkar geta líka verið með: {names}',

  // Playing on a server from the terminal.
  'cli.serve': 'hýsa viðureignir fyrir aðra, á þessu neti eða víðar',
  'cli.server': 'vistfang netþjónsins sem á að spila á',
  'cli.name': 'nafn þitt á netþjóninum',
  'cli.table': 'kóði eða auðkenni borðs til að setjast við; annars opnast nýtt',
  'cli.seats': 'sæti við nýtt borð, 2 til 4',
  'cli.bot': 'þjarkur við nýja borðið: {names}',
  'cli.port': 'gátt til að hlusta á',
  'cli.host': 'vistfang til að hlusta á',
  'cli.database': 'PostgreSQL fyrir marga netþjónsferla, á forminu postgres://…',
  'cli.metrics': 'sýna tölur fyrir Prometheus á /metrics',
  'cli.make-admin': 'aðgangur sem á að verða kerfisstjóri',
  'cli.tls': 'nota https með eigin skilríkjum',
  'network-game.your-name': 'Hvað heitir þú?',
  'network-game.bad-server': 'Þetta er ekki vistfang netþjóns: {server}',
  'network-game.not-reached': '{server} svarar ekki. Athugaðu vistfangið og nettenginguna.',
  'network-game.not-let-in': '{server} hleypti þér ekki inn ({code}).',
  'network-game.no-such-table': 'Þetta borð er ekki til: {name}',
  'network-game.not-done': 'Netþjónninn gat ekki gert þetta ({code}).',
  'network-game.invite': 'Aðrir geta sest við þetta borð með {command}',
  'network-game.empty-places':
    '{count, plural, one {# sæti er enn laust.} other {# sæti eru enn laus.}}',
  'network-game.ready': 'Allir eru komnir. Ýttu á Enter þegar þú ert klár.',
  'network-game.not-all-ready': 'Beðið eftir hinum…',
  'network-game.waiting-for': 'Beðið eftir: {player}…',
  'network-game.waiting': 'Beðið eftir hinum…',
  'network-game.lost': 'Sambandið rofnaði en viðureignin er óhult. Reyni aftur…',
  'network-game.resume': 'Komdu aftur með {command}',
  'network-game.again': 'Spila aftur við þetta borð?',
  'network-game.said': '{player}: {text}',
  'network-game.phrases': 'Segðu eitthvað af þessu með {command} og númerinu:',
  'network-game.help.say': '{command} – segja tilbúna setningu við hina',

  // Starting a server: options.
  'cli.doctor': 'athuga hvað stendur í vegi fyrir netþjóni hér',
  'cli.backup': 'afrita gagnageymslu netþjóns í skrá, líka á meðan hann keyrir',
  'cli.restore': 'setja öryggisafrit í gagnamöppu',
  'cli.store': 'hlúa að gagnageymslu netþjóns',
  'cli.store-check': 'athuga hvort allt í gagnageymslunni sé heilt',
  'cli.store-salvage': 'bjarga því sem er heilt úr skemmdri gagnageymslu í öryggisafrit',
  'cli.backup-force': 'skipta skránni út ef hún er til',
  'cli.restore-force': 'skipta út gagnageymslunni sem fyrir er; hún er geymd undir öðru heiti',

  // Game at a terminal: choosing.
  'play.welcome': 'Velkomin í orðaspilið Täht.',
  'play.choose-language': 'Á hvaða tungumáli eigum við að tala saman?',
  'play.choose-edition': 'Á hvaða tungumáli viltu spila?',
  'play.choose-tileset': 'Hvaða stafir?',
  'play.choose-ruleset': 'Hvaða reglur?',
  'play.how-many-players': 'Hve margir leikmenn?',
  'play.player-name': 'Leikmaður {seat}, hvað heitir þú?',
  'play.choose-house-rules': 'Hvaða heimareglur? Veldu þær sem þú vilt, eða enga.',
  'play.choose-theme': 'Hvert er þemað?',

  // Game at a terminal: agreeing.
  'play.refuse-which': '{player}, hvaða heimareglu viltu sleppa?',
  'play.refuse-nothing': 'Hér er engin heimaregla til að sleppa, aðeins reglubókin.',
  'play.rule-dropped': 'Sleppt: {name}. Nú þurfa allir að samþykkja aftur.',
  'play.contribution': '{player}, hristu skjóðuna: ýttu á nokkra lykla og svo á Enter.',
  'play.all-agreed': 'Allir samþykkja. Spilum!',
  'play.begins': '{player} byrjar.',

  // Game at a terminal: the turn.
  'play.pass-screen': 'Nú fær {player} skjáinn. Ýttu svo á Enter.',
  'play.your-move': '{player}, þú átt leik',
  'play.rack': 'Standurinn þinn: {tiles}',
  'play.unseen': 'Í skjóðunni og hjá hinum: {tiles}',
  'play.type-help': 'Sláðu inn {command} til að sjá hvað þú getur gert.',
  'play.confirm': '{words}: {score, plural, one {# stig} other {# stig}}. Leika?',
  'play.preview-word': '{word}: {score, plural, one {# stig} other {# stig}}',
  'play.preview-bonus':
    'Allir stafirnir lagðir: {points, plural, one {# verðlaunastig} other {# verðlaunastig}}',
  'play.confirm-exchange': 'Skipta um {tiles}?',
  'play.confirm-pass': 'Sitja hjá?',
  'play.confirm-resign': '{player}, viltu í alvöru gefa leikinn?',
  'play.confirm-leave': '{player}, viltu í alvöru fara frá borðinu?',
  'play.not-done': 'Ekkert breyttist. Prófaðu eitthvað annað.',

  // Game at a terminal: after a play.
  'play.accept-or-challenge': '{player}, samþykkir þú {words}?',
  'play.challenge-which':
    'Hvaða orð viltu véfengja? Sláðu inn númer þeirra, eða ýttu á Enter fyrir öll.',
  'play.numbered-word': '{number}. {word}',
  'play.referee-reason': 'Dómari: viltu gefa upp ástæðu?',
  'play.referee-close': 'Dómari: stendur orðið?',
  'play.claim-theme':
    '{player}, hvaða orð passa við þemað „{name}“? Sláðu inn númer þeirra, eða ýttu á Enter fyrir ekkert.',
  'play.choose-bags':
    '{player}, þú dregur {count, plural, one {# staf} other {# stafi}}. Hve marga úr hverri skjóðu? Til dæmis: {example}',
  'play.choose-bags-order': 'Í þessari röð: {names}',
  'play.agree-end': '{player}, eigum við að hætta hér?',

  // Game at a terminal: help.
  'play.help': 'Þetta geturðu slegið inn',
  'play.help.place-across': '{example} – leggja orð lárétt frá þessum reit',
  'play.help.place-down': '{example} – leggja orð lóðrétt frá þessum reit',
  'play.help.blank': '{example} – lítill stafur eða svigi: þetta er auður stafur',
  'play.help.through': '{example} – punktur: stafurinn er þegar á borðinu',
  'play.help.swap':
    '{command} {example} – taka auða stafinn á þessum reit í skiptum fyrir réttan bókstaf og leggja svo orð',
  'play.help.exchange': '{command} {example} – skipta um þessa stafi; ? er auður stafur',
  'play.help.pass': '{command} – sitja hjá',
  'play.help.challenge': '{command} – véfengja orðin sem voru lögð síðast',
  'play.help.accept': '{command} – samþykkja orðin sem voru lögð síðast',
  'play.help.look-up': '{command} {example} – fletta upp orði',
  'play.help.undo': '{command} – biðja um að fá að taka síðasta leik þinn til baka',
  'play.help.shuffle': '{command} – stokka standinn þinn',
  'play.help.board': '{command} – sýna borðið aftur',
  'play.help.score': '{command} – sýna stigin',
  'play.help.hint': '{command} – sýna vísbendingu, aðeins meira í hvert sinn',
  'play.help.bag': '{command} – sýna hvað er eftir í skjóðunni',
  'play.help.log': '{command} – sýna leikina hingað til',
  'play.help.rules': '{command} – sýna reglur viðureignarinnar',
  'play.help.end': '{command} – leggja til að hætta hér',
  'play.help.resign': '{command} – gefa leikinn',
  'play.help.leave': '{command} – fara frá borðinu; hin spila áfram',
  'play.help.pause': '{command} – stöðva klukkurnar',
  'play.help.save': '{command} – vista viðureignina',
  'play.help.quit': '{command} – vista og hætta',
  'play.help.help': '{command} – sýna þessa hjálp',
  'play.unknown-command': 'Täht skilur ekki „{text}“. Sláðu inn {command} til að sjá skipanirnar.',
  'play.answer-yes-no': 'Svaraðu {yes} eða {no}.',
  'play.answer-number': 'Sláðu inn tölu frá {min} til {max}.',

  // Game at a terminal: the record.
  'play.saved': 'Vistað: {path}',
  'play.saved-to-resume': 'Viðureignin er vistuð. Haltu áfram með: {command}',
  'play.torn':
    'Endirinn á {path} var skemmdur; viðureignin heldur áfram frá síðasta leik sem vistaðist.',
  'play.goodbye': 'Bless, og takk fyrir leikinn.',

  // Game at a terminal: the end.
  'play.over': 'Viðureigninni er lokið',
  'play.check-draws': 'Hver sem er getur sannreynt dráttinn: {command}',

  // Without a terminal, and what can go wrong around it.
  'play.no-terminal': 'Til að spila þarf skipanalínu sem hægt er að skrifa í.',
  'play.how-to': 'Byrjaðu í skipanalínu með: {command}',
  'play.how-to-resume': 'Haltu áfram með vistaða viðureign: {command}',
  'play.file-missing': 'Þessi skrá er ekki til: {path}',
  'play.file-unreadable': 'Þessi skrá er ólæsileg: {path} ({reason})',
  'play.file-unwritable': 'Ekki er hægt að skrifa í þessa skrá: {path} ({reason})',
  'play.file-exists': 'Skráin {path} er þegar til og henni var ekki breytt. Veldu annað nafn.',
  'play.file-not-a-game': 'Engin viðureign er í þessari skrá: {path}',
  'play.file-damaged': 'Þessi skrá er skemmd í línu {line}: {path}',
  'play.file-too-new': 'Þessi skrá er úr nýrri útgáfu af Täht: {path}',
  'play.file-in-use': 'Þessi viðureign er þegar opin annars staðar: {path}',
  'play.unknown-language': 'Tungumálið „{name}“ er ekki til hér. Veldu úr: {names}',
  'play.unknown-edition': 'Ekki er hægt að spila á tungumálinu „{name}“. Veldu úr: {names}',
  'play.unknown-tileset': 'Stafasettið „{name}“ er ekki til. Veldu úr: {names}',
  'play.unknown-ruleset': 'Reglurnar „{name}“ eru ekki til. Veldu úr: {names}',
  'play.unknown-lexicon': 'Orðabókin „{name}“ er ekki til. Veldu úr: {names}',
  'play.unknown-house-rule': 'Heimareglan „{name}“ er ekki til. Veldu úr: {names}',
  'play.unknown-option': 'Valkosturinn „{name}“ er ekki til. Sláðu inn {command} til að fá hjálp.',
  'play.option-needs-value': 'Valkosturinn {name} þarf gildi.',

  // Words typed by the players: any of them is understood, the first is shown in the help.
  'command.swap': 'taka',
  'command.exchange': 'skipta',
  'command.pass': 'hjá pass',
  'command.challenge': 'véfengja vefengja',
  'command.accept': 'samþykkja ok',
  'command.look-up': 'fletta orð',
  'command.undo': 'afturkalla baka',
  'command.shuffle': 'stokka',
  'command.board': 'borð',
  'command.score': 'stig staða',
  'command.hint': 'vísbending',
  'command.bag': 'skjóða poki',
  'command.log': 'leikir saga',
  'command.rules': 'reglur',
  'command.end': 'enda',
  'command.resign': 'gefa',
  'command.leave': 'fara',
  'command.pause': 'hlé',
  'command.save': 'vista',
  'command.quit': 'hætta',
  'command.help': 'hjálp ?',
  'command.say': 'segja',
  'command.yes': 'já j',
  'command.no': 'nei n',

  // The score keeper.
  'score-keeper-typed.about':
    'Sláðu inn hvern leik um leið og hann er tilkynntur, til dæmis {example}. Þú getur líka slegið inn:',
  'score-keeper-typed.how-to': 'Stigavörðurinn þarf skipanalínu sem hægt er að skrifa í.',
  'score-keeper-typed.help.exchange':
    '{command} ABC, {command} 3 – stafir sem skipt var út, eða fjöldi',
  'score-keeper-typed.help.pass': '{command} – hjáseta',
  'score-keeper-typed.help.challenge': '{command} – hvernig fór þegar síðasti leikur var véfengdur',
  'score-keeper-typed.help.undo': '{command} – afturkalla síðustu færslu',
  'score-keeper-typed.help.redo': '{command} – endurtaka hana',
  'score-keeper-typed.help.mend': '{command} 3 {example} – breyta línu 3 á stigablaðinu',
  'score-keeper-typed.help.strike': '{command} 3 – eyða línu 3',
  'score-keeper-typed.help.adjust':
    '{command} +5, {command} -10 – önnur stig handa þeim sem á leik',
  'score-keeper-typed.help.log': '{command} – stigablaðið með línunúmerum',
  'score-keeper-typed.help.bag': '{command} – stafirnir sem eru ekki á borðinu',
  'score-keeper-typed.help.clock': '{command} – ræsa eða stöðva klukkuna',
  'score-keeper-typed.help.end': '{command} – leikslok, með stöfunum sem eru eftir á stöndunum',
  'score-keeper-typed.help.quit': '{command} – vista og hætta',
  'score-keeper-typed.command.redo': 'endurtaka',
  'score-keeper-typed.command.mend': 'breyta',
  'score-keeper-typed.command.strike': 'eyða',
  'score-keeper-typed.command.adjust': 'aukastig',
  'score-keeper-typed.command.clock': 'klukka',
  'score-keeper-typed.unknown': 'Täht skildi þetta ekki.',
  'score-keeper-typed.hint': 'Sláðu inn {command} til að sjá skipanirnar.',
  'score-keeper-typed.no-line': 'Lína {number} er ekki á stigablaðinu.',
  'score-keeper-typed.nothing-to-undo': 'Það er ekkert til að afturkalla.',
  'score-keeper-typed.enter-anyway': 'Skrá samt?',
  'score-keeper-typed.is-valid': 'Eru orðin gild?',
  'score-keeper-typed.no-clock': 'Í þessari viðureign er engin klukka.',
  'cli.keep': 'telja stig fyrir viðureign á alvöru leikborði',
  'cli.keep-resume': 'halda áfram með vistað stigablað: það síðasta, auðkenni, skrá eða GCG-skrá',
  'cli.keep-minutes': 'mínútur á klukku hvers leikmanns',
  'cli.bad-minutes': 'Mínúturnar þurfa að vera heil tala frá 1 til 600.',

  // Un-game, bingo and the solitaires.
  'cli.mode': 'annar leikur úr reglubókunum: {names}',
  'cli.daily': 'kapall dagsins, sá sami fyrir alla',
  'cli.duplicate': 'samleikur á netþjóni: kóði hans eða heiti, eða {new}',
  'cli.duplicate-archive': 'spila lokinn samleik aftur: skrá, eða heiti hans á netþjóninum',

  // Tournaments: what the commands are for.
  'cli.tournament': 'stjórna móti úr skrá',
  'cli.tournament-file': 'mótsskráin, til dæmis {example}',
  'cli.tournament-new': 'stofna nýtt mót',
  'cli.tournament-show': 'sýna stöðu mála og hvað er næst',
  'cli.tournament-import': 'forskoða leikmannalista og bæta honum við',
  'cli.tournament-add': 'bæta við leikmanni sem er á staðnum',
  'cli.tournament-players': 'telja upp leikmenn',
  'cli.tournament-mark': 'merkja hverjir eru á staðnum og hverjir ekki',
  'cli.tournament-begin': 'hefja næsta áfanga',
  'cli.tournament-draw': 'draga um sæti næstu umferðar',
  'cli.tournament-letters':
    'stafir sem ráða sætum við borð: dregnir hér eða eins og dregið var við borðið',
  'cli.tournament-enter': 'skrá úrslit: borð og stig þess, eða lista',
  'cli.tournament-tie': 'skera úr jafnri stöðu með því að draga stafi',
  'cli.tournament-standings': 'sýna stöðuna',
  'cli.tournament-log': 'sýna hvað var gert, það nýjasta fyrst',
  'cli.tournament-undo': 'afturkalla það sem gert var',
  'cli.tournament-close': 'ljúka mótinu og sýna fræ dráttarins',
  'cli.tournament-export': 'skrifa skrá fyrir töflureikna og önnur forrit',

  // Tournaments: their arguments and options.
  'cli.tournament-name': 'heiti mótsins',
  'cli.tournament-preset': 'gerð móts: {names}',
  'cli.tournament-rounds': 'fjöldi umferða, ef mótið er einn áfangi',
  'cli.tournament-delete-by': 'dagurinn þegar á að eyða nöfnunum, til dæmis 2027-01-31',
  'cli.tournament-list': 'leikmannalisti ({names}); „-“ les staðalinntak',
  'cli.tournament-columns': 'hvað er í dálkunum, með kommum á milli: {names}',
  'cli.tournament-status': 'eitt af: {names}',
  'cli.tournament-yes': 'bæta þeim við; annars eru þeir aðeins sýndir',
  'cli.tournament-own-table': 'borð sem þessi leikmaður þarf',
  'cli.tournament-numbers': 'númer leikmanna, til dæmis 3 eða 1-12; „{all}“ fyrir alla',
  'cli.tournament-runners-up': 'hve mörg úr öðru sæti komast áfram',
  'cli.tournament-typed-letters':
    'stafirnir í röð leikmanna, „?“ fyrir auðan staf; „/“ á undan þeim sem draga aftur',
  'cli.tournament-scores': 'borð, svo stigin í sætaröð: 3 312 290/301 -',
  'cli.tournament-table': 'númer borðsins',
  'cli.tournament-from': 'CSV-listi úrslita: borð, númer, stig; „-“ les staðalinntak',
  'cli.tournament-sum': 'samtalan á miðanum, til að sannreyna stigin',
  'cli.tournament-reason': 'ástæða, ef þetta leiðréttir úrslit sem eru komin',
  'cli.tournament-round': 'önnur umferð áfangans en sú síðasta',
  'cli.tournament-by': 'staða fyrir: {names}',
  'cli.tournament-undo-which': 'heiti þess í sögunni; annars það síðasta',
  'cli.tournament-out': 'skrá til að skrifa, með einni af þessum endingum: {names}',
  'cli.tournament-what': 'fyrir CSV: {names}',

  // Tournaments: what they answer.
  'tournament-cli.created': 'Mótið „{name}“ er stofnað: {path}',
  'tournament-cli.delete-by': 'Skránni og öllum nöfnum í henni verður eytt eftir: {date}',
  'tournament-cli.deleted':
    'Nöfnin átti aðeins að geyma til {date}; skránni hefur verið eytt: {path}',
  'tournament-cli.not-an-event': 'Ekkert mót er í þessari skrá: {path}',
  'tournament-cli.in-use': 'Einhver annar er að vinna í þessu móti núna: {path}',
  'tournament-cli.torn':
    'Síðasta línan í {path} var aðeins hálfskrifuð og var fjarlægð; allt á undan henni er á sínum stað.',
  'tournament-cli.unknown-preset': 'Mótsgerðin „{name}“ er ekki til. Veldu úr: {names}',
  'tournament-cli.bad-rounds':
    'Fjöldi umferða þarf að vera heil tala og virkar aðeins fyrir mót með einum áfanga.',
  'tournament-cli.bad-date': 'Þetta er ekki dagsetning. Skrifaðu hana svona: 2027-01-31.',
  'tournament-cli.bad-status': 'Merkingin „{name}“ er ekki til. Veldu úr: {names}',
  'tournament-cli.bad-number': 'Hér ganga aðeins heilar tölur.',
  'tournament-cli.bad-columns': 'Óþekktur dálkur. Veldu úr: {names}',
  'tournament-cli.preview':
    'Á listanum {count, plural, one {er # leikmaður} other {eru # leikmenn}}. Engum hefur verið bætt við enn; notaðu {option} til þess.',
  'tournament-cli.left-out':
    '{count, plural, =1 {Línu {lines} er sleppt því leikmaðurinn er þegar skráður.} one {Línum {lines} er sleppt því leikmennirnir eru þegar skráðir.} other {Línum {lines} er sleppt því leikmennirnir eru þegar skráðir.}} Ef tvær manneskjur heita það sama skaltu bæta einhverju við annað nafnið.',
  'tournament-cli.preview-duels':
    '{count, plural, one {# leikmaður} other {# leikmenn}}, {rounds, plural, one {# umferð} other {# umferðir}}. Engu hefur verið bætt við enn; notaðu {option} til þess.',
  'tournament-cli.entered':
    '{count, plural, one {# leikmanni bætt við} other {# leikmönnum bætt við}}.',
  'tournament-cli.not-mutual':
    'Í þessari skrá nefna tveir leikmenn ekki hvor annan sem andstæðing.',
  'tournament-cli.no-duels-here':
    'Tveggja manna viðureignir er aðeins hægt að flytja inn í nýtt mót sem er fyrir slíkar viðureignir og hefur enga leikmenn enn.',
  'tournament-cli.added': '{name} er númer {player}.',
  'tournament-cli.marked':
    'Skráð: {status}, {count, plural, one {# leikmaður} other {# leikmenn}}.',
  'tournament-cli.begun':
    'Áfangi hafinn: {stage}, {count, plural, one {# leikmaður} other {# leikmenn}}.',
  'tournament-cli.seed': 'Fræ allra drátta: {seed}',
  'tournament-cli.no-round': 'Þessi umferð er ekki til enn.',
  'tournament-cli.enter-how':
    'Sláðu inn borð og stig þess, til dæmis 3 312 290 275 260, eða gefðu upp lista með {option}.',
  'tournament-cli.no-such-table': 'Borð {table} er ekki í þessari umferð.',
  'tournament-cli.scores-for':
    'Fyrir borð {table} þarf {count, plural, one {# stigatölu} other {# stigatölur}}, eina fyrir hvert sæti.',
  'tournament-cli.bad-score':
    '„{text}“ eru ekki stig: skrifaðu 312, eða 312/320 með stigum fyrir frádrátt, eða - fyrir leikmann sem lauk ekki.',
  'tournament-cli.results-in':
    '{count, plural, one {Úrslit skráð við borð {tables}.} other {Úrslit skráð við borð: {tables}.}}',
  'tournament-cli.results-corrected':
    '{count, plural, one {Úrslit leiðrétt við borð {tables}.} other {Úrslit leiðrétt við borð: {tables}.}}',
  'tournament-cli.nothing-new': 'Ekkert nýtt var skráð.',
  'tournament-cli.results-skipped':
    '{count, plural, one {Þegar skráð og sleppt: borð {tables}.} other {Þegar skráð og sleppt: borð {tables}.}}',
  'tournament-cli.results-differing':
    '{count, plural, one {Önnur úrslit eru skráð og standa óbreytt: borð {tables}. Notaðu {option} til að leiðrétta.} other {Önnur úrslit eru skráð og standa óbreytt: borð {tables}. Notaðu {option} til að leiðrétta.}}',
  'tournament-cli.nothing-entered': 'Ekkert var skráð. Leiðréttu listann og skráðu hann aftur.',
  'tournament-cli.no-result-column': 'Listinn er ekki með dálkinn „{field}“.',
  'tournament-cli.no-such-seat': 'Lína {line}: enginn við þetta borð er með þetta númer.',
  'tournament-cli.seat-twice': 'Lína {line}: þessi leikmaður er tvisvar á listanum.',
  'tournament-cli.bad-score-at': 'Lína {line}: „{text}“ eru ekki stig.',
  'tournament-cli.before': 'Fyrir frádrátt',
  'tournament-cli.letters-for':
    'Hér þarf {count, plural, one {# staf} other {# stafi}}, einn fyrir hvern leikmann sem dregur.',
  'tournament-cli.unknown-ranking': 'Þessi staða er ekki til. Veldu úr: {names}',
  'tournament-cli.unknown-ending': 'Skráin þarf að enda á einu af þessu: {names}',
  'tournament-cli.unknown-export': 'Þetta getur Täht ekki flutt út. Veldu úr: {names}',
  'tournament-cli.only-duels':
    'Svona skrá er aðeins fyrir tveggja manna viðureignir, og á þessu móti eru aðrar umferðir eða engir leikmenn.',
  'tournament-cli.undo-how': '{command} afturkallar það síðasta eða það sem þú nefnir.',
  'tournament-cli.undone': 'Afturkallað: {what}.',

  // Tournaments: who is here.
  'tournament-cli.status.expected': 'á leiðinni',
  'tournament-cli.status.present': 'á staðnum',
  'tournament-cli.status.late': 'kemur seint',
  'tournament-cli.status.absent': 'fjarverandi',
  'tournament-cli.status.withdrawn': 'hætti',

  // Tournaments: what comes next.
  'tournament-cli.next': 'Næst á dagskrá:',
  'tournament-cli.todo.enter-players': 'Bæta við leikmönnum.',
  'tournament-cli.todo.check-in':
    '{count, plural, one {# leikmaður er ókominn} other {# leikmenn eru ókomnir}}.',
  'tournament-cli.todo.begin-stage': 'Hefja: {stage}.',
  'tournament-cli.todo.break-tie': 'Skera úr jafnri stöðu: {players}.',
  'tournament-cli.todo.draw-round': 'Draga um sæti: {round}.',
  'tournament-cli.todo.settle-disputes': 'Ágreiningur við borð: {tables}.',
  'tournament-cli.todo.answer-calls': 'Kallað á dómara við borð: {tables}.',
  'tournament-cli.todo.draw-letters': 'Ódregnir stafir við borð: {tables}.',
  'tournament-cli.todo.await-results': 'Engin úrslit enn við borð: {tables}.',
  'tournament-cli.todo.close': 'Ljúka mótinu.',
  'tournament-cli.todo.field-changed':
    'Úrslit leiðrétt eftir að áfanginn hófst; aðrir leikmenn hefðu átt að komast áfram: {stage}.',
  'cli.tournament-hall': 'sýna salarreglurnar eða breyta þeim',
  'cli.tournament-hall-add': 'bæta við línu',
  'cli.tournament-hall-change': 'númer línu sem á að breyta',
  'cli.tournament-hall-to': 'nýr texti línunnar',
  'cli.tournament-hall-remove': 'númer línu sem á að fjarlægja',
  'cli.tournament-hall-document': 'endurheimta reglur skólamótsins',
  'cli.tournament-words': 'sýna orðabókina sem er notuð, eða velja aðra',
  'tournament-cli.hall-how':
    'Gerðu eina breytingu í einu; til að breyta línu þarf líka nýjan texta.',
  'tournament-cli.no-such-line': 'Engin lína er með þetta númer.',
  'tournament-cli.no-hall-rules': 'Engar salarreglur eru til.',
  'tournament-cli.other-words': 'Orðabókin „{lexicon}“ er fyrir annað tungumál.',
  'tournament-cli.todo.await-before': 'Stigin eru jöfn; stig fyrir frádrátt vantar: {players}.',
};
