/** What the columns of a list of players are called, in six languages and more than one way. */

export const ROSTER_FIELDS = [
  'name',
  'surname',
  'school',
  'class',
  'ageGroup',
  'team',
  'table',
  'note',
] as const;
export type RosterField = (typeof ROSTER_FIELDS)[number];

const HEADINGS: Readonly<Record<RosterField, string>> = {
  name: `name, full name, first name, given name, player, pupil, student,
    nimi, eesnimi, ees- ja perekonnanimi, nimi ja perekonnanimi, õpilane, mängija,
    nafn, fullt nafn, eiginnafn, fornafn, nemandi, leikmaður, keppandi,
    etunimi, koko nimi, oppilas, pelaaja,
    ім'я, ім'я та прізвище, прізвище та ім'я, прізвище ім'я, піб, учень, учениця, гравець, учасник,
    ad, adı, ad soyad, adı soyadı, isim, isim soyisim, öğrenci, oyuncu`,
  surname: `surname, last name, family name,
    perekonnanimi, perenimi, eftirnafn, kenninafn, sukunimi, прізвище, soyad, soyadı, soyisim`,
  school: `school, kool, skóli, koulu, школа, заклад, заклад освіти, okul, okulu, okul adı`,
  class: `class, grade, form, klass, bekkur, luokka, клас, sınıf, sınıfı`,
  ageGroup: `age group, age, category, vanuserühm, vanuseklass, vanus, aldursflokkur, aldurshópur, aldur,
    ikäryhmä, ikäluokka, sarja, вікова група, вік, категорія, yaş grubu, yaş, kategori`,
  team: `team, võistkond, meeskond, lið, sveit, joukkue, команда, takım, takımı`,
  table: `table, fixed table, laud, kindel laud, borð, fast borð, pöytä, kiinteä pöytä, стіл, постійний стіл, masa, sabit masa`,
  note: `note, notes, needs, special needs, märkus, märkused, erivajadus, athugasemd, athugasemdir, sérþarfir,
    huomautus, huomautukset, erityistarve, примітка, примітки, особливі потреби, not, notlar, açıklama, özel ihtiyaç`,
};

/** What lists have besides, and nobody needs here: a line with one of these is a heading too. */
const PASSED_OVER: ReadonlySet<string> = new Set(
  `no, nr, number, id, birth, date of birth, birthday, born, gender, sex, city, town, phone, e-mail,
    jrk, jrk nr, number, sünniaeg, sugu, linn, telefon, e-post,
    númer, kennitala, fæðingardagur, kyn, staður, sími, netfang,
    nro, numero, syntymäaika, sukupuoli, kaupunki, puhelin, sähköposti,
    номер, № з/п, дата народження, стать, місто, телефон, електронна пошта,
    s.no, sıra, sıra no, sıra numarası, numara, okul no, öğrenci no, tc kimlik no, doğum, doğum tarihi,
    cinsiyet, cinsiyeti, şehir, il, ilçe, telefon, e-posta`
    .split(',')
    .map(folded),
);

const BY_HEADING: ReadonlyMap<string, RosterField> = new Map(
  ROSTER_FIELDS.flatMap((field) =>
    HEADINGS[field].split(',').map((heading) => [folded(heading), field] as const),
  ),
);

export const fieldOf = (heading: string): RosterField | undefined =>
  BY_HEADING.get(folded(heading));

export const isHeading = (text: string): boolean =>
  fieldOf(text) !== undefined || PASSED_OVER.has(folded(text));

/** Without case, accents, dots or double blanks: what people type differently and mean alike. */
export function folded(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ı', 'i')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
