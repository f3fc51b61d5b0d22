/** Estonian: what a server says: its start, its backups and its notices. */
import type { Texts } from '../texts.ts';

export const server: Texts<'server'> = {
  // Starting a server, and the backup of its store.
  'serve.at': 'Täht töötab aadressil {address}',
  'serve.network': 'Teistele samas võrgus: {address}',
  'serve.kept': 'Kõik salvestatakse siia: {place}. Lõpetamiseks vajuta {key}.',
  'start.unknown-option': 'Tundmatu või poolik valik {name}. Olemas on: {known}',
  'start.unknown-setting': 'Tundmatu seadistus {name}. Olemas on: {known}',
  'start.mistyped-setting': 'Tundmatu seadistus {name}. Kas mõtlesid seadistust {meant}?',
  'start.bad-port': '„{text}“ ei sobi pordi numbriks',
  'start.bad-database': 'Anna andmebaasi aadress kujul {example}',
  'start.half-certificate': 'Sertifikaat vajab võtit: anna nii {cert} kui ka {key}.',
  'start.bad-log-level': '{name}: võimalikud väärtused on {known}, mitte {text}',
  'start.port-in-use': 'Port {port} on juba kasutusel. Määra teine: {option}',
  'start.port-forbidden': 'Sul pole õigust porti {port} kasutada. Määra teine: {option}',
  'start.no-such-host': 'Sellel arvutil pole aadressi {host}',
  'start.store-failed': 'Andmehoidla ei vasta: {detail}',
  'start.store-in-use': '{path} on juba teise serveri kasutuses',
  'start.store-moving':
    'See andmehoidla on alles pooleldi üle viidud: {path}. Käsk {command} viib asja lõpuni.',
  'start.newer-schema':
    'Andmed on kirjutanud programmi uuem versioon ({found}; see siin tunneb versiooni {known})',
  'start.not-a-store': '{path} ei ole Tähe andmefail',
  'start.store-corrupt':
    '{path} on rikutud: {faults}. Taasta andmed varukoopiast käsuga {command} või päästa terved andmed käsuga {salvage}',
  'start.store-unreachable': 'Andmehoidlat {path} ei saa avada: {detail}',
  'start.secret-unreadable': 'Faili {path} ei saa lugeda ega kirjutada: {detail}',
  'start.secret-malformed': '{path} peab sisaldama 64 kuueteistkümnendnumbrit',
  'start.not-begun': 'Server ei käivitunud: {why}',
  'start.replica-here':
    '{path} on teise serveri andmete koopia. Kui seda serverit enam pole, võta koopia kasutusele käsuga {command}',
  'start.replica-there':
    '{path} on iseseisev andmehoidla ja seda üle ei kirjutata. Vali koopiale teine kaust.',
  'start.embedded-only':
    '{option} töötab ainult oma andmehoidlaga. PostgreSQL-i puhul kasuta selle enda vahendeid.',
  'start.not-a-replica': 'Siin pole serveri andmete koopiat: {path}',
  'doctor.data-bad':
    'Andmekausta {path} ei saa kirjutada: {detail}. Anna serverile kirjutusõigus või määra teine kaust: {option}.',
  'doctor.data-new': 'Andmekaust luuakse esimesel käivitusel: {path}',
  'doctor.data-good': 'Andmekaust: {path}',
  'doctor.data-open':
    'Ka teised selle arvuti kasutajad saavad lugeda: {path}. Piira õigusi käsuga {command}',
  'doctor.disk-good': 'Kettal on vaba ruumi {free} MB',
  'doctor.disk-low':
    'Kettal, kus asub {path}, on vaba ruumi ainult {free} MB. Tee ruumi: täis kettale ei saa enam midagi salvestada.',
  'doctor.store-new': 'Andmehoidlat veel pole, see luuakse esimesel käivitusel.',
  'doctor.store-older':
    'Andmehoidla on varasemast versioonist ja uueneb järgmisel käivitusel. Tee enne varukoopia.',
  'doctor.store-good':
    'Andmehoidla on terve: kontrollitud {streams, plural, one {# kirje} other {# kirjet}}.',
  'doctor.store-damaged':
    'Andmehoidlas on rikutud kirjeid ({count}): {names}. Neid ei näidata kellelegi. Kontrolli ketast ja taasta varukoopia käsuga {command}',
  'doctor.postgres-good': 'PostgreSQL {version} vastab.',
  'doctor.postgres-old': 'See on PostgreSQL {version}, aga vaja on vähemalt versiooni {least}.',
  'doctor.clock-good': 'Kell: {time}',
  'doctor.clock-behind':
    'Kell on taga: see näitab {time}, aga andmehoidlat kasutati viimati {last}. Sea kell õigeks, enne kui serveri käivitad.',
  'doctor.lists-good': 'Sõnastikke: {lists}',
  'doctor.list-bad':
    'Seda sõnastikku ei saa lugeda: {path} ({detail}). Pane õige fail asemele või kustuta vigane.',
  'doctor.port-good': 'Port {port} on vaba.',
  'doctor.port-ours': 'Täht töötab pordil {port}.',
  'doctor.tls-none':
    'Ilma https-ita: saalis sobib, aga brauser ei saa lehte paigaldada ega teavitusi näidata.',
  'doctor.tls-at-proxy': 'Sertifikaat on vahendusserveril.',
  'doctor.tls-new': 'Sertifikaat luuakse esimesel käivitusel.',
  'doctor.tls-good': 'Sertifikaat kehtib kuni {day}',
  'doctor.tls-over':
    'Sertifikaat kehtib kuni {day}. Kustuta {path} ja käivita server uuesti, siis luuakse uus.',
  'doctor.address-none':
    'Avalik aadress on määramata ({name}), seega ei saa server linkidega kirju saata.',
  'doctor.address-malformed': 'Anna {name} kujul {example}',
  'doctor.address-good': 'Server vastab aadressil {url}',
  'doctor.address-bad':
    'Täht ei vasta aadressil {url}: {detail}. Kui server töötab, kontrolli nime, vahendusserverit ja sertifikaati.',
  'doctor.proxy-not-named':
    'Paistab, et serveri ees on vahendusserver. Määra {name}, muidu peetakse kõiki külastajaid üheks.',
  'doctor.proxy-good': 'Vahendusserver annab edasi kõik vajaliku.',
  'doctor.proxy-header':
    'Vahendusserver ei anna päist {header} õigesti edasi. Võrdle seadistust näidetega kaustas deploy/.',
  'doctor.proxy-socket':
    'Vahendusserver ei lase WebSocketit läbi aadressil /api/socket. Võrdle seadistust näidetega kaustas deploy/.',
  'doctor.proxy-metrics': 'Aadressi {url} saavad lugeda kõik. Sulge see vahendusserveris.',
  'doctor.mail-none': 'E-posti server on määramata ({name}), seega kirju ei saadeta.',
  'doctor.mail-half': '{name} on määramata, seega kirju ei saadeta. Määra ka see.',
  'doctor.mail-good': 'E-posti server {host} on valmis kirju vastu võtma.',
  'doctor.mail-bad': 'E-posti server ei võta ühendust vastu: {detail}. Kontrolli: {name}.',
  'doctor.push-good': 'Tõuketeavitusi saab saata.',
  'doctor.push-not-secure': 'Tõuketeavitusi võtab brauser vastu ainult https-aadressil.',
  'doctor.push-contact':
    'Määra {name} kujul {example}: mõni tõuketeenus keeldub saatjast, kellele ei saa kirjutada.',
  'doctor.done':
    '{bad, plural, =0 {Probleeme ei leitud.} one {Leitud # probleem.} other {Leitud # probleemi.}}',
  'backup.done': 'Varukoopia: {path}, {size}\u00a0MB. Mänge: {games}. Turniire: {tournaments}.',
  'backup.no-store': 'Siin pole serveri andmeid: {path}',
  'backup.in-postgres': 'Need mängud on PostgreSQL-is; varukoopia teeb {command}.',
  'backup.is-store': 'See on andmehoidla enda fail: {path}',
  'users.none': 'Kontosid veel ei ole.',
  'users.count': '{count, plural, one {# konto} other {# kontot}}',
  'users.link': 'Kehtib üks kord, ühe päeva: {link}',
  'users.disabled': 'Suletud: {name}',
  'users.enabled': 'Uuesti avatud: {name}',
  'users.admin': 'Administraator: {name}',
  'users.no-such': 'Sellise nimega kontot ei ole: {name}',
  'users.away': 'Aadressil {url} server ei vasta. Käivita see enne või anna port: {option}.',
  'users.other-secret':
    'Serveril aadressil {url} on teine salavõti. Anna selle andmekaust ({option}) või määra {name}.',
  'users.failed': 'Serveril ei õnnestunud seda teha: {code}',
  'users.mark.disabled': 'suletud',
  'users.mark.email': 'e-post',
  'move.done':
    'Üle viidud: {streams, plural, one {# kirje} other {# kirjet}}, {entries, plural, one {# samm} other {# sammu}}. Mõlemad pooled on samad: {digest}',
  'move.there': 'Siin on juba midagi: {path}. Vali tühi koht.',
  'move.other':
    'Siia juba viiakse teist andmehoidlat, lähtekoht: {from}. Vii see lõpuni või vali tühi koht.',
  'move.differs':
    'Pooled ei ole ühesugused, erinev tabel: {table}. Midagi ei võetud kasutusele; proovi uuesti tühja kohaga.',
  'move.where': 'Ütle, kuhu: {options}',
  'move.no-database': 'Anna andmebaas: {option} või {name}.',
  'move.secret':
    'Sõlmed vajavad sama salavõtit: määra {name} faili {path} sisuga ja kopeeri oma sõnastikud.',
  'receive.at': 'Valmis teist koopiat vastu võtma: {address}. See läheb kausta {place}',
  'receive.no-secret': 'Määra {name}: selle serveri salavõti, mille koopia siia tuleb.',
  'store.salvaged':
    'Päästetud: {path}, {streams, plural, one {# kirje} other {# kirjet}}. Võta kasutusele käsuga {command}',
  'store.nothing-lost': 'Midagi ei läinud kaduma.',
  'store.log-damaged': 'Logi oli rikutud, nii et viimased sündmused võivad puududa: {fault}',
  'store.promoted':
    'Valmis: {path}, {streams, plural, one {# kirje} other {# kirjet}}. Käivita server käsuga {command}',
  'store.cut': '{name}: alles kuni sündmuseni {version}, kokku oli {of}',
  'store.gone': '{name}: kadunud',
  'restore.done': 'Taastatud: {path}. Mänge: {games}. Turniire: {tournaments}.',
  'restore.replaced': 'Varasemad andmed on alles: {path}',
  'restore.store-there': 'Siin on juba serveri andmed: {path}. Valik {option} asendab need.',
  'restore.not-a-backup': 'See ei ole Tähe varukoopia: {path}',
  'restore.backup-damaged': 'See varukoopia on rikutud ja midagi ei taastatud: {path} ({faults})',

  'serve.not-here': 'Selles paigalduses serverit ei ole.',

  // Notices of games and tables. `players` are names with commas between.
  'notice.your-move.title': 'Sinu kord',
  'notice.your-move.body': 'Teised ootavad sinu käiku. Mängijad: {players}.',
  'notice.reminder.title': 'Aega jääb väheks',
  'notice.reminder.body':
    'Sinu käiguks on jäänud umbes {hours, plural, one {# tund} other {# tundi}}. Mängijad: {players}.',
  'notice.game-over.title': 'Mäng on läbi',
  'notice.game-over.body': 'Mängijad: {players}.',
  'notice.invited.title': 'Sind kutsutakse mängima',
  'notice.invited.body': 'Kutsuja: {players}.',
  'notice.nudged.title': 'Sind oodatakse',
  'notice.nudged.body': 'Sinu käigu ootel: {players}.',
  'notice.started.title': 'Mäng algas',
  'notice.started.body': 'Mängu alustas {players}.',
  'notice.rematch.title': 'Veel üks mäng?',
  'notice.rematch.body': 'Uuesti tahab mängida {players}.',
  'notice.why':
    'Said selle kirja, sest teavitused on sinu seadetes sisse lülitatud. Sealsamas saad need välja lülitada.',
  'notice.reset.title': 'Sinu uus parool',
  'notice.reset.body':
    'Keegi, tõenäoliselt sina ise, soovib uut parooli. Konto: {name}. Parooli valimiseks ava tunni aja jooksul see link:',
  'notice.reset.else': 'Kui see polnud sina, ei pea sa midagi tegema: vana parool jääb kehtima.',
  'notice.confirm.title': 'Kinnita oma e-posti aadress',
  'notice.confirm.body':
    'Keegi, tõenäoliselt sina ise, soovib saada Tähe teavitusi sellele aadressile. Kinnitamiseks ava kolme päeva jooksul see link:',
  'notice.confirm.else': 'Kui see polnud sina, ei pea sa midagi tegema: rohkem kirju ei tule.',

  // What a link tells before it is opened.
  'preview.home.title': 'Täht: lao sõna ja mäng käib',
  'preview.home.about':
    'Sõnamäng täheklotsidega, kuues keeles. Mängi roboti või sõbraga või otsi vastane; kontot pole vaja.',
  'preview.invites': '{player} kutsub sind mängima',
  'preview.table': 'Laud ootab sind',
  'preview.table.about': 'Üks puudutus ja oledki laua taga. Kontot pole vaja.',
  'preview.game': 'Üks mäng Tähte',
  'preview.turn.about': 'Lõpetatud mängu {turn}. käik. Mida sina oleksid käinud?',
  'preview.game.about': 'Mäng käib. Vaata, mis mängulaual on.',
  'preview.game.over': 'Nii see lõppes. Vaata mäng käikhaaval läbi.',
  'preview.puzzle.about':
    'Kõigil sama mängulaud, seitse klotsi, kolm katset. Millise käigu leiad sina?',
  'preview.tournament.about':
    '{count, plural, =0 {Turniir: lauad, tulemused ja paremusjärjestus.} one {Turniir, # mängija: lauad, tulemused ja paremusjärjestus.} other {Turniir, # mängijat: lauad, tulemused ja paremusjärjestus.}}',
};
