import type { Environment, ExplainedRelease, Explanation, ListedRemote } from '@social/registry-client/browser';

/** A column: an environment, and its composition once it is loaded. */
export type MatrixColumn = { environment: Environment; explanation: Explanation | undefined; failure: string | null };

/** A row: a remote, its latest release if any, and a cell for each column. Null if it does not run there. */
export type MatrixRow = { remote: string; listed: ListedRemote | undefined; cells: (ExplainedRelease | null)[] };

/** Creates the rows of the matrix: the shell first, then all remotes by name, including those that run nowhere. */
export function makeRows(remotes: readonly ListedRemote[], columns: readonly MatrixColumn[]): MatrixRow[] {
  const running = columns.flatMap(({ explanation }) => explanation?.releases.map(({ remote }) => remote) ?? []);
  const names = [...new Set<string>([...remotes.map(({ remote }) => remote), ...running])].sort(byShellFirst);
  return names.map((remote) => ({
    remote,
    listed: remotes.find((listed) => listed.remote === remote),
    cells: columns.map(({ explanation }) => explanation?.releases.find((release) => release.remote === remote) ?? null),
  }));
}

function byShellFirst(a: string, b: string): number {
  if (a === 'shell' || b === 'shell') return a === 'shell' ? -1 : 1;
  return a < b ? -1 : 1;
}

/** A state that needs an operator's attention. */
export type Concern = { severity: 'error' | 'warning' | 'info'; text: string; detail: string };

/** Finds problems and unusual states of a running release. */
export function findConcerns({ withdrawal, disabled }: ExplainedRelease): Concern[] {
  return [
    ...(disabled === null ? [] : [{ severity: 'error' as const, text: 'Off', detail: `Switched off: ${disabled}` }]),
    ...(withdrawal === null
      ? []
      : [{ severity: 'error' as const, text: 'Withdrawn', detail: `Withdrawn by ${withdrawal.by}: ${withdrawal.reason}` }]),
  ];
}

/** Finds problems and unusual states of an environment. @param now decides if a freeze has ended. */
export function findEnvironmentConcerns({ environment, explanation }: MatrixColumn, now: Date): Concern[] {
  const { freeze } = environment;
  const refused = explanation?.verdicts.filter(({ status }) => status === 'refused') ?? [];
  return [
    ...(freeze && new Date(freeze.until) > now
      ? [{ severity: 'info' as const, text: 'Frozen', detail: `Until ${freeze.until}, by ${freeze.by}: ${freeze.reason}` }]
      : []),
    // A freeze refuses every pin, and is already shown above.
    ...refused
      .filter(({ gate }) => gate !== 'frozen')
      .map(({ gate, problems }) => ({
        severity: 'warning' as const,
        text: `Gate ${gate}`,
        detail: problems.map(({ message }) => message).join(' '),
      })),
  ];
}
