/** The names of those who are at one table: no two of them have a face of the same colour. */
import { createContext } from 'preact';

export const Company = createContext<readonly string[]>([]);
