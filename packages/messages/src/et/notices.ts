/** Estonian: notices of games and tables, and what the engine cannot do. `players` are names with commas between. */
import type { Notices } from '../en/notices.ts';

export const notices: Notices = {
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
  'refusal.lexicon-unavailable':
    'Sõnaraamatut {id} ei saa praegu kasutada: {cause, select, missing {see puudub} damaged {selle fail on rikutud} other {see pole sama, millega mäng algas}}.',
  'refusal.hints-off': 'Selles lauas vihjeid ei anta.',
  'refusal.queue-full': 'Arvutil on praegu liiga palju mõelda. Proovi varsti uuesti.',
  'refusal.engine-failed': 'Arvuti ei leidnud vastust.',
};
