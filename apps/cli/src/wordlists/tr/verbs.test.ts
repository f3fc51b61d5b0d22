import { expect, test } from 'vitest';
import {
  actNoun,
  infinitive,
  isMadeFreely,
  rarerNouns,
  usualForms,
  type Verb,
  voices,
} from './verbs.ts';

const verb = (stem: string, softens = false): Verb => ({ stem, softens });

test.each([
  ['gel', 'gelmek', 'gelme'],
  ['yap', 'yapmak', 'yapma'],
  ['oku', 'okumak', 'okuma'],
  ['gör', 'görmek', 'görme'],
  ['ürk', 'ürkmek', 'ürkme'],
])('%s: %s, %s', (stem, mek, me) => {
  expect([infinitive(verb(stem)), actNoun(verb(stem))]).toEqual([mek, me]);
});

test.each<[Verb, string, string]>([
  [verb('gel'), 'geliş', 'gelebilmek'],
  [verb('oku'), 'okuyuş', 'okuyabilmek'],
  [verb('git', true), 'gidiş', 'gidebilmek'],
  [verb('tut'), 'tutuş', 'tutabilmek'],
])('%o: %s, %s', (of, manner, able) => {
  expect(rarerNouns(of)).toEqual(expect.arrayContaining([manner, able]));
});

test.each<[Verb, readonly string[]]>([
  [verb('yap'), ['yapıl', 'yaptır']],
  [verb('al'), ['alın', 'aldır']],
  [verb('oku'), ['okun', 'okut']],
  [verb('et', true), ['edil', 'ettir']],
  [verb('iç'), ['içil', 'içir']],
  [verb('çık'), ['çıkıl', 'çıkar']],
  [verb('kork'), ['korkul', 'korkut']],
  [verb('yaptır'), ['yaptırıl', 'yaptırt']],
])('%o: %s are among its voices', (of, made) => {
  expect(voices(of).map(({ stem }) => stem)).toEqual(expect.arrayContaining([...made]));
});

test('a causative is made causative once more with -t only', () => {
  expect(voices(verb('yaptır')).map(({ stem }) => stem)).toEqual(['yaptırıl', 'yaptırt']);
  expect(voices(verb('dur')).map(({ stem }) => stem)).toContain('durdur');
});

test.each<[Verb, readonly string[]]>([
  [verb('gel'), ['gelme', 'geldi', 'gelmiş', 'gelen', 'gelince', 'gelerek']],
  [verb('başlat'), ['başlatma', 'başlattı', 'başlatmış', 'başlatan', 'başlatınca', 'başlatarak']],
  [verb('oku'), ['okuma', 'okudu', 'okumuş', 'okuyan', 'okuyunca', 'okuyarak']],
])('%o: %j', (of, forms) => {
  expect(usualForms(of)).toEqual(forms);
});

test.each([
  ['temizlen', true],
  ['temizlet', true],
  ['güzelleştir', true],
  ['canlandır', true],
  ['yaptırıl', true],
  ['fısıldat', true],
  ['görüş', false],
  ['alın', false],
])('%s is made freely: %s', (stem, free) => {
  expect(isMadeFreely(verb(stem))).toBe(free);
});
