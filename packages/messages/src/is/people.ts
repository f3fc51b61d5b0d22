/** Icelandic: why something about people, classes or moderation may not be done. `until` comes as a time of day, or `never`. */
import type { People } from '../en/people.ts';

export const people: People = {
  'refusal.not-permitted': 'Þú mátt ekki gera þetta.',
  'refusal.person-gone': 'Þessi manneskja er ekki lengur hér.',
  'refusal.person-exists': 'Þessi manneskja er þegar skráð.',
  'refusal.name-empty': 'Skrifaðu nafn.',
  'refusal.name-too-long': 'Nafnið er of langt: mest 24 stafir.',
  'refusal.name-bad-character':
    'Í nafni mega vera bókstafir og tölustafir og á milli þeirra bil, punktur, undirstrik, bandstrik eða úrfellingarmerki.',
  'refusal.name-mixed-scripts': 'Allir stafir nafnsins verða að vera úr sama stafrófi.',
  'refusal.name-reserved': 'Þetta nafn getur enginn tekið.',
  'refusal.no-such-session': 'Þessi innskráning er ekki til.',
  'refusal.no-such-token': 'Þessi aðgangstóki er ekki til.',
  'refusal.no-such-passkey': 'Þessi aðgangslykill er ekki til.',
  'refusal.already-account': 'Þú ert þegar með aðgang.',
  'refusal.no-account': 'Til þess þarftu að vera með aðgang.',
  'refusal.last-way-in': 'Þetta er síðasta leiðin til að skrá sig inn: bættu fyrst annarri við.',
  'refusal.link-used': 'Þessi tengill gildir ekki lengur.',
  'refusal.pupil-may-not': 'Nemendur geta þetta ekki.',
  'refusal.that-is-you': 'Þetta ert þú.',
  'refusal.too-many-of-these': 'Ekki er hægt að bæta fleirum við.',
  'refusal.vacation-used-up': 'Þú átt ekki svo marga frídaga eftir á þessu ári.',
  'refusal.no-vacation': 'Þú ert ekki í fríi núna.',
  'refusal.account-closed': 'Þessum aðgangi hefur verið lokað.',

  'refusal.class-exists': 'Þessi bekkur er þegar til.',
  'refusal.class-over': 'Þessi bekkur er ekki lengur til.',
  'refusal.class-full': 'Bekkurinn er fullur.',
  'refusal.class-not-open': 'Ekki er hægt að ganga í þennan bekk núna.',
  'refusal.nickname-taken': 'Nemandi með þetta gælunafn er þegar í bekknum.',
  'refusal.no-such-pupil': 'Þessi nemandi er ekki í bekknum.',
  'refusal.pin-locked':
    '{until, select, never {Of mörg röng PIN-númer. Biddu kennarann um nýtt.} other {Of mörg röng PIN-númer. Reyndu aftur klukkan {until}.}}',
  'refusal.date-out-of-range':
    'Eyðingardagurinn verður að vera í framtíðinni en þó innan 400 daga.',

  'refusal.reported-before': 'Þú hefur þegar tilkynnt þetta.',
  'refusal.no-such-report': 'Þessi tilkynning er ekki til.',
  'refusal.report-closed': 'Þessi tilkynning hefur þegar verið afgreidd.',

  'refusal.not-signed-in': 'Skráðu þig fyrst inn.',
  'refusal.other-site': 'Þessi beiðni kom frá annarri síðu.',
  'refusal.wrong-name-or-password': 'Rangt nafn eða lykilorð.',
  'refusal.wrong-code-or-pin': 'Rangur kóði, gælunafn eða PIN-númer.',
  'refusal.too-many-attempts':
    'Of margar tilraunir. Reyndu aftur eftir {seconds, plural, one {# sekúndu} other {# sekúndur}}.',
  'refusal.name-taken': 'Þetta nafn er þegar í notkun.',
  'refusal.password-too-short': 'Lykilorðið er of stutt: minnst {least} stafir.',
  'refusal.password-too-long': 'Lykilorðið er of langt: mest {most} stafir.',
  'refusal.password-too-plain': 'Of auðvelt er að giska á þetta lykilorð.',
  'refusal.pin-not-digits': 'Í PIN-númeri eru fjórir til átta tölustafir.',
  'refusal.pin-too-plain': 'Of auðvelt er að giska á þetta PIN-númer.',
  'refusal.real-name-missing': 'Skrifaðu líka rétt nafn: aðeins kennarinn sér það.',
  'refusal.passkeys-need-tls': 'Aðgangslyklar virka aðeins yfir örugga tengingu.',
  'refusal.passkey-refused': 'Aðgangslykillinn passaði ekki.',
  'refusal.ticket-expired': 'Tíminn rann út. Byrjaðu aftur.',
  'refusal.no-letters': 'Þessi þjónn sendir ekki bréf.',
  'refusal.nothing-to-confirm': 'Ekkert netfang bíður staðfestingar.',
  'refusal.letter-not-sent':
    'Ekki tókst að senda bréfið. Athugaðu netfangið eða reyndu aftur síðar.',
  'refusal.no-such-person': 'Þessi manneskja finnst ekki.',
  'refusal.no-such-class': 'Þessi bekkur finnst ekki.',
  'refusal.teachers-only': 'Aðeins kennari getur stofnað bekk.',
  'refusal.hashing-busy': 'Þjónninn er önnum kafinn. Reyndu aftur eftir smástund.',
};
