/** The manual page of the command line, made from what it completes in a shell: every command with its options. */

/** `completion` is what `taht completion fish` prints. */
export function manPage(completion: string, version: string): string {
  const lines = completion.split('\n').flatMap((line): Line[] => {
    const command = COMMAND.exec(line);
    if (command !== null)
      return [{ kind: 'command', name: command[1] ?? '', text: command[2] ?? '' }];
    const option = OPTION.exec(line);
    return option === null
      ? []
      : [{ kind: 'option', name: option[1] ?? '', text: option[2] ?? '' }];
  });
  return [
    `.TH TAHT 1 "" "taht ${version}"`,
    '.SH NAME',
    'taht \\- the crossword game with letter tiles, on the command line',
    '.SH SYNOPSIS',
    '.B taht',
    '.I command',
    '[options]',
    '.SH DESCRIPTION',
    'Games in a terminal, words, records, tournaments, the engine and the server.',
    'Every command takes \\fB\\-\\-json\\fR for one JSON document, and \\fB\\-\\-help\\fR for examples.',
    '.SH COMMANDS',
    ...lines.flatMap(({ kind, name, text }) =>
      kind === 'command'
        ? [`.SS ${plain(name)}`, plain(text)]
        : ['.TP', `\\fB\\-\\-${plain(name)}\\fR`, plain(text)],
    ),
    '.SH EXIT STATUS',
    '0: an answer. 1: an input that cannot be read, or a job that failed. 2: wrong use. 3: with \\fB\\-\\-strict\\fR a word that is not valid; a record that is damaged. 130: stopped.',
    '',
  ].join('\n');
}

interface Line {
  readonly kind: 'command' | 'option';
  readonly name: string;
  readonly text: string;
}

const COMMAND = /^complete -c taht -n '[^']*' -f -a ([\w-]+) -d '(.*)'$/u;
const OPTION = /^complete -c taht -n '[^']*' -l ([\w-]+) .*?-d '(.*)'$/u;

/** A line that begins with a dot or a quote, and every hyphen and backslash, mean something to the formatter. */
const plain = (text: string): string =>
  text
    .replaceAll("\\'", "'")
    .replaceAll('\\', '\\e')
    .replaceAll('-', '\\-')
    .replace(/^(?=[.'])/u, '\\&');
