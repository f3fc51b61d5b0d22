/** Remembers in the data folder which language was chosen last. Where it cannot be saved, the program asks again. */
import { join } from 'node:path';
import { readBytes, replaceFile } from '@taht/host/files';
import { LANGUAGES, type Language } from '@taht/messages';

const fileIn = (data: string): string => join(data, 'language');

export function lastLanguage(data: string): Language | undefined {
  const bytes = readBytes(fileIn(data));
  const written = bytes.ok ? Buffer.from(bytes.value).toString().trim() : '';
  return LANGUAGES.find((language) => language === written);
}

export function saveLanguage(data: string, language: Language): void {
  replaceFile(fileIn(data), `${language}\n`);
}
