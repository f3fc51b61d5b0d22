/** Estonian: why something about people, classes or moderation may not be done. `until` comes as a time of day, or `never`. */
import type { People } from '../en/people.ts';

export const people: People = {
  'refusal.not-permitted': 'Sul pole selleks õigust.',
  'refusal.person-gone': 'Seda inimest siin enam pole.',
  'refusal.person-exists': 'See inimene on juba olemas.',
  'refusal.name-empty': 'Kirjuta nimi.',
  'refusal.name-too-long': 'See nimi on liiga pikk: kuni 24 märki.',
  'refusal.name-bad-character':
    'Nimes võivad olla tähed ja numbrid ning nende vahel tühik, punkt, alakriips, sidekriips või ülakoma.',
  'refusal.name-mixed-scripts': 'Kõik nime tähed peavad olema samast tähestikust.',
  'refusal.name-reserved': 'Seda nime ei saa keegi võtta.',
  'refusal.no-such-session': 'Sellist seanssi pole.',
  'refusal.no-such-token': 'Sellist pääsuluba pole.',
  'refusal.no-such-passkey': 'Sellist pääsuvõtit pole.',
  'refusal.already-account': 'Sul on juba konto.',
  'refusal.no-account': 'Selleks on vaja kontot.',
  'refusal.last-way-in': 'See on viimane viis sisse logida: lisa enne mõni teine.',
  'refusal.link-used': 'See link enam ei kehti.',
  'refusal.pupil-may-not': 'Õpilasena sa seda teha ei saa.',
  'refusal.that-is-you': 'See oled sina ise.',
  'refusal.too-many-of-these': 'Rohkem neid lisada ei saa.',
  'refusal.vacation-used-up': 'Nii palju puhkusepäevi sul tänavu enam pole.',
  'refusal.no-vacation': 'Sa pole praegu puhkusel.',
  'refusal.account-closed': 'See konto on suletud.',

  'refusal.class-exists': 'See klass on juba loodud.',
  'refusal.class-over': 'Seda klassi enam pole.',
  'refusal.class-full': 'Klass on täis.',
  'refusal.class-not-open': 'Selle klassiga ei saa praegu liituda.',
  'refusal.nickname-taken': 'Selle hüüdnimega õpilane on klassis juba olemas.',
  'refusal.no-such-pupil': 'Sellist õpilast klassis pole.',
  'refusal.pin-locked':
    '{until, select, never {Liiga palju valesid PIN-koode. Palu õpetajalt uus.} other {Liiga palju valesid PIN-koode. Proovi uuesti kell {until}.}}',
  'refusal.date-out-of-range':
    'Kustutamise päev peab olema tulevikus, kuid mitte kaugemal kui 400 päeva pärast.',

  'refusal.reported-before': 'Sa oled sellest juba teatanud.',
  'refusal.no-such-report': 'Sellist teadet pole.',
  'refusal.report-closed': 'See teade on juba lahendatud.',

  'refusal.not-signed-in': 'Logi enne sisse.',
  'refusal.other-site': 'See päring tuli teiselt lehelt.',
  'refusal.wrong-name-or-password': 'Vale nimi või parool.',
  'refusal.wrong-code-or-pin': 'Vale kood, hüüdnimi või PIN-kood.',
  'refusal.too-many-attempts':
    'Liiga palju katseid. Proovi uuesti {seconds, plural, other {# sekundi}} pärast.',
  'refusal.name-taken': 'See nimi on juba võetud.',
  'refusal.password-too-short': 'Parool on liiga lühike: vähemalt {least} märki.',
  'refusal.password-too-long': 'Parool on liiga pikk: kuni {most} märki.',
  'refusal.password-too-plain': 'Seda parooli on liiga kerge ära arvata.',
  'refusal.pin-not-digits': 'PIN-koodis on neli kuni kaheksa numbrit.',
  'refusal.pin-too-plain': 'Seda PIN-koodi on liiga kerge ära arvata.',
  'refusal.real-name-missing': 'Kirjuta ka pärisnimi: seda näeb ainult õpetaja.',
  'refusal.passkeys-need-tls': 'Pääsuvõtmed töötavad ainult turvalise ühendusega.',
  'refusal.passkey-refused': 'Pääsuvõti ei sobinud.',
  'refusal.ticket-expired': 'Aeg sai läbi. Alusta uuesti.',
  'refusal.no-such-person': 'Sellist inimest pole.',
  'refusal.no-such-class': 'Sellist klassi pole.',
  'refusal.teachers-only': 'Klassi saab luua ainult õpetaja.',
  'refusal.hashing-busy': 'Server on hõivatud. Proovi varsti uuesti.',
};
