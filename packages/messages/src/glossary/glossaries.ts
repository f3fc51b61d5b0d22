/** The glossary of each language. */
import type { ByLanguage } from '../language.ts';
import type { Glossary } from './concepts.ts';
import { glossary as en } from './en.ts';
import { glossary as et } from './et.ts';
import { glossary as fi } from './fi.ts';
import { glossary as is } from './is.ts';
import { glossary as tr } from './tr.ts';
import { glossary as uk } from './uk.ts';

export const glossaries: ByLanguage<Glossary> = { et, is, fi, uk, tr, en };
