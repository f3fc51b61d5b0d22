/** `npm run texts`: writes the table of the interface texts anew, after a file or a language was added. */
import { writeFileSync } from 'node:fs';
import { CATALOGUE, catalogueSource } from './catalogue.ts';

writeFileSync(CATALOGUE, catalogueSource());
