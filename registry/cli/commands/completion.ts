import { Argument, type Command } from 'commander';
import type { Terminal } from '../terminal';

const shells = ['bash', 'zsh', 'fish'] as const;
type Shell = (typeof shells)[number];

/** The candidates that may follow a command: its subcommands and its options. */
type Completion = { path: string[]; candidates: string[] };

export function addCompletion(program: Command, terminal: Terminal): void {
  program
    .command('completion')
    .description('print the completion of a shell: source <(registry completion bash)')
    .addArgument(new Argument('<shell>').choices(shells))
    .action((shell: Shell) => {
      const completions = listCompletions(program);
      terminal.out(shell === 'fish' ? writeFish(completions) : writeBash(completions, shell));
    });
}

/** Lists the completions of a command and its subcommands. The program's options follow every command. */
function listCompletions(program: Command): Completion[] {
  const flags = (command: Command) => command.options.flatMap(({ long }) => long ?? []);
  const list = (command: Command, path: string[]): Completion[] => [
    {
      path,
      candidates: [...command.commands.map((below) => below.name()), ...flags(command), ...(command === program ? [] : flags(program))],
    },
    ...command.commands.flatMap((below) => list(below, [...path, below.name()])),
  ];
  return list(program, []);
}

/** Zsh runs bash's completions. The longest path comes first, because the first matching pattern wins. */
function writeBash(completions: readonly Completion[], shell: Shell): string {
  const cases = completions
    .toSorted((a, b) => b.path.length - a.path.length)
    .map(({ path, candidates }) => `    '${['registry', ...path].join(' ')} '*) candidates='${candidates.join(' ')}' ;;`);
  return [
    ...(shell === 'zsh' ? ['autoload -U +X bashcompinit && bashcompinit'] : []),
    '_registry() {',
    '  local candidates',
    '  case "${COMP_WORDS[*]:0:COMP_CWORD} " in',
    ...cases,
    '  esac',
    '  COMPREPLY=($(compgen -W "$candidates" -- "${COMP_WORDS[COMP_CWORD]}"))',
    '}',
    'complete -o default -F _registry registry',
  ].join('\n');
}

function writeFish(completions: readonly Completion[]): string {
  return completions
    .flatMap(({ path, candidates }) => {
      const condition =
        path.length === 0 ? '__fish_use_subcommand' : path.map((name) => `__fish_seen_subcommand_from ${name}`).join('; and ');
      return candidates.map((word) =>
        word.startsWith('--')
          ? `complete -c registry -n '${condition}' -l ${word.slice(2)}`
          : `complete -c registry -f -n '${condition}' -a ${word}`,
      );
    })
    .join('\n');
}
