/** Icelandic: notices of games and tables, and what the engine cannot do. `players` are names with commas between. */
import type { Notices } from '../en/notices.ts';

export const notices: Notices = {
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
  'refusal.lexicon-unavailable':
    'Ekki er hægt að nota orðabókina {id} núna: {cause, select, missing {hana vantar} damaged {skráin er skemmd} other {hún er ekki sú sama og leikurinn hófst með}}.',
  'refusal.hints-off': 'Engar vísbendingar eru gefnar við þetta borð.',
  'refusal.queue-full': 'Tölvan hefur of mikið að hugsa um í augnablikinu. Reyndu aftur fljótlega.',
  'refusal.engine-failed': 'Tölvan fann ekkert svar.',
};
