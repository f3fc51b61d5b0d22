/** Finnish: what only the command line says. */
import type { Texts } from '../texts.ts';

export const terminal: Texts<'terminal'> = {
  // Command line: help.
  'cli.about': 'Täht: kirjainlaattapeli komentorivillä.',
  'cli.usage': 'Käyttö:',
  'cli.commands': 'Komennot:',
  'cli.arguments': 'Argumentit:',
  'cli.options': 'Valitsimet:',
  'cli.examples': 'Esimerkkejä:',
  'cli.default': '{about} (oletus: {value})',
  'cli.help': 'näytä tämä ohje',
  'cli.version': 'näytä versio',
  'cli.editions': 'luettele pelin kielet, niiden laatat ja säännöt',
  'cli.score': 'laske testitiedoston siirtojen pisteet',
  'cli.replay': 'käy GCG-tiedosto läpi sääntöjen mukaan ja näytä erot',
  'cli.verify': 'tarkista peli: pelitiedosto, siirrot ja nostot',
  'cli.play': 'pelaa tässä päätteessä, 2–4 pelaajaa saman näytön ääressä',
  'cli.quick': 'aloita heti kaveripeli bottia vastaan',
  'cli.quick-bot': 'botti, jota vastaan pelaat: {names}',
  'cli.quick-name': 'nimesi pelissä',
  'cli.completion': 'tulosta komentotulkin täydennysskripti',
  'cli.shell': 'komentotulkkisi: {names}',
  'cli.records': 'GCG-pelitiedostoja tai niiden kansioita; ”-” lukee vakiosyötteen',
  'cli.stopped': 'Keskeytetty. Tähän mennessä valmiina:',
  'cli.json': 'vastaa yhdellä JSON-dokumentilla',
  'cli.language': 'tekstien kieli: {names}',
  'cli.no-color': 'ilman värejä',
  'cli.edition': 'pelin kieli: {names}',
  'cli.ruleset': 'säännöt, kuten ”taht editions” ne luettelee',
  'cli.game-ruleset':
    'säännöt, kuten ”taht editions” ne luettelee; ilman tätä pelataan sääntökirjan mukaan, ja {example} ja muut vastaavat ovat kaveripelejä',
  'cli.tileset': 'laatat, kuten ”taht editions” ne luettelee',
  'cli.lexicon': 'käytettävä sanakirja',
  'cli.data': 'pelien, sanakirjojen ja lähteiden kansio (tai TAHT_DATA)',
  'cli.copies': 'kansio, johon turnaukset tallennetaan jokaisen kierroksen jälkeen',
  'cli.seed': 'arvonnan siemen, 64 heksadesimaalinumeroa',
  'cli.players': 'pelaajien nimet, pilkuilla erotettuina',
  'cli.house-rule': 'kotisääntö; voit antaa useita',
  'cli.resume': 'jatka tallennettua peliä: viimeisin, tunnus tai tiedosto',

  // Command line: wrong use.
  'cli.unknown-command': 'Komentoa ”{name}” ei ole. Kokeile jotakin näistä: {names}',
  'cli.did-you-mean': 'Tarkoititko: {names}?',
  'cli.unknown-shell': 'Komentotulkille ”{name}” ei ole täydennystä. Valittavissa: {names}',
  'cli.missing-argument': 'Puuttuu: {name}',
  'cli.too-many-arguments': 'Liian monta argumenttia. Ohjeen saat komennolla {command}.',
  'cli.not-understood': 'Täht ei ymmärtänyt tätä. Ohjeen saat komennolla {command}.',

  // Command line: files.
  'file.missing': 'kansiota ei ole',
  'file.forbidden': 'ei käyttöoikeutta',
  'file.read-only': 'sinne ei voi kirjoittaa',
  'file.disk-full': 'levy on täynnä',
  'file.is-folder': 'se on kansio',
  'file.not-folder': 'kansion paikalla on tiedosto',
  'file.not-json': 'Tämä tiedosto ei ole JSON-muodossa: {path}',

  // Test vectors: `place` is the example’s id and the place in it.
  'vector.missing': '{place}: puuttuu.',
  'vector.wrong': '{place}: tätä ei voi lukea: {found}',
  'vector.unknown-tileset': '{place}: laattasarjaa ”{found}” ei ole.',
  'vector.unknown-letter': '{place}: merkille ”{found}” ei ole laattaa.',
  'vector.square-twice': '{place}: ruudussa {found} on jo laatta.',
  'vector.refused': '{id}: tämä siirto ei ole sallittu. {reason}',
  'vector.skipped':
    '{count, plural, one {# esimerkki on muuta lajia: {ids}} other {# esimerkkiä on muuta lajia: {ids}}}',

  // Command line: checking a record.
  'verify.record': 'Pelitiedosto on ehjä',
  'verify.bytes': 'Siinä ei ole muutettu mitään',
  'verify.events': 'Pelin voi toistaa alusta loppuun',
  'verify.decisions': 'Jokainen siirto ja nosto on sääntöjen mukainen',
  'verify.commitment': 'Siemen on sama, joka sinetöitiin',
  'verify.line': 'rivi {line}',
  'verify.ok': 'Kaikki on kunnossa.',
  'verify.not-ok': 'Pelitiedostossa on jotain vikaa.',
  'verify.unfinished': 'Peli ei ole vielä päättynyt.',

  // Command line: more at the terminal.
  'play.choose-game': 'Sinulla on pelejä kesken. Jatketaanko jotakin niistä?',
  'play.new-game': 'Uusi peli',
  'play.nothing-to-resume': 'Kansiossa {path} ei ole keskeneräistä peliä.',
  'play.bad-seed': 'Siemenen on oltava 64 heksadesimaalinumeroa (0–9, a–f).',
  'play.press-enter': 'Jatka painamalla Enter.',
  'play.more': 'Enter: jatka',
  'play.all-accept': 'Hyväksyvätkö kaikki: {words}?',
  'play.who-challenges': 'Kuka haastaa?',
  'play.claim-word': '{player}, sopiiko {word} teemaan ”{name}”?',
  'play.help.sort': '{command} – järjestä telineesi aakkosjärjestykseen',
  'command.sort': 'järjestä',

  // Dictionaries: help.
  'cli.check': 'tarkista sanoja sanakirjasta',
  'cli.strict': 'lopeta koodilla 3, jos jokin sana ei kelpaa',
  'cli.words': 'sanat; ”-” lukee ne vakiosyötteestä',
  'cli.anagram': 'etsi sanoja kirjaimista; ? on tyhjä laatta',
  'cli.lexicons': 'sanakirjat: luettele, näytä, vertaa, muuta, tuo, vie, tallenna, koosta',
  'cli.lexicon-list': 'luettele sanakirjat',
  'cli.lexicon-info': 'näytä, mitä sanakirjassa on ja mistä se tulee',
  'cli.lexicon-diff':
    'näytä sanat, jotka ovat vain toisessa kahdesta sanakirjasta, tai tee niistä sivu pelaajille',
  'cli.lexicon-patch': 'pidä kirjaa kerhon sanapäätöksistä ja ota ne käyttöön',
  'cli.diff-side': 'sanakirja tai tiedosto, jossa on sanakirja tai päätöksiä',
  'cli.diff-html': 'tee myös sivu pelaajille, tähän tiedostoon',
  'cli.patch-family':
    'kaikki lapsille sopimattomat sanat: rivot, seksiin tai huumeisiin liittyvät, halventavat',
  'cli.patch-by': 'kuka päätti',
  'cli.patch-reason': 'miksi',
  'cli.patch-date': 'päätöksen päivä, 2026-11-19; oletuksena tänään',
  'cli.patch-tidy': 'jätä siirrettäessä pois rivit, jotka eivät enää muuta mitään',
  'cli.lexicon-import': 'tee sanakirja omasta sanalistasta',
  'cli.lexicon-export': 'kirjoita sanakirja tiedostoon muita ohjelmia varten',
  'cli.lexicon-out': 'tiedosto, johon kirjoitetaan; pääte ratkaisee muodon: {names}',
  'lexicon.unknown-ending': 'Tiedoston {path} pääte ei ole mikään näistä: {names}',
  'lexicon.exported': 'Viety {id}: sanoja {words}, {path}',
  'cli.lexicon-store': 'lisää sanakirjojen aiempia versioita niillä alkaneita pelejä varten',
  'cli.lexicon-build': 'koosta mukana tulevat sanakirjat uudelleen lähteistään',
  'cli.lexicon-id': 'uuden sanakirjan nimi: pieniä kirjaimia, numeroita, yhdysviivoja',
  'cli.pattern': 'kaavaan sopivat sanat, esimerkiksi A..A tai *NEN',
  'cli.shorter': 'myös sanat, joihin riittää osa kirjaimista',
  'cli.patch': 'tiedosto, jossa on sanakirjan lisäykset ja poistot',
  'cli.encoding': 'tiedoston merkistö, jos sitä ei tunnisteta',
  'cli.force': 'korvaa samanniminen sanakirja',
  'cli.build-check': 'älä kirjoita mitään, vertaa vain olemassa olevaan',
  'cli.no-ranks': 'vain sanat, ei niiden yleisyyttä eikä merkitystä',
  'cli.why': 'kerro myös sanojen sanaluokka ja merkitys',
  'cli.new-sources': 'käytä muita lähteitä kuin niitä, joista sanalistat tehtiin',
  'cli.source':
    'BÍN-, Kotus- tai Vabamorf-tiedosto, josta tehdään is-bin, fi-kotus tai et-vabamorf',
  'cli.sources': 'lähdetiedostojen kansio',
  'cli.out': 'valmiiden sanakirjojen kansio',
  'cli.missing-option': 'Valitsin puuttuu: {name}',
  'cli.play-lexicon': 'pelin sanakirja tai {none}',

  // The dictionary of a game.
  'play.choose-lexicon': 'Mitä sanakirjaa käytetään?',
  'play.dictionary-says': 'Sanakirja: {ruling}.',
  'play.near-words': 'Samanlaisia sanoja: {words}',
  'play.lexicon-changed':
    'Tämä peli alkoi sanakirjan {id} toisella versiolla ({hash}), jota täällä ei ole. Peli on tallessa, eikä mitään ole kadonnut. Jos sinulla on tuon version tiedosto, lisää se: {command}',

  // Dictionaries: patches.
  'patch.not-json': 'Tämä muutostiedosto ei ole JSON-muodossa: {path}',
  'patch.not-a-patch': 'Tässä tiedostossa ei ole lisäyksiä eikä poistoja: {path}',
  'patch.newer-version': 'Tiedosto on tehty Täht-pelin uudemmalla versiolla: {path}',
  'patch.bad-patch': 'Tiedostosta {path} puuttuu jotain tai siinä on virhe kohdassa {place}.',
  'patch.other-lexicon':
    '{path} on tehty muulle sanakirjalle kuin {id} tai sen toiselle versiolle.',
  'patch.no-tile': 'Tiedostossa {path} kohdassa {place} on sana, johon ei ole laattoja.',
  'patch.bad-length': 'Tiedostossa {path} kohdassa {place} on väärän mittainen sana.',
  'patch.too-large': 'Tiedostossa {path} on liikaa sanoja.',
  'patch.saved': 'Tallennettu: {path}',
  'patch.lines': '{id}: {count, plural, one {# päätös} other {# päätöstä}}',
  'patch.look': '{count, plural, one {Katso tämä uudestaan:} other {Katso nämä # uudestaan:}}',
  'patch.state.settled': 'sanakirjassa on jo näin',
  'patch.state.revived': 'aiemmin sanakirjassa oli näin, nyt ei enää',
  'patch.state.overruled': 'myöhempi rivi ratkaisee',
  'patch.state.no-tile': 'kirjaimille ei ole laattaa',
  'patch.not-moved':
    'Mitään ei siirretty, koska näiden sanojen kirjaimille ei ole laattaa. Korjaa ne tai jätä ne pois valitsimella {option}:',
  'patch.moved': 'Päätökset koskevat nyt versiota {version} ({id}): {path}',
  'patch.in-force':
    'Uudet pelit ({id}) noudattavat nyt näitä päätöksiä; alkaneiden pelien sanat eivät muutu. {path}',
  'diff.title': 'Mikä sanakirjassa on muuttunut',
  'diff.of': 'Sanakirja {id}, versio {version}',
  'diff.goes-on': 'Jo alkaneet pelit jatkuvat niillä sanoilla, joilla ne alkoivat.',
  'diff.nothing': 'Yksikään sana ei ole muuttunut.',
  'diff.add': 'Nyt kelpaa {count, plural, one {{number} uusi sana} other {{number} uutta sanaa}}',
  'diff.remove': 'Enää ei kelpaa {count, plural, one {{number} sana} other {{number} sanaa}}',
  'diff.rulings': 'Miksi',
  'diff.of-length': '{length, plural, one {# kirjain} other {# kirjainta}}: {number}',
  'diff.page': 'Sivu pelaajille: {path}',

  // Dictionaries: importing a list.
  'import.done': 'Sanakirja {id} on valmis: {path}',
  'store.done': 'Sanakirjan {id} versio {version} on tallennettu: {path}',
  'import.encoding': 'Merkistö: {encoding}',
  'import.lines': 'Luettuja rivejä: {lines}, sanoja: {words}, kaksoiskappaleita: {repeated}',
  'import.with-text': 'Rivejä, joilta otettiin vain ensimmäinen sana: {count} ({examples})',
  'import.capitalised':
    'Isolla alkukirjaimella kirjoitettuja sanoja, ehkä nimiä, otettu: {count} ({examples})',
  'import.refused.no-tile': 'Jätetty pois, merkkejä aakkoston ulkopuolelta: {count} ({examples})',
  'import.refused.too-many-blanks':
    'Jätetty pois, enemmän laatattomia kirjaimia kuin tyhjiä laattoja: {count} ({examples})',
  'import.refused.character':
    'Jätetty pois, merkille ”{character}” ei ole laattaa: {count} ({examples})',
  'import.refused.too-short': 'Jätetty pois, liian lyhyitä: {count} ({examples})',
  'import.refused.too-long': 'Jätetty pois, liian pitkiä: {count} ({examples})',
  'import.not-text': 'Tämä ei ole tekstitiedosto: {path}',
  'import.no-words': 'Tämä ei ole tämän kielen sanalista: {path}',
  'import.too-large': 'Tiedostossa {path} on liikaa sanoja.',
  'import.bad-id':
    '”{id}” ei kelpaa sanakirjan nimeksi: käytä vain pieniä kirjaimia a–z, numeroita ja yhdysviivoja.',
  'import.unknown-encoding': 'Merkistöä ”{encoding}” ei ole.',
  'import.built-in': '{id} on mukana tuleva sanakirja; valitse toinen nimi.',
  'import.exists': 'Sanakirja {id} on jo olemassa; {option} korvaa sen.',

  // Dictionaries: building the lists.
  'build.begun': 'Koostetaan {id}…',
  'build.done': '{id}: {words} sanaa, {seconds} s, {hash}',
  'build.same': '{id}: sama, {words} sanaa, {seconds} s, {hash}',
  'build.differs': '{id}: POIKKEAA olemassa olevasta; {words} sanaa, {seconds} s, {hash}',
  'official.bring':
    '{id} tehdään tiedostosta, jonka haet itse: {name}, {file}, osoitteesta {address} ({licence}). Sitten: {command}',
  'official.one': '{option} koskee yhtä näistä sanakirjoista kerrallaan: {names}',
  'official.made':
    '{words} sanaa: {name}, tiedosto {date}, {licence}, SHA-256 {hash}; pois jäi {count} (kirjaimia ilman laattaa tai liian pitkiä)',
  'official.unreadable-line':
    '{path} ei ole tätä muotoa: {name}. Riviä {line} ei voi lukea. Hae {file} uudelleen osoitteesta {address}',
  'official.cut-off':
    '{path} katkeaa riville {line}: lataus jäi kesken. Hae {file} uudelleen osoitteesta {address}',
  'official.other-format': 'Tiedostossa {path} on {other} eikä {name}; kokeile: {command}',
  'official.not-text':
    '{path} ei ole UTF-8-tekstiä; jos se on pakattu, pura se ensin. {name}: {address}',
  'official.foreign':
    '{path} ei ole tätä muotoa: {name}. Oikea tiedosto on {file}, osoitteesta {address}',
  'official.no-words':
    'Tiedostossa {path} ei ole yhtään sanaa, jonka saa pelata: onko siinä {name} kokonaan?',
  'source.no-tool':
    '{package} pitää hakea ohjelmalla {tool}, jota tällä koneella ei ole. Pane nämä tiedostot kansioon {folder}: {files}',
  'source.tool-failed':
    'Pakettia {package} ei voitu hakea: {tool} sanoo ”{detail}”. Voit myös panna tiedostot kansioon {folder}: {files}',
  'source.changed':
    '{package} on muuttunut sanalistan tekemisen jälkeen: {files}. Poista tiedosto kansiosta {folder}, niin se haetaan uudelleen.',
  'source.not-in-package': 'Paketissa {package} ei ole tiedostoa {files}.',

  // Engine: help.
  'cli.moves': 'luettele pelitilanteen sallitut siirrot, paras ensin',
  'cli.selfplay': 'anna bottien pelata keskenään',
  'cli.analyse': 'tee raportti peleistä: hukatut tilaisuudet, tuuri ja taito',
  'cli.train': 'opettele, minkä arvoisia telineeseen jäävät laatat ovat',
  'cli.match': 'anna kahden pelimoottorin pelata pelipareja samoilla nostoilla',
  'cli.engine': 'laske siirtoja muille ohjelmille rivi kerrallaan',
  'cli.bench-engine': 'mittaa pelimoottorin nopeus ja vertaa sitä',
  'cli.engine-level': 'botti, jonka tavoin pelataan',
  'cli.threads': 'säikeiden määrä',
  'cli.pairs': 'peliparien määrä; kumpikin aloittaa kerran',
  'cli.patience-ms': 'paljonko ohjelma saa myöhästyä, millisekunteina',
  'cli.null': 'peluuta ensimmäistä vertailuksi myös itseään vastaan',
  'cli.match-out':
    'kansio, johon pelit kirjoitetaan GCG-muodossa ja josta keskeytynyt pelisarja jatkuu',
  'cli.against': 'tiedosto, jonka mittaustuloksiin verrataan',
  'cli.position': 'pelitilanne CGP-muodossa: lauta, telineet, pisteet',
  'cli.top': 'montako siirtoa näytetään',
  'cli.all': 'näytä kaikki siirrot',
  'cli.bots': 'botit pilkuin erotettuina: greedy, static, sim, level-1…',
  'cli.games': 'pelien määrä',
  'cli.number-seed': 'arvonnan siemen, luku',
  'cli.move-ms': 'aikaa siirtoa kohti millisekunteina',
  'cli.generations': 'sukupolvien määrä; kukin oppii edellisistä',
  'cli.out-file': 'kirjoitettava tiedosto',

  // Engine: plays of a position.
  'moves.count': 'Sallittuja siirtoja: {count}',
  'moves.bad-top': '”{text}” ei ole siirtojen määrä.',
  'moves.bad-position':
    'Pelitilannetta ei voi lukea merkin {place} kohdalla: odotettiin {expected}',
  'moves.expected.board': 'lauta',
  'moves.expected.racks': 'telineet',
  'moves.expected.scores': 'pisteet',
  'moves.expected.number': 'luku',

  // Engine: games of bots.
  'selfplay.unknown-player': 'Bottia ”{name}” ei ole. Valittavissa: {names}',
  'selfplay.no-number': 'Tämän pitäisi olla kokonaisluku: {text}',
  'selfplay.player': '{name}: voittoja {wins}, pisteitä keskimäärin {score}',
  'selfplay.total':
    'Pelejä: {games}, tasapelejä: {draws}, keskimääräinen piste-ero: {spread}, pelejä sekunnissa: {speed}',
  'train.done': 'Opittu {games} pelistä: {path}',

  // Engine: lines of the protocol.
  'engine.unknown-line': 'Riviä ”{name}” ei ole. Valittavissa: {names}',
  'engine.too-early': 'Lähetä ensin ”{first}”.',
  'engine.bad-go': 'Tätä ei voi lukea ”{line}”-sanan jälkeen: {text}',
  'engine.rack-too-long': 'Telineessä on liikaa laattoja.',
  'engine.too-many-tiles': 'Laattoja on enemmän kuin sarjassa.',

  // Engine: two engines against each other.
  'match.share': '{a} – {b}: voittoja {mean}, keskivirhe {error}, pelipareja {pairs}',
  'match.games': 'Voittoja {wins}, tasapelejä {draws}, tappioita {losses}',
  'match.lead': 'Keskimääräinen piste-ero {mean}, keskivirhe {error}',
  'match.faults':
    '{count, plural, one {{name} hävisi virheen takia # pelin.} other {{name} hävisi virheen takia # peliä.}}',
  'match.null': 'Vertailu, ensimmäinen itseään vastaan:',
  'match.continue': 'Jatka samalla komennolla.',
  'match.no-such-side':
    'Pelaaja on botti tai ohjelma, joka osaa moottoriprotokollan. Botit: {names}',
  'match.other-match': 'Kansiossa on toinen pelisarja: {path}',
  'match.damaged': 'Pelisarjaa ei voi lukea tiedostosta: {path}',
  'match.fault.silent': '{name} ei vastannut: {text}',
  'match.fault.ended': '{name} lakkasi toimimasta: {text}',
  'match.fault.nonsense': '{name} antoi vastauksen, jota ei voi ymmärtää: {text}',
  'match.fault.refused': '{name} kieltäytyi: {text}',

  // Engine: its speed.
  'bench.all-plays': 'Kaikki siirrot: tilanteita sekunnissa',
  'bench.plays': 'Kaikki siirrot: siirtoja sekunnissa',
  'bench.best-play': 'Paras siirto: tilanteita sekunnissa',
  'bench.greedy-games': 'Pelkkien pisteiden mukaan: pelejä sekunnissa',
  'bench.static-games': 'Pisteiden ja jäävien laattojen mukaan: pelejä sekunnissa',
  'bench.rollouts': 'Kaksi vuoroa eteenpäin: pelejä sekunnissa',
  'bench.against': 'Vertailussa {machine}',
  'bench.nothing': 'Sanakirjalle ”{list}” ei ole vertailutuloksia näillä sanoilla ja säännöillä.',
  'bench.other-plays': 'Siirtoja löytyi eri määrä: toinen moottoreista on väärässä.',
  'bench.not-figures': 'Tässä tiedostossa ei ole pelimoottorin mittaustuloksia: {path}',

  // Engine: the report on a game.
  'analyse.phony': '* ei ole sanakirjassa',
  'analyse.head-play': 'Pelattu',
  'analyse.head-best': 'Paras',
  'analyse.head-lost': 'Menetetty',
  'analyse.head-chance': 'Mahdollisuus',
  'analyse.head-luck': 'Tuuri',
  'analyse.player':
    '{player}: menetettyjä pisteitä {lost}, menetettyä voittomahdollisuutta {chance} %, tuuri {luck}',
  'gcg.no-tile': 'Osalle pelitiedoston kirjaimista ei ole laattaa valitulla kielellä: {letters}',
  'gcg.looks-like': 'Laattojen kieli näyttää olevan {languages}.',
  'gcg.use-edition': 'Yritä uudelleen valitsimella {option}',
  'analyse.no-records': 'Täällä ei ole yhtään GCG-pelitiedostoa.',
  'analyse.head-games': 'Pelejä',
  'analyse.head-turns': 'Vuoroja',
  'analyse.head-per-turn': 'Menetetty vuoroa kohti',
  'analyse.nothing': 'Tiedostossa ei ole yhtään siirtoa, jonka teline olisi tiedossa: {path}',

  // Bots at the table.
  'play.bots-too': 'Botitkin voivat pelata: {names}',

  // Playing on a server from the terminal.
  'cli.serve': 'isännöi pelejä muille, tässä verkossa tai sen ulkopuolella',
  'cli.server': 'pelipalvelimen osoite',
  'cli.name': 'nimesi palvelimella',
  'cli.table': 'pöydän koodi tai tunnus; ilman sitä avautuu uusi pöytä',
  'cli.seats': 'paikkojen määrä uudessa pöydässä, 2–4',
  'cli.bot': 'botti uuteen pöytään: {names}',
  'cli.port': 'kuunneltava portti',
  'cli.host': 'kuunneltava osoite',
  'cli.database': 'PostgreSQL usealle palvelinprosessille, muodossa postgres://…',
  'cli.metrics': 'näytä luvut Prometheusta varten osoitteessa /metrics',
  'cli.make-admin': 'tili, josta tulee ylläpitäjä',
  'cli.tls': 'käytä https-yhteyttä omalla varmenteella',
  'cli.tls-cert': 'oman varmenteen tiedosto ketjuineen',
  'cli.tls-key': 'varmenteen avaimen tiedosto',
  'network-game.your-name': 'Mikä on nimesi?',
  'network-game.bad-server': 'Tämä ei ole palvelimen osoite: {server}',
  'network-game.not-reached': '{server} ei vastaa. Tarkista osoite ja verkkoyhteys.',
  'network-game.not-let-in': '{server} ei päästänyt sinua sisään ({code}).',
  'network-game.no-such-table': 'Sellaista pöytää ei ole: {name}',
  'network-game.not-done': 'Palvelin ei pystynyt siihen ({code}).',
  'network-game.invite': 'Muut pääsevät tähän pöytään komennolla {command}',
  'network-game.empty-places':
    '{count, plural, one {# paikka on vielä vapaana.} other {# paikkaa on vielä vapaana.}}',
  'network-game.ready': 'Kaikki ovat paikalla. Paina Enter, kun olet valmis.',
  'network-game.not-all-ready': 'Odotetaan muita…',
  'network-game.waiting-for': 'Odotetaan: {player}…',
  'network-game.waiting': 'Odotetaan muita…',
  'network-game.lost': 'Yhteys katkesi, mutta peli on tallessa. Yritetään uudelleen…',
  'network-game.resume': 'Palaa komennolla {command}',
  'network-game.again': 'Pelaatko tässä pöydässä vielä toisen pelin?',
  'network-game.said': '{player}: {text}',
  'network-game.phrases': 'Sano jokin näistä ({command} ja numero):',
  'network-game.help.say': '{command} – sano muille valmis lause',

  // Starting a server: options.
  'cli.doctor': 'selvitä, mikä tällä koneella estää palvelinta toimimasta',
  'cli.backup': 'kopioi palvelimen tietovarasto tiedostoon, myös kun palvelin on käynnissä',
  'cli.restore': 'palauta varmuuskopio datakansioon',
  'cli.promote': 'ota toinen kopio käyttöön, kun ensimmäistä palvelinta ei enää ole',
  'cli.replicate': 'kansio jatkuvasti päivittyvälle toiselle kopiolle',
  'cli.replicate-sync': 'vahvista siirto vasta, kun se on myös toisessa kopiossa',
  'cli.backups': 'kansio päivittäisille tarkistetuille varmuuskopioille',
  'cli.store': 'huolla palvelimen tietovarastoa',
  'cli.store-check': 'tarkista, että kaikki tiedot ovat ehjiä',
  'cli.store-salvage': 'pelasta vioittuneen tietovaraston ehjät tiedot varmuuskopioksi',
  'cli.backup-force': 'korvaa tiedosto, jos se on jo olemassa',
  'cli.restore-force': 'korvaa nykyinen tietovarasto; se säilyy toisella nimellä',

  // Game at a terminal: choosing.
  'play.welcome': 'Tervetuloa! Täht on kirjainlaattapeli.',
  'play.choose-language': 'Millä kielellä jutellaan?',
  'play.choose-edition': 'Millä kielellä pelataan?',
  'play.choose-tileset': 'Millä laatoilla?',
  'play.choose-ruleset': 'Millä säännöillä?',
  'play.how-many-players': 'Montako pelaajaa?',
  'play.player-name': 'Pelaaja {seat}, mikä on nimesi?',
  'play.choose-house-rules': 'Mitkä kotisäännöt? Valitse vapaasti tai jätä valitsematta.',
  'play.choose-theme': 'Mikä on teema?',

  // Game at a terminal: agreeing.
  'play.refuse-which': '{player}, minkä kotisäännön jättäisit pois?',
  'play.refuse-nothing': 'Pois jätettäviä kotisääntöjä ei ole, on vain itse sääntökirja.',
  'play.rule-dropped': 'Jätetty pois: {name}. Nyt kaikkien pitää hyväksyä säännöt uudelleen.',
  'play.contribution': '{player}, ravista pussia: paina mitä tahansa näppäimiä ja lopuksi Enter.',
  'play.all-agreed': 'Kaikki hyväksyivät. Pelataan!',
  'play.begins': 'Aloittaja on {player}.',

  // Game at a terminal: the turn.
  'play.pass-screen': 'Näyttö seuraavalle: {player}. Paina sitten Enter.',
  'play.your-move': '{player}, sinun vuorosi',
  'play.rack': 'Telineesi: {tiles}',
  'play.unseen': 'Pussissa ja muiden telineissä: {tiles}',
  'play.type-help': 'Kirjoita {command}, niin näet, mitä voit tehdä.',
  'play.confirm': '{words}: {score, plural, one {# piste} other {# pistettä}}. Pelataanko?',
  'play.preview-word': '{word}: {score, plural, one {# piste} other {# pistettä}}',
  'play.preview-bonus':
    'Kaikki laatat pelattu: {points, plural, one {# lisäpiste} other {# lisäpistettä}}',
  'play.confirm-exchange': 'Vaihdetaanko nämä: {tiles}?',
  'play.confirm-pass': 'Jätätkö vuorosi väliin?',
  'play.confirm-resign': '{player}, luovutatko varmasti?',
  'play.confirm-leave': '{player}, lähdetkö varmasti pöydästä?',
  'play.not-done': 'Mikään ei muuttunut. Kokeile jotain muuta.',

  // Game at a terminal: after a play.
  'play.accept-or-challenge': '{player}, hyväksytkö siirron {words}?',
  'play.challenge-which':
    'Mitkä sanat haastat? Kirjoita niiden numerot tai paina Enter, jos haastat kaikki.',
  'play.numbered-word': '{number}. {word}',
  'play.referee-reason': 'Tuomari: haluatko antaa perustelun?',
  'play.referee-close': 'Tuomari: jääkö siirto voimaan?',
  'play.claim-theme':
    '{player}, mitkä sanat sopivat teemaan ”{name}”? Kirjoita niiden numerot tai paina Enter, jos mikään ei sovi.',
  'play.choose-bags':
    '{player}, nostat {count, plural, one {# laatan} other {# laattaa}}. Montako kustakin pussista? Esimerkiksi: {example}',
  'play.choose-bags-order': 'Tässä järjestyksessä: {names}',
  'play.agree-end': '{player}, lopetetaanko tähän?',

  // Game at a terminal: help.
  'play.help': 'Mitä voit kirjoittaa',
  'play.help.place-across': '{example} – pelaa sana vaakasuoraan tästä ruudusta',
  'play.help.place-down': '{example} – pelaa sana pystysuoraan tästä ruudusta',
  'play.help.blank': '{example} – pieni kirjain tai kaarisulkeet: laatta on tyhjä',
  'play.help.through': '{example} – piste: laatta on jo laudalla',
  'play.help.swap':
    '{command} {example} – vaihda ruudun tyhjä laatta sen kirjaimeen ja pelaa sitten sanasi',
  'play.help.exchange': '{command} {example} – vaihda nämä laatat; ? on tyhjä laatta',
  'play.help.pass': '{command} – jätä vuoro väliin',
  'play.help.challenge': '{command} – haasta juuri pelatut sanat',
  'play.help.accept': '{command} – hyväksy juuri pelatut sanat',
  'play.help.look-up': '{command} {example} – katso sana sanakirjasta',
  'play.help.undo': '{command} – pyydä lupaa perua viimeinen siirtosi',
  'play.help.shuffle': '{command} – sekoita telineesi',
  'play.help.board': '{command} – näytä lauta uudelleen',
  'play.help.score': '{command} – näytä pisteet',
  'play.help.hint': '{command} – näytä vihje, joka kerralla vähän enemmän',
  'play.help.bag': '{command} – näytä, mitä pussissa on jäljellä',
  'play.help.log': '{command} – näytä tähänastiset siirrot',
  'play.help.rules': '{command} – näytä tämän pelin säännöt',
  'play.help.end': '{command} – ehdota lopettamista',
  'play.help.resign': '{command} – luovuta peli',
  'play.help.leave': '{command} – lähde pöydästä; muut jatkavat',
  'play.help.pause': '{command} – pysäytä kellot',
  'play.help.save': '{command} – tallenna peli',
  'play.help.quit': '{command} – tallenna ja poistu',
  'play.help.help': '{command} – näytä tämä ohje',
  'play.unknown-command': 'Täht ei ymmärrä: ”{text}”. Kirjoita {command}, niin näet komennot.',
  'play.answer-yes-no': 'Vastaa {yes} tai {no}.',
  'play.answer-number': 'Kirjoita luku väliltä {min}–{max}.',

  // Game at a terminal: the record.
  'play.saved': 'Tallennettu: {path}',
  'play.saved-to-resume': 'Peli on tallessa. Jatka komennolla: {command}',
  'play.torn':
    'Tiedoston {path} loppu oli vioittunut; peli jatkuu viimeisestä tallessa olevasta siirrosta.',
  'play.goodbye': 'Kiitos pelistä ja näkemiin!',

  // Game at a terminal: the end.
  'play.over': 'Peli on päättynyt',
  'play.check-draws': 'Kuka tahansa voi tarkistaa nostot: {command}',

  // Without a terminal, and what can go wrong around it.
  'play.no-terminal': 'Tähän peliin tarvitaan pääte, johon voi kirjoittaa.',
  'play.how-to': 'Käynnistä se päätteessä näin: {command}',
  'play.how-to-resume': 'Jatka tallennettua peliä: {command}',
  'play.file-missing': 'Tällaista tiedostoa ei ole: {path}',
  'play.file-unreadable': 'Tätä tiedostoa ei voi lukea: {path} ({reason})',
  'play.file-unwritable': 'Tätä tiedostoa ei voi kirjoittaa: {path} ({reason})',
  'play.file-exists': 'Tiedosto {path} on jo olemassa, eikä sitä muutettu. Valitse toinen nimi.',
  'play.file-not-a-game': 'Tässä tiedostossa ei ole peliä: {path}',
  'play.file-damaged': 'Pelitiedosto on vioittunut rivillä {line}: {path}',
  'play.file-too-new': 'Pelitiedosto on Täht-pelin uudemmasta versiosta: {path}',
  'play.file-in-use': 'Peli on jo auki muualla: {path}',
  'play.unknown-language': 'Kieltä ”{name}” ei ole. Valittavissa: {names}',
  'play.unknown-edition': 'Pelin kieltä ”{name}” ei ole. Valittavissa: {names}',
  'play.unknown-tileset': 'Laattasarjaa ”{name}” ei ole. Valittavissa: {names}',
  'play.unknown-ruleset': 'Sääntöjä ”{name}” ei ole. Valittavissa: {names}',
  'play.unknown-lexicon': 'Sanakirjaa ”{name}” ei ole. Valittavissa: {names}',
  'play.unknown-house-rule': 'Kotisääntöä ”{name}” ei ole. Valittavissa: {names}',
  'play.unknown-option': 'Valitsinta ”{name}” ei ole. Ohjeen saat komennolla {command}.',
  'play.option-needs-value': 'Valitsin {name} tarvitsee arvon.',

  // Words typed by the players: any of them is understood, the first is shown in the help.
  'command.swap': 'ota',
  'command.exchange': 'vaihda v',
  'command.pass': 'väliin ohi passaa',
  'command.challenge': 'haasta',
  'command.accept': 'hyväksy ok',
  'command.look-up': 'katso etsi sana',
  'command.undo': 'peru takaisin',
  'command.shuffle': 'sekoita',
  'command.board': 'lauta',
  'command.score': 'pisteet tilanne',
  'command.hint': 'vihje',
  'command.bag': 'pussi',
  'command.log': 'siirrot loki',
  'command.rules': 'säännöt',
  'command.end': 'loppu',
  'command.resign': 'luovuta',
  'command.leave': 'lähde',
  'command.pause': 'tauko',
  'command.save': 'tallenna',
  'command.quit': 'lopeta poistu',
  'command.help': 'ohje apua ?',
  'command.say': 'sano',
  'command.yes': 'kyllä k joo',
  'command.no': 'ei e',

  // The score keeper.
  'score-keeper-typed.about':
    'Kirjoita jokainen siirto, kun se ilmoitetaan, esimerkiksi {example}. Voit myös kirjoittaa:',
  'score-keeper-typed.how-to': 'Pistelaskuri tarvitsee päätteen, johon voi kirjoittaa.',
  'score-keeper-typed.help.exchange':
    '{command} ABC, {command} 3 – vaihdetut laatat tai niiden määrä',
  'score-keeper-typed.help.pass': '{command} – vuoro jätettiin väliin',
  'score-keeper-typed.help.challenge': '{command} – miten viimeisen siirron haaste päättyi',
  'score-keeper-typed.help.undo': '{command} – peru viimeisin kirjaus',
  'score-keeper-typed.help.redo': '{command} – tee se uudelleen',
  'score-keeper-typed.help.mend': '{command} 3 {example} – muuta pöytäkirjan riviä 3',
  'score-keeper-typed.help.strike': '{command} 3 – poista rivi 3',
  'score-keeper-typed.help.adjust': '{command} +5, {command} -10 – muut pisteet vuorossa olevalle',
  'score-keeper-typed.help.log': '{command} – pöytäkirja rivinumeroineen',
  'score-keeper-typed.help.bag': '{command} – laatat, jotka eivät ole laudalla',
  'score-keeper-typed.help.clock': '{command} – käynnistä tai pysäytä kello',
  'score-keeper-typed.help.end': '{command} – pelin loppu ja telineisiin jääneet laatat',
  'score-keeper-typed.help.quit': '{command} – tallenna ja poistu',
  'score-keeper-typed.command.redo': 'uudelleen',
  'score-keeper-typed.command.mend': 'muuta',
  'score-keeper-typed.command.strike': 'poista',
  'score-keeper-typed.command.adjust': 'lisäpisteet',
  'score-keeper-typed.command.clock': 'kello',
  'score-keeper-typed.unknown': 'Täht ei ymmärtänyt tätä.',
  'score-keeper-typed.hint': 'Kirjoita {command}, niin näet komennot.',
  'score-keeper-typed.no-line': 'Pöytäkirjassa ei ole riviä {number}.',
  'score-keeper-typed.nothing-to-undo': 'Ei ole mitään peruttavaa.',
  'score-keeper-typed.enter-anyway': 'Kirjataanko silti?',
  'score-keeper-typed.is-valid': 'Kelpaavatko sanat?',
  'score-keeper-typed.no-clock': 'Tässä pelissä ei ole kelloa.',
  'cli.keep': 'laske oikealla laudalla pelattavan pelin pisteet',
  'cli.keep-resume': 'jatka tallennettua pöytäkirjaa: viimeisin, tunnus, tiedosto tai GCG-tiedosto',
  'cli.keep-minutes': 'minuutteja kunkin pelaajan kellossa',
  'cli.bad-minutes': 'Minuuttien on oltava kokonaisluku 1–600.',

  // Un-game, bingo and the solitaires.
  'cli.mode': 'jokin sääntökirjojen muista peleistä: {names}',
  'cli.daily': 'päivän pasianssi, kaikille sama',
  'cli.duplicate': 'duplikaatti palvelimella: koodi tai nimi, tai {new}',
  'cli.duplicate-archive':
    'pelaa päättynyt duplikaatti uudelleen: tiedosto tai pelin nimi palvelimella',

  // Tournaments: what the commands are for.
  'cli.tournament': 'vedä turnausta tiedoston avulla',
  'cli.tournament-file': 'turnauksen tiedosto, esimerkiksi {example}',
  'cli.tournament-new': 'luo uusi turnaus',
  'cli.tournament-show': 'näytä, missä mennään ja mitä tehdään seuraavaksi',
  'cli.tournament-import': 'esikatsele pelaajalista ja lisää se',
  'cli.tournament-add': 'lisää yksi paikalla oleva pelaaja',
  'cli.tournament-players': 'luettele pelaajat',
  'cli.tournament-mark': 'merkitse, kuka on paikalla ja kuka ei',
  'cli.tournament-begin': 'aloita seuraava vaihe',
  'cli.tournament-draw': 'arvo seuraavan kierroksen paikat',
  'cli.tournament-letters': 'kirjaa pöydän paikkojen kirjaimet tai arvo ne täällä',
  'cli.tournament-enter': 'kirjaa tulokset: pöytä ja sen pisteet, tai lista',
  'cli.tournament-tie': 'ratkaise tasatilanne nostamalla kirjaimia',
  'cli.tournament-standings': 'näytä sijoitukset',
  'cli.tournament-log': 'näytä, mitä on tehty, viimeisin ensin',
  'cli.tournament-undo': 'peru aiempi merkintä',
  'cli.tournament-close': 'päätä turnaus ja näytä arvontojen siemen',
  'cli.tournament-export': 'kirjoita tiedosto taulukkolaskentaa ja muita ohjelmia varten',

  // Tournaments: their arguments and options.
  'cli.tournament-name': 'turnauksen nimi',
  'cli.tournament-preset': 'turnauksen laji: {names}',
  'cli.tournament-rounds': 'kierrosten määrä, jos turnauksessa on yksi vaihe',
  'cli.tournament-delete-by': 'päivä, jona nimet poistetaan, esimerkiksi 2027-01-31',
  'cli.tournament-list': 'pelaajalista ({names}); ”-” lukee vakiosyötteestä',
  'cli.tournament-columns': 'mitä sarakkeissa on, pilkuin erotettuina: {names}',
  'cli.tournament-status': 'jokin näistä: {names}',
  'cli.tournament-yes': 'lisää ne; muuten ne vain näytetään',
  'cli.tournament-own-table': 'pöytä, jonka tämä pelaaja tarvitsee',
  'cli.tournament-numbers': 'pelaajien numerot, esimerkiksi 3 tai 1-12; ”{all}” tarkoittaa kaikkia',
  'cli.tournament-runners-up': 'montako kakkosta jatkaa',
  'cli.tournament-typed-letters':
    'kirjaimet pelaajien järjestyksessä, ”?” on tyhjä laatta; ”/” ennen uudelleen nostaneiden kirjaimia',
  'cli.tournament-scores': 'pöytä, sitten pisteet paikkojen järjestyksessä: 3 312 290/301 -',
  'cli.tournament-table': 'pöydän numero',
  'cli.tournament-from': 'tulosten CSV-lista: pöytä, numero, pisteet; ”-” lukee vakiosyötteestä',
  'cli.tournament-sum': 'lapun summa pisteiden tarkistukseen',
  'cli.tournament-reason': 'korjaa jo kirjattu tulos ja kerro, miksi',
  'cli.tournament-round': 'vaiheen muu kuin viimeisin kierros',
  'cli.tournament-by': 'keiden sijoitukset: {names}',
  'cli.tournament-undo-which': 'sen nimi lokissa; ilman sitä viimeisin',
  'cli.tournament-out': 'kirjoitettava tiedosto, pääte jokin näistä: {names}',
  'cli.tournament-what': 'CSV-tiedostoon: {names}',

  // Tournaments: what they answer.
  'tournament-cli.created': 'Turnaus ”{name}” on luotu: {path}',
  'tournament-cli.delete-by':
    'Tiedosto ja kaikki sen nimet poistetaan tämän päivän jälkeen: {date}',
  'tournament-cli.deleted': 'Nimet säilyivät {date} asti; tiedosto on poistettu: {path}',
  'tournament-cli.not-an-event': 'Tiedostossa ei ole turnausta: {path}',
  'tournament-cli.in-use': 'Joku muu muokkaa tätä turnausta juuri nyt: {path}',
  'tournament-cli.torn':
    'Tiedoston {path} viimeinen rivi oli kesken ja poistettiin; kaikki sitä edeltävä on tallessa.',
  'tournament-cli.unknown-preset': 'Turnauksen lajia ”{name}” ei ole. Valittavissa: {names}',
  'tournament-cli.bad-rounds':
    'Kierrosten määrän on oltava kokonaisluku, ja sen voi antaa vain yksivaiheiselle turnaukselle.',
  'tournament-cli.bad-date': 'Tämä ei ole päivämäärä. Kirjoita se näin: 2027-01-31.',
  'tournament-cli.bad-status': 'Pelaajan tilaa ”{name}” ei ole. Valittavissa: {names}',
  'tournament-cli.bad-number': 'Tähän käyvät vain kokonaisluvut.',
  'tournament-cli.bad-columns': 'Tuntematon sarake. Valittavissa: {names}',
  'tournament-cli.preview':
    'Listalla on {count, plural, one {# pelaaja} other {# pelaajaa}}. Ketään ei ole vielä lisätty; {option} lisää heidät.',
  'tournament-cli.left-out':
    '{count, plural, one {Rivi {lines} jätetään pois, koska pelaaja on} other {Rivit {lines} jätetään pois, koska pelaajat ovat}} jo mukana. Jos kyseessä on kaksi eri ihmistä, lisää nimeen jotakin, mistä heidät erottaa.',
  'tournament-cli.preview-duels':
    '{count, plural, one {# pelaaja} other {# pelaajaa}}, {rounds, plural, one {# kierros} other {# kierrosta}}. Mitään ei ole vielä lisätty; {option} lisää ne.',
  'tournament-cli.entered': '{count, plural, one {# pelaaja} other {# pelaajaa}} lisätty.',
  'tournament-cli.not-mutual':
    'Kahta pelaajaa ei ole tiedostossa merkitty toistensa vastustajiksi.',
  'tournament-cli.no-duels-here':
    'Kaksinpelejä voi tuoda vain uuteen kaksinpeliturnaukseen, jossa ei ole vielä pelaajia.',
  'tournament-cli.added': '{name} sai numeron {player}.',
  'tournament-cli.marked':
    'Merkitty: {status}, {count, plural, one {# pelaaja} other {# pelaajaa}}.',
  'tournament-cli.begun':
    '{stage} alkoi, {count, plural, one {mukana # pelaaja} other {mukana # pelaajaa}}.',
  'tournament-cli.seed': 'Kaikkien arvontojen siemen: {seed}',
  'tournament-cli.no-round': 'Sellaista kierrosta ei vielä ole.',
  'tournament-cli.enter-how':
    'Kirjoita pöytä ja sen pisteet, esimerkiksi 3 312 290 275 260, tai anna lista valitsimella {option}.',
  'tournament-cli.no-such-table': 'Tällä kierroksella ei ole pöytää {table}.',
  'tournament-cli.scores-for':
    'Pöytään {table} tarvitaan {count, plural, one {# pistemäärä} other {# pistemäärää}}, yksi joka paikalle.',
  'tournament-cli.bad-score':
    '”{text}” ei ole pistemäärä: kirjoita 312 tai 312/320, jos annat myös pisteet ennen vähennystä, tai ”-”, jos pelaaja ei pelannut loppuun.',
  'tournament-cli.results-in':
    '{count, plural, one {Pöydän {tables} tulos on kirjattu.} other {Pöytien {tables} tulokset on kirjattu.}}',
  'tournament-cli.results-corrected':
    '{count, plural, one {Pöydän {tables} tulos on korjattu.} other {Pöytien {tables} tulokset on korjattu.}}',
  'tournament-cli.nothing-new': 'Listalla ei ole mitään uutta.',
  'tournament-cli.results-skipped':
    '{count, plural, one {Jo kirjattu, jätetty pois: pöytä {tables}.} other {Jo kirjattu, jätetty pois: pöydät {tables}.}}',
  'tournament-cli.results-differing':
    '{count, plural, one {Pöydässä {tables} on jo eri tulos, ja se jäi voimaan. Korjaa se valitsimella {option}.} other {Pöydissä {tables} on jo eri tulokset, ja ne jäivät voimaan. Korjaa ne valitsimella {option}.}}',
  'tournament-cli.nothing-entered': 'Mitään ei kirjattu. Korjaa lista ja syötä se uudelleen.',
  'tournament-cli.no-result-column': 'Listalla ei ole saraketta ”{field}”.',
  'tournament-cli.no-such-seat': 'Rivi {line}: tässä pöydässä ei ole ketään tällä numerolla.',
  'tournament-cli.seat-twice': 'Rivi {line}: tämä pelaaja on listalla kahdesti.',
  'tournament-cli.bad-score-at': 'Rivi {line}: ”{text}” ei ole pistemäärä.',
  'tournament-cli.before': 'Ennen vähennystä',
  'tournament-cli.letters-for':
    'Tässä tarvitaan {count, plural, one {# kirjain} other {# kirjainta}}, yksi jokaiselle nostajalle.',
  'tournament-cli.unknown-ranking': 'Sellaisia sijoituksia ei ole. Valittavissa: {names}',
  'tournament-cli.unknown-ending': 'Tiedoston päätteen pitää olla jokin näistä: {names}',
  'tournament-cli.unknown-export': 'Täht ei voi viedä sitä tiedostoon. Valittavissa: {names}',
  'tournament-cli.only-duels':
    'Tällainen tiedosto sopii vain kaksinpeleihin, mutta tässä turnauksessa on muunlaisia kierroksia tai pelaajat puuttuvat.',
  'tournament-cli.undo-how': '{command} peruu viimeisimmän merkinnän tai sen, jonka nimeät.',
  'tournament-cli.undone': 'Peruttu: {what}.',

  // Tournaments: who is here.
  'tournament-cli.status.expected': 'tulossa',
  'tournament-cli.status.present': 'paikalla',
  'tournament-cli.status.late': 'myöhässä',
  'tournament-cli.status.absent': 'poissa',
  'tournament-cli.status.withdrawn': 'keskeyttänyt',

  // Tournaments: what comes next.
  'tournament-cli.next': 'Seuraavaksi:',
  'tournament-cli.todo.enter-players': 'Lisää pelaajat.',
  'tournament-cli.todo.check-in':
    '{count, plural, one {# pelaaja ei ole} other {# pelaajaa ei ole}} vielä paikalla.',
  'tournament-cli.todo.begin-stage': 'Aloita: {stage}.',
  'tournament-cli.todo.break-tie': 'Ratkaise tasatilanne: {players}.',
  'tournament-cli.todo.draw-round': 'Arvo paikat: {round}.',
  'tournament-cli.todo.settle-disputes': 'Pöydät, joissa on kiista: {tables}.',
  'tournament-cli.todo.answer-calls': 'Tuomaria odottavat pöydät: {tables}.',
  'tournament-cli.todo.draw-letters': 'Pöydät, joissa kirjaimet on nostamatta: {tables}.',
  'tournament-cli.todo.await-results': 'Pöydät, joiden tulos puuttuu: {tables}.',
  'tournament-cli.todo.close': 'Päätä turnaus.',
  'tournament-cli.todo.field-changed':
    'Tulosta korjattiin aloituksen jälkeen, ja sen mukaan jatkoon olisivat päässeet eri pelaajat: {stage}.',
  'cli.tournament-hall': 'näytä salin säännöt tai muuta niitä',
  'cli.tournament-hall-add': 'lisää rivi',
  'cli.tournament-hall-change': 'muutettavan rivin numero',
  'cli.tournament-hall-to': 'rivin uusi teksti',
  'cli.tournament-hall-remove': 'poistettavan rivin numero',
  'cli.tournament-hall-document': 'palauta kouluturnauksen säännöt',
  'cli.tournament-words': 'näytä käytössä oleva sanakirja tai valitse toinen',
  'tournament-cli.hall-how':
    'Tee yksi muutos kerrallaan; anna muutettavalle riville myös uusi teksti.',
  'tournament-cli.no-such-line': 'Riviä tällä numerolla ei ole.',
  'tournament-cli.no-hall-rules': 'Salin sääntöjä ei ole.',
  'tournament-cli.other-words': 'Sanakirja ”{lexicon}” on toisenkielinen.',
  'tournament-cli.todo.await-before':
    'Pisteet ovat tasan; pisteet ennen vähennystä puuttuvat: {players}.',
};
