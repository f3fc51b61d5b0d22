/** Tells names that the source has in small letters from running text, where they have a capital. */
import { hasKin, isCompound, type Lists } from './spelling.ts';

/**
 * Met in running text, but neither the word nor what may be another form of it in small letters: a name, unless it is a
 * compound that does not end as names do. The shortest words are read one by one.
 */
export function isWrittenAsName(word: string, text: ReadonlySet<string>, lists: Lists): boolean {
  const name = word.charAt(0).toUpperCase() + word.slice(1);
  if (word.length <= SHORTEST || !text.has(name) || text.has(word)) return false;
  if (isCompound(word, lists, LAST_PART) && !NAME_ENDING.test(word)) return false;
  return !hasKin(word, text);
}

const SHORTEST = 3;
const LAST_PART = 4;

const PLACES: readonly string[] = [
  ...['á', 'ár', 'ey', 'eyja', 'eyju', 'eyjar', 'eyri', 'eyrar', 'ás', 'ási', 'bakka', 'bakki'],
  ...['berg', 'bergi', 'borg', 'borgar', 'braut', 'brekka', 'brekku', 'bæ', 'bær', 'bæjar'],
  ...['dal', 'dals', 'dalur', 'eið', 'eiði', 'fell', 'felli', 'fells', 'firði', 'fjarðar'],
  ...['fjall', 'fjalli', 'fjörð', 'fjörður', 'fljót', 'fljóti', 'foss', 'garð', 'garði'],
  ...['garðs', 'garður', 'gata', 'götu', 'gerði', 'gil', 'gili', 'hafnar', 'höfn', 'heiðar'],
  ...['heiði', 'hlíð', 'hlíðar', 'hól', 'hóli', 'hóll', 'hóls', 'hólm', 'hólmi', 'hólms'],
  ...['hólmur', 'holt', 'holti', 'hús', 'jökul', 'jökull', 'jökuls', 'kirkja', 'kot', 'koti'],
  ...['land', 'landa', 'landi', 'lands', 'laug', 'laugar', 'læk', 'læki', 'lækur', 'múla'],
  ...['múli', 'nes', 'nesi', 'ness', 'núp', 'núpi', 'núps', 'núpur', 'rif', 'sker', 'skeri'],
  ...['skóg', 'skógi', 'skógs', 'stað', 'staða', 'staði', 'staðir', 'stöðum', 'strönd'],
  ...['stræti', 'strætis', 'sveit', 'sveitar', 'sýsla', 'sýslu', 'tjörn', 'tún', 'túni'],
  ...['tunga', 'tungu', 'vatn', 'vatni', 'vatns', 'velli', 'vík', 'víkur', 'vog', 'vogi'],
  ...['vogs', 'vogur', 'völl', 'völlum', 'völlur', 'þing', 'þingi'],
];
const PEOPLE: readonly string[] = [
  ...['bjarnar', 'bjargar', 'björg', 'björn', 'geir', 'geiri', 'geirs', 'hild', 'hildi'],
  ...['hildur', 'mund', 'mundi', 'munds', 'mundur', 'ríkur', 'rún', 'rúnar', 'stein', 'steini'],
  ...['steinn', 'steins', 'vald', 'valdi', 'valds', 'valdur', 'þór', 'þórs'],
];
const POEMS_AND_REALMS: readonly string[] = ['ríki', 'spá', 'þulu'];

const NAME_ENDING = new RegExp(
  `(?:${[...PLACES, ...PEOPLE, ...POEMS_AND_REALMS].join('|')})$`,
  'u',
);
