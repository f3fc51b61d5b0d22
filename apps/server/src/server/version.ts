/** The version of the program, as its package has it. */
import manifest from '../../package.json' with { type: 'json' };

export const VERSION: string = manifest.version;
