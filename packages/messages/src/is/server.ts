/** Icelandic: what a server says: its start, its backups and its notices. */
import type { Texts } from '../texts.ts';

export const server: Texts<'server'> = {
  // Starting a server, and the backup of its store.
  'serve.at': 'Täht er á {address}',
  'serve.network': 'Fyrir aðra á þessu neti: {address}',
  'serve.kept': 'Allt er geymt hér: {place}. Ýttu á {key} til að hætta.',
  'start.unknown-option': 'Óþekkt eða ófullgert val {name}. Til eru: {known}',
  'start.bad-port': 'Þetta er ekki gátt: {text}',
  'start.bad-database': 'Gagnagrunnur er gefinn upp svona: {example}',
  'start.bad-log-level': '{name} er eitt af {known}, ekki {text}',
  'start.port-in-use': 'Gátt {port} er í notkun; veldu aðra með {option}',
  'start.port-forbidden': 'Þessi notandi má ekki nota gátt {port}; veldu aðra með {option}',
  'start.no-such-host': 'Þessi vél hefur ekki vistfangið {host}',
  'start.store-failed': 'Gagnageymslan svarar ekki: {detail}',
  'start.store-in-use': '{path} er í notkun hjá öðrum þjóni',
  'start.newer-schema': 'Nýrri útgáfa forritsins skrifaði gögnin ({found}; þessi þekkir {known})',
  'start.not-a-store': '{path} er ekki gagnaskrá frá Täht',
  'start.store-corrupt': '{path} er skemmd: {faults}. Öryggisafrit er sett í staðinn með {command}',
  'start.store-unreachable': 'Ekki er hægt að opna gagnageymsluna {path}: {detail}',
  'start.secret-unreadable': 'Ekki er hægt að lesa eða skrifa {path}: {detail}',
  'start.secret-malformed': 'Í {path} verða að vera 64 sextándatölustafir',
  'start.not-begun': 'Þjónninn gat ekki byrjað: {why}',
  'backup.done': 'Öryggisafrit: {path}, {size} MB. Leikir: {games}.',
  'backup.no-store': 'Hér eru engin gögn þjóns: {path}',
  'backup.in-postgres': 'Þessir leikir eru geymdir í PostgreSQL; {command} gerir öryggisafritið.',
  'backup.is-store': 'Þetta er skrá gagnageymslunnar sjálfrar: {path}',
  'restore.done': 'Endurheimt: {path}. Leikir: {games}.',
  'restore.replaced': 'Það sem var fyrir er geymt: {path}',
  'restore.store-there': 'Hér eru þegar gögn þjóns: {path}. Með {option} er þeim skipt út.',
  'restore.not-a-backup': 'Þetta er ekki öryggisafrit frá Täht: {path}',
  'restore.backup-damaged': 'Þetta öryggisafrit er skemmt: {path} ({faults})',

  'serve.not-here': 'Þjónninn fylgir ekki þessari uppsetningu.',

  // Notices of games and tables. `players` are names with commas between.
  'notice.your-move.title': 'Þú átt leik',
  'notice.your-move.body': 'Röðin er komin að þér. Leikmenn: {players}.',
  'notice.reminder.title': 'Tíminn er að renna út',
  'notice.reminder.body':
    '{hours, plural, one {Um # klukkustund er} other {Um # klukkustundir eru}} eftir til að leika. Leikmenn: {players}.',
  'notice.game-over.title': 'Leiknum er lokið',
  'notice.game-over.body': 'Leikmenn: {players}.',
  'notice.invited.title': 'Þér er boðið í leik',
  'notice.invited.body': 'Boð frá: {players}.',
  'notice.nudged.title': 'Beðið er eftir þér',
  'notice.nudged.body': 'Bíður: {players}.',
  'notice.started.title': 'Leikur er hafinn',
  'notice.started.body': 'Hóf leikinn: {players}.',
  'notice.rematch.title': 'Þér býðst annar leikur',
  'notice.rematch.body': 'Tilboð frá: {players}.',
  'notice.why':
    'Þú færð þetta bréf því að kveikt er á tilkynningum í stillingunum þínum; þar má líka slökkva á þeim.',
  'notice.confirm.title': 'Staðfestu netfangið þitt',
  'notice.confirm.body':
    'Einhver, líklega þú, vill fá tilkynningar um leiki í Täht á þetta netfang. Opnaðu þennan tengil innan þriggja daga til að staðfesta það:',
  'notice.confirm.else': 'Ef það varst ekki þú þarftu ekkert að gera: fleiri bréf koma ekki.',

  // What a link tells before it is opened.
  'preview.home.title': 'Täht: leggðu orð, þá er leikurinn hafinn',
  'preview.home.about':
    'Orðaleikur með stöfum á borði, á sex tungumálum. Spilaðu við tölvuna, vin eða hvern sem er; enginn aðgangur nauðsynlegur.',
  'preview.invites': '{player} býður þér í leik',
  'preview.table': 'Borð bíður þín',
  'preview.table.about': 'Ein snerting og þú situr við borðið. Enginn aðgangur nauðsynlegur.',
  'preview.table.playing': 'Leikurinn er í gangi. Kíktu á hann.',
  'preview.game': 'Leikur í Täht',
  'preview.game.about': 'Leikurinn er í gangi. Sjáðu hvað er á borðinu.',
  'preview.game.over': 'Svona fór hann. Skoðaðu hverja umferð.',
  'preview.puzzle.about': 'Sama borð fyrir alla, sjö stafir, þrjár tilraunir. Hvað finnur þú?',
  'preview.tournament.about':
    '{count, plural, =0 {Mót: borð, úrslit og staða.} one {Mót með # leikmanni: borð, úrslit og staða.} other {Mót með # leikmönnum: borð, úrslit og staða.}}',
};
