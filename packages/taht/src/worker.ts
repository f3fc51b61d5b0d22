/** The worker of a page. */
import type { Port } from './calls.ts';
import { serveCalls } from './serve-calls.ts';

serveCalls(globalThis as unknown as Port);
