/** Small files as the institutes publish them, whole, cut, wrong and of one another. */
import { contains, type Lexicon, readWord } from '@taht/lexicon';
import { expect, test } from 'vitest';
import { bin } from './bin.ts';
import type { OfficialFormat } from './format.ts';
import { kotus } from './kotus.ts';
import { makeOfficial } from './make-official.ts';
import { vabamorf } from './vabamorf.ts';

const SIGRUN = `hestur;1001;kk;alm;hestur;NFET
hestur;1001;kk;alm;hestum;ÞGFFT
Hestur;1002;kk;örn;Hestur;NFET
vinna;1003;so;alm;unnið;GM-SAGNB
t.d.;1004;ao;alm;t.d.;OBEYGJANLEGT
`;

const KRISTIN = `hestur;1001;kk;alm;1;;;;K;hesti;ÞGFET;1;;;
hestur;1001;kk;alm;1;;;;K;hestí;ÞGFET;4;;;
vittlaus;1005;lo;alm;4;;;;V;vittlausar;FSB-KVK-NFFT;1;;;
Jón;1006;kk;ism;1;;;;K;Jóns;EFET;1;;;
`;

const KOTUS = `Hakusana\tHomonymia\tSanaluokka\tTaivutustiedot
joki\t\tsubstantiivi\t7*D
hammas\t\tsubstantiivi\t41*H
kylmä\t1\tadjektiivi\t10
sanoa\t\tverbi\t52
heti\t\tadverbi\t
ali-\t\t\t
`;

const KOTUS_XML = `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE kotus-sanalista SYSTEM "kotus-sanalista.dtd">
<kotus-sanalista>
<st><s>joki</s><t><tn>7</tn><av>D</av></t></st>
<st><s>kuusi</s><hn>1</hn><t><tn>24</tn></t></st>
<st><s>heti</s><t><tn>99</tn></t></st>
</kotus-sanalista>
`;

const VABAMORF = `1:a|raa]mat raamatu!\\S\\.2!
2:a|sõna!\\S\\.17!
3:b|lu'ge[ma lu'ge loe!\\V\\.27!
4:c|<hästi!\\D\\.0!
5:d|Tartu!\\H\\.16!
6:d|kas_k kase kaske!\\S\\.22!
7:e|jms!\\Y\\.0!
8:e|**ilus ilusa!\\A\\.2!
`;

const file = (text: string) => ({
  name: 'list.csv',
  date: '2026-11-19',
  bytes: new TextEncoder().encode(text),
});

const made = (format: OfficialFormat, text: string): Lexicon => {
  const result = makeOfficial(format, file(text), (word) => word === 'kased');
  if (!result.ok) throw new Error(result.error.code);
  return result.value.lexicon;
};

const has = (lexicon: Lexicon, word: string): boolean => {
  const codes = readWord(lexicon.alphabet, word);
  return codes.ok && contains(lexicon, codes.value);
};

test.each<[name: string, format: OfficialFormat, text: string, words: string, others: string]>([
  ['BÍN, six columns', bin, SIGRUN, 'HESTUR HESTUM UNNIÐ', 'VINNA JÓNS'],
  ['BÍN, fifteen columns', bin, KRISTIN, 'HESTI', 'HESTÍ VITTLAUSAR JÓNS'],
  ['Kotus, the table', kotus, KOTUS, 'JOKI JOET HAMPAAT KYLMÄT SANOA HETI', 'ALI SANOAT'],
  ['Kotus, XML', kotus, KOTUS_XML, 'JOKI JOET KUUSET HETI', 'HETIT'],
  [
    'Vabamorf',
    vabamorf,
    VABAMORF,
    'RAAMAT RAAMATUD SÕNA SÕNAD LUGEMA HÄSTI KASK KASED ILUS ILUSAD',
    'TARTU JMS KASKED RAAMATU LUGE',
  ],
])('%s', (_name, format, text, words, others) => {
  const lexicon = made(format, text);
  expect(words.split(' ').filter((word) => !has(lexicon, word))).toEqual([]);
  expect(others.split(' ').filter((word) => has(lexicon, word))).toEqual([]);
});

test('hash, licence and date of the file are in the list', () => {
  const { sources, licence, policy } = made(bin, SIGRUN).info;
  expect(policy).toBe('all-forms');
  expect(licence).toBe('CC-BY-SA-4.0');
  expect(sources[0]?.version).toBe('2026-11-19');
  expect(sources[0]?.files[0]).toMatch(/^list\.csv sha256:[0-9a-f]{64}$/u);
});

const fault = (format: OfficialFormat, text: string) => {
  const result = makeOfficial(format, file(text), () => false);
  return result.ok ? 'none' : result.error;
};

test.each<[name: string, format: OfficialFormat, text: string, code: string, line?: number]>([
  ['cut within the last line', bin, SIGRUN.slice(0, -22), 'cut-off', 5],
  ['a wrong line', bin, SIGRUN.replace('vinna;1003', 'vinna'), 'unreadable-line', 4],
  ['a table cut within a line', kotus, KOTUS.slice(0, -3), 'cut-off', 7],
  ['XML without its end', kotus, KOTUS_XML.slice(0, -19), 'cut-off', 6],
  ['XML cut within an entry', kotus, KOTUS_XML.slice(0, -35), 'cut-off', 6],
  ['a wrong entry', kotus, KOTUS_XML.replace('<s>joki</s>', 'joki'), 'unreadable-line', 4],
  ['a lexicon cut within a line', vabamorf, VABAMORF.slice(0, -8), 'cut-off', 8],
  ['a plain list', bin, 'hestur\nmaður\nkona\n', 'foreign'],
  ['nothing', kotus, '', 'foreign'],
  ['a file of another institute', bin, KOTUS, 'other-format'],
  ['names alone', bin, 'Jón;1006;kk;ism;Jóns;EFET\n', 'no-words'],
])('%s: %s', (_name, format, text, code, line) =>
  expect(fault(format, text)).toMatchObject(line === undefined ? { code } : { code, line }),
);

test('what is no text in UTF-8 is told', () => {
  for (const bytes of [Uint8Array.of(0x50, 0x4b, 3, 4, 0, 0), Uint8Array.of(0xfe, 0x72, 0xf3)])
    expect(makeOfficial(bin, { ...file(''), bytes }, () => false)).toMatchObject({
      error: { code: 'not-text' },
    });
});
