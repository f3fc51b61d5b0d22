/** Finnish: what only the command line says. */
import type { Texts } from '../texts.ts';

export const terminal: Texts<'terminal'> = {
  // Command line: help.
  'cli.about': 'Täht: ristisanapeli kirjainlaatoilla, komentorivillä.',
  'cli.usage': 'Käyttö:',
  'cli.commands': 'Komennot:',
  'cli.arguments': 'Argumentit:',
  'cli.options': 'Valitsimet:',
  'cli.help': 'näytä tämä ohje',
  'cli.version': 'näytä versio',
  'cli.editions': 'luettele kielet, niiden laatat ja säännöt',
  'cli.score': 'laske esimerkkitiedoston siirtojen pisteet',
  'cli.replay': 'pelaa GCG-tiedosto sääntöjen mukaan ja näytä erot',
  'cli.verify': 'tarkista peli: tiedosto, siirrot ja nostot',
  'cli.play': 'pelaa tässä päätteessä, 2–4 pelaajaa saman näytön ääressä',
  'cli.json': 'vastaa yhdellä JSON-dokumentilla',
  'cli.language': 'tekstien kieli: {names}',
  'cli.no-color': 'ilman värejä',
  'cli.edition': 'pelin kieli: {names}',
  'cli.ruleset': 'säännöt, kuten ”taht editions” ne luettelee',
  'cli.game-ruleset':
    'säännöt, kuten ”taht editions” ne luettelee; ilman sitä sääntökirjan säännöt, {example} ja muut ovat kaveripeliä varten',
  'cli.tileset': 'laatat, kuten ”taht editions” ne luettelee',
  'cli.lexicon': 'käytettävä sanakirja',
  'cli.data': 'pelien, sanakirjojen ja lähteiden kansio (tai TAHT_DATA)',
  'cli.seed': 'nostojen siemen, 64 heksadesimaalinumeroa',
  'cli.players': 'pelaajien nimet, pilkuilla erotettuina',
  'cli.house-rule': 'kotisääntö; voi antaa useita',
  'cli.resume': 'jatka tallennettua peliä: viimeisintä, tunnuksen tai tiedoston mukaan',

  // Command line: wrong use.
  'cli.unknown-command': 'Komentoa ”{name}” ei ole. On: {names}',
  'cli.missing-argument': 'Jotain puuttuu: {name}',
  'cli.too-many-arguments':
    'Tässä on liikaa yhdelle komennolle. Ohjeen saat kirjoittamalla {command}.',
  'cli.not-understood': 'Tätä ei ymmärretty. Ohjeen saat kirjoittamalla {command}.',

  // Command line: files.
  'file.missing': 'kansiota ei ole',
  'file.forbidden': 'ei sallittu',
  'file.read-only': 'sinne ei voi kirjoittaa',
  'file.disk-full': 'levy on täynnä',
  'file.is-folder': 'se on kansio',
  'file.not-folder': 'kansion paikalla on tiedosto',
  'file.not-json': 'Tämä tiedosto ei ole JSON-muodossa: {path}',

  // Test vectors: `place` is the example’s id and the place in it.
  'vector.missing': '{place}: tämä puuttuu.',
  'vector.wrong': '{place}: tätä ei voi lukea: {found}',
  'vector.unknown-tileset': '{place}: laattasarjaa ”{found}” ei ole.',
  'vector.unknown-letter': '{place}: merkille ”{found}” ei ole laattaa.',
  'vector.square-twice': '{place}: ruudussa {found} on jo laatta.',
  'vector.refused': '{id}: tämä siirto ei ole sallittu. {reason}',
  'vector.skipped':
    '{count, plural, one {# esimerkki on muuta lajia: {ids}} other {# esimerkkiä on muuta lajia: {ids}}}',

  // Command line: checking a record.
  'verify.record': 'Tiedosto on ehjä',
  'verify.bytes': 'Mitään ei ole muutettu',
  'verify.events': 'Pelin voi pelata läpi',
  'verify.decisions': 'Jokainen siirto ja nosto seuraa säännöistä',
  'verify.commitment': 'Siemen on se, joka sinetöitiin',
  'verify.line': 'rivi {line}',
  'verify.ok': 'Kaikki on kunnossa.',
  'verify.not-ok': 'Tässä tiedostossa on jotain vikaa.',
  'verify.unfinished': 'Peli ei ole vielä päättynyt.',

  // Command line: more at the terminal.
  'play.choose-game': 'Kesken on pelejä. Jatketaanko jotakin?',
  'play.new-game': 'Uusi peli',
  'play.nothing-to-resume': 'Kansiossa {path} ei ole keskeneräistä peliä.',
  'play.bad-seed': 'Siemenen on oltava 64 heksadesimaalinumeroa (0–9, a–f).',
  'play.press-enter': 'Jatka painamalla Enter.',
  'play.more': 'Enter: lisää',
  'play.all-accept': 'Hyväksyvätkö kaikki: {words}?',
  'play.who-challenges': 'Kuka haastaa?',
  'play.claim-word': '{player}, kuuluuko {word} teemaan ”{name}”?',
  'play.help.sort': '{command} – järjestä telineesi aakkosten mukaan',
  'command.sort': 'järjestä',

  // Dictionaries: help.
  'cli.check': 'tarkista sanoja sanakirjasta',
  'cli.words': 'sanat; - lukee ne vakiosyötteestä',
  'cli.anagram': 'etsi sanoja annetuista kirjaimista; ? on tyhjä laatta',
  'cli.lexicons': 'sanakirjat: luettele, näytä, vertaa, tuo, koosta',
  'cli.lexicon-list': 'luettele sanakirjat',
  'cli.lexicon-info': 'näytä, mitä sanakirjassa on ja mistä se on peräisin',
  'cli.lexicon-diff': 'näytä sanat, jotka ovat vain toisessa kahdesta sanakirjasta',
  'cli.lexicon-import': 'tee sanakirja omasta sanaluettelosta',
  'cli.lexicon-build': 'koosta mukana tulevat sanakirjat uudelleen lähteistään',
  'cli.lexicon-id': 'uuden sanakirjan nimi: pieniä kirjaimia, numeroita, yhdysmerkkejä',
  'cli.pattern': 'tämän muotoiset sanat, esimerkiksi A..A tai *NEN',
  'cli.shorter': 'myös sanat, jotka käyttävät vain osan kirjaimista',
  'cli.patch': 'tiedosto sanakirjan lisäyksistä ja poistoista',
  'cli.encoding': 'tiedoston merkistö, jos sitä ei tunnisteta itsestään',
  'cli.force': 'korvaa samanniminen sanakirja',
  'cli.build-check': 'älä kirjoita mitään, vertaa vain olemassa olevaan',
  'cli.no-ranks': 'vain sanat, ei niiden yleisyyttä',
  'cli.new-sources': 'käytä muita lähteitä kuin joista luettelot tehtiin',
  'cli.sources': 'lähdetiedostojen kansio',
  'cli.out': 'valmiiden sanakirjojen kansio',
  'cli.missing-option': 'Tämä valitsin tarvitaan: {name}',
  'cli.play-lexicon': 'pelin sanakirja tai {none}',

  // The dictionary of a game.
  'play.choose-lexicon': 'Mikä sanakirja ratkaisee sanat?',
  'play.dictionary-says': 'Sanakirja: {ruling}.',
  'play.near-words': 'Läheisiä sanoja: {words}',
  'play.lexicon-changed':
    'Tämä peli aloitettiin sanakirjan {id} toisella versiolla, eikä sitä voi jatkaa tällä.',

  // Dictionaries: patches.
  'patch.not-json': 'Tämä muutostiedosto ei ole JSON-muodossa: {path}',
  'patch.not-a-patch': 'Tässä tiedostossa ei ole lisäyksiä eikä poistoja: {path}',
  'patch.newer-version': 'Tämä tiedosto on tehty ohjelman uudemmalla versiolla: {path}',
  'patch.bad-patch': 'Tiedostossa {path} on jotakin vialla kohdassa {place}.',
  'patch.other-lexicon': '{path} on tehty toiselle sanakirjalle tai versiolle kuin {id}.',
  'patch.no-tile': 'Tiedostossa {path} on kohdassa {place} sana, jota ei voi pelata.',
  'patch.bad-length': 'Tiedostossa {path} on kohdassa {place} väärän mittainen sana.',
  'patch.too-large': 'Tiedostossa {path} on liikaa sanoja.',

  // Dictionaries: importing a list.
  'import.done': 'Sanakirja {id} on valmis: {path}',
  'import.encoding': 'Merkistö: {encoding}',
  'import.lines': 'Luettuja rivejä: {lines}, sanoja: {words}, toistuvia: {repeated}',
  'import.with-text': 'Rivejä, joilta otettiin vain ensimmäinen sana: {count} ({examples})',
  'import.refused.no-tile': 'Pois jätetty, merkkejä aakkoston ulkopuolelta: {count} ({examples})',
  'import.refused.too-many-blanks':
    'Pois jätetty, laatattomia kirjaimia enemmän kuin tyhjiä laattoja: {count} ({examples})',
  'import.refused.character':
    'Pois jätetty, merkille ”{character}” ei ole laattaa: {count} ({examples})',
  'import.refused.too-short': 'Pois jätetty, liian lyhyet: {count} ({examples})',
  'import.refused.too-long': 'Pois jätetty, liian pitkät: {count} ({examples})',
  'import.not-text': 'Tämä tiedosto ei ole tekstiä: {path}',
  'import.no-words': 'Tämä ei ole tämän kielen sanaluettelo: {path}',
  'import.too-large': 'Tiedostossa {path} on liikaa sanoja.',
  'import.bad-id':
    '”{id}” ei kelpaa sanakirjan nimeksi: vain pienet kirjaimet a–z, numerot ja yhdysmerkit.',
  'import.unknown-encoding': 'Merkistöä ”{encoding}” ei ole.',
  'import.built-in': '{id} on mukana tuleva sanakirja; valitse toinen nimi.',
  'import.exists': 'Sanakirja {id} on jo olemassa; {option} korvaa sen.',

  // Dictionaries: building the lists.
  'build.begun': 'Koostetaan {id} …',
  'build.done': '{id}: {words} sanaa, {seconds} s, {hash}',
  'build.same': '{id}: sama, {words} sanaa, {seconds} s, {hash}',
  'build.differs': '{id}: POIKKEAA olemassa olevasta; {words} sanaa, {seconds} s, {hash}',
  'source.no-tool':
    '{package} haetaan ohjelmalla {tool}, jota tässä koneessa ei ole. Pane nämä tiedostot kansioon {folder}: {files}',
  'source.tool-failed':
    'Pakettia {package} ei saatu: {tool} ilmoitti ”{detail}”. Tiedostot voi panna myös kansioon {folder}: {files}',
  'source.changed':
    '{package} ei ole sama kuin luetteloa tehtäessä: {files}. Poista tiedosto kansiosta {folder}, niin se haetaan uudelleen.',
  'source.not-in-package': 'Paketissa {package} ei ole tiedostoa {files}.',

  // Engine: help.
  'cli.moves': 'luettele aseman sallitut siirrot, paras ensin',
  'cli.selfplay': 'anna bottien pelata keskenään',
  'cli.analyse': 'raportti pelistä: huomaamatta jääneet siirrot, onni ja taito',
  'cli.train': 'opettele, minkä arvoisia telineeseen jäävät laatat ovat',
  'cli.position': 'asema CGP-muodossa: lauta, telineet, pisteet',
  'cli.top': 'montako siirtoa näytetään',
  'cli.all': 'näytä kaikki siirrot',
  'cli.bots': 'botit pilkuin erotettuina: greedy, static, sim, level-1 …',
  'cli.games': 'pelien määrä',
  'cli.number-seed': 'satunnaisuuden siemen, luku',
  'cli.move-ms': 'siirron aika millisekunteina',
  'cli.generations': 'sukupolvia, joista kukin oppii edellisistä',
  'cli.out-file': 'kirjoitettava tiedosto',

  // Engine: plays of a position.
  'moves.count': 'Sallittuja siirtoja: {count}',
  'moves.bad-top': '”{text}” ei ole siirtojen määrä.',
  'moves.bad-position': 'Asemaa ei voi lukea merkin {place} kohdalla: odotettiin {expected}',
  'moves.expected.board': 'lauta',
  'moves.expected.racks': 'telineet',
  'moves.expected.scores': 'pisteet',
  'moves.expected.number': 'luku',

  // Engine: games of bots.
  'selfplay.unknown-player': 'Bottia ”{name}” ei ole. Valittavissa: {names}',
  'selfplay.no-number': 'Tämän pitäisi olla kokonaisluku: {text}',
  'selfplay.player': '{name}: voittoja {wins}, keskipisteet {score}',
  'selfplay.total':
    'Pelejä: {games}, tasapelejä: {draws}, keskimääräinen johto: {spread}, pelejä sekunnissa: {speed}',
  'train.done': 'Opittu peleistä ({games}): {path}',

  // Engine: the report on a game.
  'analyse.head-play': 'Pelattu',
  'analyse.head-best': 'Paras',
  'analyse.head-lost': 'Menetetty',
  'analyse.head-chance': 'Mahdollisuus',
  'analyse.head-luck': 'Onni',
  'analyse.player':
    '{player}: menetettyjä arvopisteitä {lost}, voittomahdollisuutta {chance} %, onni {luck}',
  'analyse.nothing': 'Tässä tiedostossa ei ole siirtoa, jonka teline tunnetaan: {path}',

  // Bots at the table.
  'play.bots-too': 'Botti voi myös pelata: {names}',

  // Playing on a server from the terminal.
  'cli.serve': 'tarjoa pelejä muille tässä verkossa tai kauempana',
  'cli.server': 'palvelimen osoite, jossa pelataan',
  'cli.name': 'nimesi palvelimella',
  'cli.table': 'pöydän koodi tai tunnus; ilman sitä avataan uusi pöytä',
  'cli.seats': 'montako uuteen pöytään mahtuu, 2–4',
  'cli.bot': 'botti uuteen pöytään: {names}',
  'cli.port': 'kuunneltava portti',
  'cli.host': 'kuunneltava osoite',
  'cli.database': 'PostgreSQL usealle palvelinprosessille, muodossa postgres://…',
  'cli.metrics': 'näytä Prometheuksen luvut osoitteessa /metrics',
  'cli.make-admin': 'tilin nimi, josta tulee ylläpitäjä',
  'cli.tls': 'käytä https-yhteyttä omalla varmenteella',
  'network-game.your-name': 'Mikä sinun nimesi on?',
  'network-game.bad-server': 'Tämä ei ole palvelimen osoite: {server}',
  'network-game.not-reached': '{server} ei vastaa.',
  'network-game.not-let-in': '{server} ei päästänyt sisään ({code}).',
  'network-game.no-such-table': 'Sellaista pöytää ei ole: {name}',
  'network-game.not-done': 'Palvelin ei tehnyt sitä ({code}).',
  'network-game.invite': 'Muut istuvat tähän pöytään komennolla {command}',
  'network-game.empty-places':
    '{count, plural, one {# paikka on vielä vapaana.} other {# paikkaa on vielä vapaana.}}',
  'network-game.ready': 'Kaikki ovat paikalla. Paina Enter, kun olet valmis.',
  'network-game.not-all-ready': 'Odotetaan muita …',
  'network-game.waiting-for': 'Vuorossa on {player} …',
  'network-game.waiting': 'Odotetaan muita …',
  'network-game.lost': 'Yhteys katkesi. Yritetään uudelleen …',
  'network-game.resume': 'Palaa komennolla {command}',
  'network-game.again': 'Pelaatko tässä pöydässä vielä toisen pelin?',
  'network-game.said': '{player}: {text}',
  'network-game.phrases': 'Sano jokin näistä: {command} ja numero.',
  'network-game.help.say': '{command} – sano muille valmis lause',

  // Starting a server: options.
  'cli.backup': 'kopioi palvelimen tiedot tiedostoon, myös sen ollessa käynnissä',
  'cli.restore': 'palauta varmuuskopio tietokansioon',
  'cli.backup-force': 'korvaa tiedosto, jos se on jo olemassa',
  'cli.restore-force': 'korvaa entiset tiedot; ne säilyvät toisella nimellä',

  // Game at a terminal: choosing.
  'play.welcome': 'Tervetuloa! Täht on sanaristikkopeli kirjainlaatoilla.',
  'play.choose-language': 'Millä kielellä jutellaan?',
  'play.choose-edition': 'Millä kielellä pelaatte?',
  'play.choose-tileset': 'Millä laatoilla?',
  'play.choose-ruleset': 'Millä säännöillä?',
  'play.how-many-players': 'Montako pelaajaa?',
  'play.player-name': 'Pelaaja {seat}, mikä on nimesi?',
  'play.choose-house-rules': 'Mitkä kotisäännöt? Valitse vapaasti, tai ei mitään.',
  'play.choose-theme': 'Mikä on teema?',

  // Game at a terminal: agreeing.
  'play.refuse-which': '{player}, minkä kotisäännön jättäisit pois?',
  'play.refuse-nothing': 'Pois jätettäviä kotisääntöjä ei ole, vain perussäännöt.',
  'play.rule-dropped': 'Jätetty pois: {name}. Nyt kaikki hyväksyvät säännöt uudelleen.',
  'play.contribution': '{player}, ravista pussia: paina mitä tahansa näppäimiä ja sitten Enter.',
  'play.all-agreed': 'Kaikki ovat samaa mieltä. Aloitetaan!',
  'play.begins': 'Pelin aloittaa {player}.',

  // Game at a terminal: the turn.
  'play.pass-screen': 'Nyt näytön ääreen tulee {player}. Paina sitten Enter.',
  'play.your-move': '{player}, sinun vuorosi',
  'play.rack': 'Telineesi: {tiles}',
  'play.unseen': 'Vielä näkemättä: {tiles}',
  'play.type-help': 'Kirjoita {command}, niin näet, mitä voit tehdä.',
  'play.confirm': '{words}: {score, plural, one {# piste} other {# pistettä}}. Pelataanko?',
  'play.preview-word': '{word}: {score, plural, one {# piste} other {# pistettä}}',
  'play.preview-bonus':
    'Kaikki laatat pelattu: {points, plural, one {# lisäpiste} other {# lisäpistettä}}',
  'play.confirm-exchange': 'Vaihdetaanko {tiles}?',
  'play.confirm-pass': 'Jätetäänkö vuoro väliin?',
  'play.confirm-resign': '{player}, haluatko varmasti luovuttaa?',
  'play.confirm-leave': '{player}, haluatko varmasti lähteä pöydästä?',
  'play.not-done': 'Mitään ei tehty. Kokeile jotain muuta.',

  // Game at a terminal: after a play.
  'play.accept-or-challenge': '{player}, hyväksytkö: {words}?',
  'play.challenge-which': 'Mitkä sanat haastat? Kirjoita niiden numerot; Enter tarkoittaa kaikkia.',
  'play.numbered-word': '{number}. {word}',
  'play.referee-reason': 'Tuomari: kerro halutessasi syy.',
  'play.referee-close': 'Tuomari: saako sana jäädä laudalle?',
  'play.claim-theme':
    '{player}, mitkä sanat kuuluvat teemaan ”{name}”? Kirjoita niiden numerot; Enter tarkoittaa, ettei mikään.',
  'play.choose-bags':
    '{player}, nostat {count, plural, one {# laatan} other {# laattaa}}. Montako mistäkin pussista? Esimerkiksi: {example}',
  'play.choose-bags-order': 'Tässä järjestyksessä: {names}',
  'play.agree-end': '{player}, lopetetaanko tähän?',

  // Game at a terminal: help.
  'play.help': 'Mitä voit kirjoittaa',
  'play.help.place-across': '{example} – pelaa sana vaakasuoraan tästä ruudusta',
  'play.help.place-down': '{example} – pelaa sana pystysuoraan tästä ruudusta',
  'play.help.blank': '{example} – pieni kirjain tai kaarisulkeet: laatta on tyhjä',
  'play.help.through': '{example} – piste: laatta on jo laudalla',
  'play.help.swap':
    '{command} {example} – ota ruudun tyhjä laatta oikeaa kirjainta vastaan ja pelaa sitten sanasi',
  'play.help.exchange': '{command} {example} – vaihda nämä laatat; ? on tyhjä laatta',
  'play.help.pass': '{command} – jätä vuoro väliin',
  'play.help.challenge': '{command} – haasta juuri pelatut sanat',
  'play.help.accept': '{command} – hyväksy juuri pelatut sanat',
  'play.help.look-up': '{command} {example} – katso sana sanakirjasta',
  'play.help.undo': '{command} – pyydä viimeistä siirtoasi takaisin',
  'play.help.shuffle': '{command} – sekoita telineesi',
  'play.help.board': '{command} – näytä lauta uudelleen',
  'play.help.score': '{command} – näytä pisteet',
  'play.help.hint': '{command} – anna vihje, joka kerralla vähän lisää',
  'play.help.bag': '{command} – näytä, mitä pussissa on jäljellä',
  'play.help.log': '{command} – näytä tähänastiset siirrot',
  'play.help.rules': '{command} – näytä tämän pelin säännöt',
  'play.help.end': '{command} – ehdota lopettamista tähän',
  'play.help.resign': '{command} – luovuta',
  'play.help.leave': '{command} – lähde pöydästä; muut jatkavat',
  'play.help.pause': '{command} – pysäytä kellot',
  'play.help.save': '{command} – tallenna peli',
  'play.help.quit': '{command} – tallenna ja lopeta tältä päivältä',
  'play.help.help': '{command} – näytä tämä ohje',
  'play.unknown-command': 'En ymmärrä: ”{text}”. Ohjeen saat kirjoittamalla {command}.',
  'play.answer-yes-no': 'Vastaa {yes} tai {no}.',
  'play.answer-number': 'Kirjoita luku väliltä {min}–{max}.',

  // Game at a terminal: the record.
  'play.saved': 'Tallennettu: {path}',
  'play.saved-to-resume': 'Peli on tallennettu. Jatka sitä komennolla: {command}',
  'play.torn':
    'Tiedoston {path} loppu oli vioittunut; peli jatkuu viimeisestä kokonaan tallennetusta siirrosta.',
  'play.goodbye': 'Näkemiin, ja kiitos pelistä!',

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
  'play.file-exists': 'Tämä tiedosto on jo olemassa: {path}',
  'play.file-not-a-game': 'Tässä tiedostossa ei ole peliä: {path}',
  'play.file-damaged': 'Tämä tiedosto on vioittunut rivillä {line}: {path}',
  'play.file-too-new': 'Tämä tiedosto on ohjelman uudemmasta versiosta: {path}',
  'play.file-in-use': 'Tämä peli on jo avoinna muualla: {path}',
  'play.unknown-language': 'Kieltä ”{name}” ei ole. Valittavissa: {names}',
  'play.unknown-edition': 'Pelin versiota ”{name}” ei ole. Valittavissa: {names}',
  'play.unknown-tileset': 'Laattasarjaa ”{name}” ei ole. Valittavissa: {names}',
  'play.unknown-ruleset': 'Sääntöjä ”{name}” ei ole. Valittavissa: {names}',
  'play.unknown-lexicon': 'Sanakirjaa ”{name}” ei ole. Valittavissa: {names}',
  'play.unknown-house-rule': 'Kotisääntöä ”{name}” ei ole. Valittavissa: {names}',
  'play.unknown-option': 'Valitsinta ”{name}” ei ole. Ohjeen saat kirjoittamalla {command}.',
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
  'command.help': 'apua ohje ?',
  'command.say': 'sano',
  'command.yes': 'kyllä k joo',
  'command.no': 'ei e',

  // The score keeper.
  'score-keeper-typed.about':
    'Kirjoita jokainen siirto niin kuin se sanotaan, esimerkiksi {example}. Muut komennot:',
  'score-keeper-typed.how-to': 'Pistelaskuri tarvitsee päätteen, johon voi kirjoittaa.',
  'score-keeper-typed.help.exchange':
    '{command} ABC, {command} 3 – vaihdetut laatat tai niiden määrä',
  'score-keeper-typed.help.pass': '{command} – vuoro väliin',
  'score-keeper-typed.help.challenge': '{command} – miten viimeisen siirron haaste päättyi',
  'score-keeper-typed.help.undo': '{command} – kumoa viimeisin kirjaus',
  'score-keeper-typed.help.redo': '{command} – palauta se',
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
  'score-keeper-typed.unknown': 'Tätä ei ymmärretty.',
  'score-keeper-typed.hint': 'Kirjoita {command}, niin näet komennot.',
  'score-keeper-typed.no-line': 'Pöytäkirjassa ei ole riviä {number}.',
  'score-keeper-typed.nothing-to-undo': 'Mitään peruttavaa ei ole.',
  'score-keeper-typed.enter-anyway': 'Kirjataanko silti?',
  'score-keeper-typed.is-valid': 'Kelpaavatko sanat?',
  'score-keeper-typed.no-clock': 'Tässä pelissä ei ole kelloa.',
  'cli.keep': 'laske oikealla laudalla pelattavan pelin pisteet',
  'cli.keep-resume': 'jatka tallennettua pöytäkirjaa: viimeisintä, tunnusta, tiedostoa tai GCG:tä',
  'cli.keep-minutes': 'minuutteja kunkin pelaajan kellossa',
  'cli.bad-minutes': 'Minuuttien on oltava kokonaisluku 1–600.',

  // Un-game, bingo and the solitaires.
  'cli.mode': 'muu sääntökirjojen peli: {names}',
  'cli.daily': 'päivän pasianssi, kaikille sama',
  'cli.duplicate': 'duplikaatti palvelimella: koodi tai nimi, tai {new}',
  'cli.duplicate-archive':
    'pelaa päättynyt duplikaatti uudelleen: tiedosto tai pelin nimi palvelimella',

  // Tournaments: what the commands are for.
  'cli.tournament': 'vie kilpailu läpi tiedostosta',
  'cli.tournament-file': 'kilpailun tiedosto, esimerkiksi {example}',
  'cli.tournament-new': 'luo uusi kilpailu',
  'cli.tournament-show': 'missä mennään ja mitä tehdään seuraavaksi',
  'cli.tournament-import': 'katso pelaajaluettelo ja lisää se',
  'cli.tournament-add': 'lisää yksi paikalla oleva pelaaja',
  'cli.tournament-players': 'luettele pelaajat',
  'cli.tournament-mark': 'merkitse, kuka on paikalla ja kuka ei',
  'cli.tournament-begin': 'aloita seuraava vaihe',
  'cli.tournament-draw': 'arvo seuraavan kierroksen paikat',
  'cli.tournament-letters':
    'kirjaimet pöydän paikoista: täällä nostetut tai niin kuin siellä nostettiin',
  'cli.tournament-enter': 'kirjaa tulokset: pöytä ja sen pisteet tai koko luettelo',
  'cli.tournament-tie': 'ratkaise tasatilanne kirjaimilla',
  'cli.tournament-standings': 'sijoitukset',
  'cli.tournament-log': 'mitä on tehty, viimeisin ensin',
  'cli.tournament-undo': 'peru tehty',
  'cli.tournament-close': 'päätä kilpailu ja näytä arvontojen siemen',
  'cli.tournament-export': 'kirjoita tiedosto taulukkolaskentaa ja muita ohjelmia varten',

  // Tournaments: their arguments and options.
  'cli.tournament-name': 'kilpailun nimi',
  'cli.tournament-preset': 'kilpailun laji: {names}',
  'cli.tournament-rounds': 'kierrosten määrä, jos kilpailussa on yksi vaihe',
  'cli.tournament-delete-by': 'päivä, jona nimet poistetaan, esimerkiksi 2027-01-31',
  'cli.tournament-list': 'pelaajaluettelo ({names}); ”-” lukee vakiosyötettä',
  'cli.tournament-columns': 'mitä sarakkeissa on, pilkuin erotettuna: {names}',
  'cli.tournament-status': 'jokin näistä: {names}',
  'cli.tournament-yes': 'lisää ne; muuten ne vain näytetään',
  'cli.tournament-own-table': 'pöytä, jonka tämä pelaaja tarvitsee',
  'cli.tournament-numbers': 'pelaajien numerot, esimerkiksi 3 tai 1-12; ”{all}” on kaikki',
  'cli.tournament-runners-up': 'kuinka monta kakkosta jatkaa',
  'cli.tournament-typed-letters':
    'kirjaimet pelaajien järjestyksessä, ”?” on tyhjä; ”/” uudelleen nostavien edellä',
  'cli.tournament-scores': 'pöytä, sitten pisteet paikkojen järjestyksessä: 3 312 290/301 -',
  'cli.tournament-from': 'tulosten CSV-luettelo: pöytä, numero, pisteet; ”-” lukee vakiosyötettä',
  'cli.tournament-sum': 'lipukkeen summa pisteiden tarkistamiseksi',
  'cli.tournament-reason': 'korjaa jo kirjattu tulos; syy',
  'cli.tournament-round': 'muu kuin vaiheen viimeinen kierros',
  'cli.tournament-by': 'kenen: {names}',
  'cli.tournament-undo-which': 'sen nimi lokissa; muuten viimeisin',
  'cli.tournament-out': 'kirjoitettava tiedosto, päätteen mukaan: {names}',
  'cli.tournament-what': 'CSV-tiedostoon: {names}',

  // Tournaments: what they answer.
  'tournament-cli.created': '”{name}” on tiedostossa {path}.',
  'tournament-cli.delete-by': 'Tämän päivän jälkeen tiedosto nimineen poistetaan: {date}',
  'tournament-cli.deleted': 'Nimet säilytettiin tähän asti: {date}; tiedosto on poistettu: {path}',
  'tournament-cli.not-an-event': 'Tässä tiedostossa ei ole kilpailua: {path}',
  'tournament-cli.in-use': 'Joku muu käsittelee tätä kilpailua juuri nyt: {path}',
  'tournament-cli.torn':
    'Tiedoston {path} viimeinen rivi oli kesken ja poistettiin; kaikki sitä ennen on tallella.',
  'tournament-cli.unknown-preset': 'Kilpailun lajia ”{name}” ei ole. Valittavissa: {names}',
  'tournament-cli.bad-rounds':
    'Kierrosten määrän pitää olla kokonaisluku, ja se käy vain yksivaiheiseen kilpailuun.',
  'tournament-cli.bad-date': 'Tämä ei ole päivä: kirjoita se näin: 2027-01-31.',
  'tournament-cli.bad-status': 'Ei tiedetä, mitä tämä kertoo pelaajista.',
  'tournament-cli.bad-number': 'Tässä voi olla vain kokonaislukuja.',
  'tournament-cli.bad-columns': 'Saraketta ei tunneta. Valittavissa: {names}',
  'tournament-cli.preview':
    'Luettelossa on {count, plural, one {# pelaaja} other {# pelaajaa}}. Mitään ei ole vielä lisätty; {option} lisää.',
  'tournament-cli.left-out':
    '{count, plural, one {Tämä rivi jätetään} other {Nämä rivit jätetään}} pois, koska pelaaja on jo luettelossa: {lines}. Jos kyse on kahdesta ihmisestä, lisää nimeen jotakin.',
  'tournament-cli.preview-duels':
    '{count, plural, one {# pelaaja} other {# pelaajaa}}, {rounds, plural, one {# kierros} other {# kierrosta}}. Mitään ei ole vielä lisätty; {option} lisää.',
  'tournament-cli.entered': '{count, plural, one {# pelaaja} other {# pelaajaa}} on lisätty.',
  'tournament-cli.not-mutual': 'Tässä tiedostossa kaksi pelaajaa ei nimeä toisiaan vastustajiksi.',
  'tournament-cli.no-duels-here':
    'Kaksinpelikierrokset voi tuoda vain uuteen kaksinpelikilpailuun, jossa ei ole pelaajia.',
  'tournament-cli.added': '{name} sai numeron {player}.',
  'tournament-cli.marked': '{status}: {count, plural, one {# pelaaja} other {# pelaajaa}}.',
  'tournament-cli.begun': '{stage}: alkoi, pelaajia on {count}.',
  'tournament-cli.seed': 'Kaikkien arvontojen siemen: {seed}',
  'tournament-cli.no-round': 'Tällaista kierrosta ei vielä ole.',
  'tournament-cli.enter-how':
    'Kirjoita pöytä ja sen pisteet, esimerkiksi 3 312 290 275 260, tai anna luettelo valinnalla {option}.',
  'tournament-cli.no-such-table': 'Tällä kierroksella ei ole pöytää {table}.',
  'tournament-cli.scores-for':
    'Pöytä {table} tarvitsee {count, plural, one {# pistemäärän} other {# pistemäärää}}, yhden joka paikalle.',
  'tournament-cli.bad-score':
    '”{text}” ei ole pistemäärä: kirjoita 312 tai 312/320, jossa on pisteet ennen vähennystä, tai - jos joku ei pelannut loppuun.',
  'tournament-cli.results-in':
    '{count, plural, one {Tulos kirjattu, pöytä {tables}.} other {Tulokset kirjattu, pöydät {tables}.}}',
  'tournament-cli.nothing-new': 'Siinä ei ole mitään uutta.',
  'tournament-cli.no-result-column': 'Luettelossa ei ole saraketta ”{field}”.',
  'tournament-cli.no-such-seat': 'Rivi {line}: tässä pöydässä ei istu ketään tällä numerolla.',
  'tournament-cli.seat-twice': 'Rivi {line}: tämä pelaaja on kahdesti.',
  'tournament-cli.bad-score-at': 'Rivi {line}: ”{text}” ei ole pistemäärä.',
  'tournament-cli.before': 'Ennen vähennystä',
  'tournament-cli.letters-for':
    'Tässä tarvitaan {count, plural, one {# kirjain} other {# kirjainta}}, yksi jokaiselle nostajalle.',
  'tournament-cli.unknown-ranking': 'Tällaista järjestystä ei ole. Valittavissa: {names}',
  'tournament-cli.unknown-ending': 'Tiedoston päätteen pitää olla jokin näistä: {names}',
  'tournament-cli.unknown-export': 'Tätä ei voi kirjoittaa. Valittavissa: {names}',
  'tournament-cli.only-duels':
    'Tällaiseen tiedostoon käyvät vain kaksinpelit, mutta tässä kilpailussa on muita kierroksia tai ei pelaajia.',
  'tournament-cli.undo-how': '{command} peruu viimeisimmän tai nimetyn.',
  'tournament-cli.undone': 'Peruttu: {what}.',

  // Tournaments: who is here.
  'tournament-cli.status.expected': 'odotetaan',
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
  'tournament-cli.todo.settle-disputes': 'Kiistaa, pöydät: {tables}.',
  'tournament-cli.todo.answer-calls': 'Tuomaria kutsutaan, pöydät: {tables}.',
  'tournament-cli.todo.draw-letters': 'Kirjaimet nostamatta, pöydät: {tables}.',
  'tournament-cli.todo.await-results': 'Tulos puuttuu, pöydät: {tables}.',
  'tournament-cli.todo.close': 'Päätä kilpailu.',
  'tournament-cli.todo.field-changed':
    'Korjattu alun jälkeen, muiden olisi pitänyt jatkaa: {stage}.',
  'cli.tournament-hall': 'näytä salin säännöt tai muuta niitä',
  'cli.tournament-hall-add': 'lisää rivi',
  'cli.tournament-hall-change': 'rivin numero, jonka teksti vaihdetaan',
  'cli.tournament-hall-to': 'rivin uusi teksti',
  'cli.tournament-hall-remove': 'poistettavan rivin numero',
  'cli.tournament-hall-document': 'palauta koulukilpailun säännöt',
  'cli.tournament-words': 'näytä, minkä listan mukaan sanat tuomitaan, tai valitse toinen',
  'tournament-cli.hall-how':
    'Pyydä yhtä muutosta kerrallaan; muutettava rivi tarvitsee myös uuden tekstinsä.',
  'tournament-cli.no-such-line': 'Tämän numeroista riviä ei ole.',
  'tournament-cli.no-hall-rules': 'Salin sääntöjä ei ole.',
  'tournament-cli.other-words': 'Listassa ”{lexicon}” on toisen kielen sanoja.',
  'tournament-cli.todo.await-before':
    'Pisteet ovat tasan; pisteet ennen vähennystä puuttuvat: {players}.',
};
