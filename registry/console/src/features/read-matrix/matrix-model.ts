import type { Environment, ExplainedRelease, Explanation, ListedRemote } from '@social/registry/client/browser';

/** A column: an environment, and what it runs as soon as that is read. */
export type MatrixColumn = { environment: Environment; explanation: Explanation | undefined; failure: string | null };

/** A row: a remote, its latest release if it was published, and a cell for each column; null where it does not run. */
export type MatrixRow = { remote: string; listed: ListedRemote | undefined; cells: (ExplainedRelease | null)[] };

/** Makes the rows of the matrix: the shell first, then remotes by name, whether they run somewhere or not. */
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

/** A state that an operator should look at. */
export type Concern = { severity: 'error' | 'warning' | 'info'; text: string; detail: string };

/** Finds what is wrong or unusual with a release where it runs. */
export function findConcerns({ withdrawal, disabled }: ExplainedRelease): Concern[] {
  return [
    ...(disabled === null ? [] : [{ severity: 'error' as const, text: 'Off', detail: `Switched off: ${disabled}` }]),
    ...(withdrawal === null
      ? []
      : [{ severity: 'error' as const, text: 'Withdrawn', detail: `Withdrawn by ${withdrawal.by}: ${withdrawal.reason}` }]),
  ];
}

/** Finds what is wrong or unusual with an environment as a whole. @param now decides whether a freeze is over. */
export function findEnvironmentConcerns({ environment, explanation }: MatrixColumn, now: Date): Concern[] {
  const { freeze } = environment;
  const refused = explanation?.verdicts.filter(({ status }) => status === 'refused') ?? [];
  return [
    ...(freeze && new Date(freeze.until) > now
      ? [{ severity: 'info' as const, text: 'Frozen', detail: `Until ${freeze.until}, by ${freeze.by}: ${freeze.reason}` }]
      : []),
    // A freeze refuses every pin; it is shown above.
    ...refused
      .filter(({ gate }) => gate !== 'frozen')
      .map(({ gate, problems }) => ({
        severity: 'warning' as const,
        text: `Gate ${gate}`,
        detail: problems.map(({ message }) => message).join(' '),
      })),
  ];
}
