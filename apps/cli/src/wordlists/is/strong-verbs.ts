/**
 * Conjugates strong verbs from their principal parts: infinitive, present (1st and 3rd person), past singular, the stems of
 * the past plural and its subjunctive, and the participle (or only the supine in -ið).
 */
const STEM_IN_A = /a(?=[^aáeéiíoóuúyýæö]*$)/u;

/** The forms of the active voice and of the participle, and those of the middle voice. */
export function strongVerb(line: string): { active: string[]; middle: string[] } {
  const parts = line.split(/\s+/u);
  if (parts.length !== 7) throw new Error(`seven principal parts: ${line}`);
  const [infinitive, first, third, past, plural, wish, participle] = parts as Seven;
  const stem = infinitive.slice(0, -1);
  const soft = stem.replace(/(?<=[gk])j$/u, '');
  const rounded = stem.replace(STEM_IN_A, 'ö');
  const glide = /[gk]$/u.test(wish) ? 'j' : '';
  return {
    active: [
      ...[infinitive, first, third, second(first, third), past, secondPast(past)],
      ...[`${rounded}um`, `${soft}ið`, `${soft}i`, `${soft}ir`, `${stem}andi`],
      ...['um', 'uð', 'u'].map((ending) => plural + ending),
      ...['i', 'ir', `${glide}um`, `${glide}uð`, `${glide}u`].map((ending) => wish + ending),
      ...participleForms(participle),
    ],
    middle: [
      ...[`${infinitive}st`, `${rounded}umst`, `${soft}ist`],
      ...[
        `${plural}umst`,
        `${plural}ust`,
        `${wish}ist`,
        `${wish}${glide}umst`,
        `${wish}${glide}ust`,
      ],
    ],
  };
}

type Seven = [string, string, string, string, string, string, string];

/** þú bítur as hann bítur; but ferð, lest. */
function second(first: string, third: string): string {
  if (first !== third) return third;
  return first.endsWith('r') ? `${first}ð` : /[sx]$/u.test(first) ? `${first}t` : third;
}

/** fórst; beist, bast, last; þáðir, whose past is weak. */
function secondPast(past: string): string {
  if (past.endsWith('i')) return `${past}r`;
  return /[sx]$/u.test(past) ? `${past}t` : `${past.replace(/t+$/u, '')}st`;
}

/** bitinn, bitnir; after nn the second n is lost: unninn, unnir. */
function participleForms(participle: string): string[] {
  if (!participle.endsWith('inn')) return [participle];
  const stem = participle.slice(0, -3);
  const short = stem.endsWith('nn') ? stem : `${stem}n`;
  const rounded = short.replace(STEM_IN_A, 'ö');
  return [
    ...['inn', 'in', 'ið', 'inni', 'ins', 'inna', 'innar'].map((ending) => stem + ending),
    ...['ir', 'ar', 'a', 'i'].map((ending) => short + ending),
    ...['um', 'u'].map((ending) => rounded + ending),
  ];
}
