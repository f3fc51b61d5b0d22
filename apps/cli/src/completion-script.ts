/** Completion as a script for a shell: plain text in which every command and option stands, so that a key press starts no Node. */

export const SHELLS = ['bash', 'zsh', 'fish'] as const;
export type Shell = (typeof SHELLS)[number];

export const isShell = (name: string): name is Shell => SHELLS.some((each) => each === name);

export interface CompletedCommand {
  readonly name: string;
  readonly about: string;
  readonly options: readonly CompletedOption[];
  readonly commands: readonly CompletedCommand[];
}

interface CompletedOption {
  /** `--edition`. */
  readonly flag: string;
  /** Whether a value follows; where none are listed it is a file or free text. */
  readonly takes: boolean;
  readonly values: readonly string[];
  readonly about: string;
}

export function scriptFor(shell: Shell, commands: readonly CompletedCommand[]): string {
  const root: CompletedCommand = { name: '', about: '', options: ROOT, commands };
  return shell === 'fish' ? fishScript(commands) : wordsScript(shell, root);
}

const ROOT: readonly CompletedOption[] = ['--help', '--version'].map((flag) => ({
  flag,
  takes: false,
  values: [],
  about: '',
}));

/** A place where something is completed: the commands typed so far, and what may follow. */
interface Place {
  readonly path: string;
  readonly words: readonly string[];
}

const placesOf = ({ options, commands }: CompletedCommand, path = ''): readonly Place[] => [
  { path, words: [...commands.map(({ name }) => name), ...options.map(({ flag }) => flag)] },
  ...commands.flatMap((each) => placesOf(each, path === '' ? each.name : `${path} ${each.name}`)),
];

const allOptions = ({ options, commands }: CompletedCommand): readonly CompletedOption[] => [
  ...options,
  ...commands.flatMap(allOptions),
];

/** Bash and zsh differ in how they are told the words of the line, and in nothing else. */
function wordsScript(shell: 'bash' | 'zsh', root: CompletedCommand): string {
  const places = placesOf(root);
  const valued = new Map(
    allOptions(root).flatMap(({ flag, values }) => (values.length === 0 ? [] : [[flag, values]])),
  );
  const paths = places.filter(({ path }) => path !== '').map(({ path }) => quoted(path));
  const steps = [
    '  local place="" word next',
    shell === 'bash'
      ? `  for word in "\${COMP_WORDS[@]:1:COMP_CWORD-1}"; do`
      : `  for word in "\${(@)words[2,CURRENT-1]}"; do`,
    `    next="\${place:+$place }$word"`,
    `    case "$next" in ${paths.join('|')}) place="$next" ;; esac`,
    '  done',
    '  case "$place" in',
    ...places.map(({ path, words }) => `    ${quoted(path)}) words_here="${words.join(' ')}" ;;`),
    '  esac',
    shell === 'bash'
      ? `  case "\${COMP_WORDS[COMP_CWORD-1]}" in`
      : `  case "\${words[CURRENT-1]}" in`,
    ...[...valued].map(([flag, values]) => `    ${flag}) words_here="${values.join(' ')}" ;;`),
    '  esac',
  ];
  return shell === 'bash'
    ? [
        '# taht completion bash > ~/.local/share/bash-completion/completions/taht',
        '_taht() {',
        '  local words_here=""',
        ...steps,
        `  COMPREPLY=($(compgen -W "$words_here" -- "\${COMP_WORDS[COMP_CWORD]}"))`,
        '}',
        // Where no word fits, the shell completes files.
        'complete -o bashdefault -o default -F _taht taht',
        '',
      ].join('\n')
    : [
        '#compdef taht',
        `# taht completion zsh > "\${fpath[1]}/_taht"`,
        '_taht() {',
        '  local words_here=""',
        ...steps,
        `  compadd -- \${=words_here} || _files`,
        '}',
        'if [ "$funcstack[1]" = "_taht" ]; then _taht "$@"; else compdef _taht taht; fi',
        '',
      ].join('\n');
}

function fishScript(commands: readonly CompletedCommand[]): string {
  const lines = ['# taht completion fish > ~/.config/fish/completions/taht.fish'];
  const add = (when: string, rest: string, about: string): void => {
    lines.push(
      `complete -c taht -n ${quoted(when)} ${rest}${about === '' ? '' : ` -d ${quoted(about)}`}`,
    );
  };
  for (const { name, about, options, commands: own } of commands) {
    add('__fish_use_subcommand', `-f -a ${name}`, about);
    const isHere = `__fish_seen_subcommand_from ${name}`;
    for (const option of options) add(isHere, fishOption(option), option.about);
    const names = own.map((each) => each.name).join(' ');
    for (const each of own) {
      const isOpen = `${isHere}; and not __fish_seen_subcommand_from ${names}`;
      add(isOpen, `-f -a ${each.name}`, each.about);
      for (const option of each.options)
        add(
          `${isHere}; and __fish_seen_subcommand_from ${each.name}`,
          fishOption(option),
          option.about,
        );
    }
  }
  return `${lines.join('\n')}\n`;
}

const fishOption = ({ flag, takes, values }: CompletedOption): string =>
  [
    `-l ${flag.slice(2)}`,
    ...(takes ? ['-r'] : []),
    ...(values.length === 0 ? [] : [`-f -a ${quoted(values.join(' '))}`]),
  ].join(' ');

const quoted = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;
