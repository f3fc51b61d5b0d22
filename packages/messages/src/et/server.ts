/** Estonian: what a server says: its start, its backups and its notices. */
import type { Texts } from '../texts.ts';

export const server: Texts<'server'> = {
  // Starting a server, and the backup of its store.
  'serve.at': 'Täht töötab aadressil {address}',
  'serve.network': 'Teistele samas võrgus: {address}',
  'serve.kept': 'Kõik salvestatakse siia: {place}. Lõpetamiseks vajuta {key}.',
  'start.unknown-option': 'Tundmatu või poolik valik {name}. Olemas on: {known}',
  'start.bad-port': 'See ei ole port: {text}',
  'start.bad-database': 'Andmebaas antakse kujul {example}',
  'start.bad-log-level': '{name} väärtus on üks neist: {known}, mitte {text}',
  'start.port-in-use': 'Port {port} on kasutusel; vali teine valikuga {option}',
  'start.port-forbidden':
    'See kasutaja ei tohi porti {port} kasutada; vali teine valikuga {option}',
  'start.no-such-host': 'Sellel arvutil pole aadressi {host}',
  'start.store-failed': 'Andmehoidla ei vasta: {detail}',
  'start.store-in-use': '{path} on teise serveri kasutuses',
  'start.newer-schema':
    'Andmed on kirjutanud programmi uuem versioon ({found}; see tunneb {known})',
  'start.not-a-store': '{path} ei ole Tähe andmefail',
  'start.store-corrupt':
    '{path} on rikutud: {faults}. Varukoopia saab asemele panna käsuga {command}',
  'start.store-unreachable': 'Andmehoidlat {path} ei saa avada: {detail}',
  'start.secret-unreadable': 'Faili {path} ei saa lugeda ega kirjutada: {detail}',
  'start.secret-malformed': '{path} peab sisaldama 64 kuueteistkümnendnumbrit',
  'start.not-begun': 'Server ei saanud alustada: {why}',
  'backup.done': 'Varukoopia: {path}, {size} MB. Mänge: {games}.',
  'backup.no-store': 'Siin pole serveri andmeid: {path}',
  'backup.in-postgres': 'Need mängud on PostgreSQL-is; varukoopia teeb {command}.',
  'backup.is-store': 'See on andmehoidla enda fail: {path}',
  'restore.done': 'Taastatud: {path}. Mänge: {games}.',
  'restore.replaced': 'Varasem on alles: {path}',
  'restore.store-there': 'Siin on juba serveri andmed: {path}. Valik {option} asendab need.',
  'restore.not-a-backup': 'See ei ole Tähe varukoopia: {path}',
  'restore.backup-damaged': 'See varukoopia on rikutud: {path} ({faults})',

  'serve.not-here': 'Server ei kuulu sellesse paigaldusse.',

  // Notices of games and tables. `players` are names with commas between.
  'notice.your-move.title': 'Sinu käik',
  'notice.your-move.body': 'On sinu kord. Mängijad: {players}.',
  'notice.reminder.title': 'Aega jääb väheks',
  'notice.reminder.body':
    'Käiguks on aega umbes {hours, plural, one {# tund} other {# tundi}}. Mängijad: {players}.',
  'notice.game-over.title': 'Mäng on läbi',
  'notice.game-over.body': 'Mängijad: {players}.',
  'notice.invited.title': 'Sind kutsutakse mängima',
  'notice.invited.body': 'Kutsuja: {players}.',
  'notice.nudged.title': 'Sind oodatakse',
  'notice.nudged.body': 'Ootab: {players}.',
  'notice.started.title': 'Mäng algas',
  'notice.started.body': 'Alustaja: {players}.',
  'notice.rematch.title': 'Sulle pakutakse kordusmängu',
  'notice.rematch.body': 'Pakkuja: {players}.',
  'notice.why':
    'Said selle kirja, sest teavitused on sinu seadetes sisse lülitatud; seal saad need ka välja lülitada.',
  'notice.confirm.title': 'Kinnita oma e-posti aadress',
  'notice.confirm.body':
    'Keegi, tõenäoliselt sina ise, soovib saada Tähe mängude teavitusi sellele aadressile. Kinnitamiseks ava see link kolme päeva jooksul:',
  'notice.confirm.else': 'Kui see polnud sina, ei pea sa midagi tegema: rohkem kirju ei tule.',

  // What a link tells before it is opened.
  'preview.home.title': 'Täht: pane sõna, mäng käib',
  'preview.home.about':
    'Sõnamäng täheklotsidega, kuues keeles. Mängi arvuti, sõbra või ükskõik kellega; kontot pole vaja.',
  'preview.invites': '{player} kutsub sind mängima',
  'preview.table': 'Laud ootab sind',
  'preview.table.about': 'Üks puudutus ja oledki laua taga. Kontot pole vaja.',
  'preview.table.playing': 'Mäng käib. Tule vaatama.',
  'preview.game': 'Tähe partii',
  'preview.game.about': 'Mäng käib. Vaata, mis laual on.',
  'preview.game.over': 'Nii see lõppes. Vaata käik käigu haaval.',
  'preview.puzzle.about': 'Kõigil sama laud, seitse klotsi, kolm katset. Mille sina leiad?',
  'preview.tournament.about':
    '{count, plural, =0 {Turniir: lauad, tulemused ja paremusjärjestus.} one {Turniir, # mängija: lauad, tulemused ja paremusjärjestus.} other {Turniir, # mängijat: lauad, tulemused ja paremusjärjestus.}}',
};
