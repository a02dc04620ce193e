/** A request to one environment, from when it was sent to when its answer came, on one clock. `revision`: what it made, or what it saw. */
export type Observation = { kind: 'change' | 'read'; startedAt: number; endedAt: number; revision: number; composition: object };

/**
 * Decides whether the observed requests could have run one after the other, each between its start and its end, on one register that counts
 * its changes. Each change has a number of its own, so comparing every two of them is enough.
 * @param history newest first.
 * @returns a sentence for each two that could not.
 */
export function findOrderViolations(
  observed: readonly Observation[],
  history: readonly { revision: number; composition: object }[],
): string[] {
  const compositions = new Map(history.map(({ revision, composition }) => [revision, JSON.stringify(composition)]));
  const wrong = observed.filter(({ revision, composition }) => compositions.get(revision) !== JSON.stringify(composition));
  const changes = observed.filter(({ kind }) => kind === 'change').map(({ revision }) => revision);
  const twice = changes.filter((revision, index) => changes.indexOf(revision) !== index);
  const turned = observed.flatMap((earlier) =>
    observed
      .filter((later) => earlier.endedAt < later.startedAt && isBehind(later, earlier))
      .map((later) => `${describe(later)} came after ${describe(earlier)}`),
  );
  return [
    ...wrong.map((each) => `${describe(each)} has another composition than the history`),
    ...twice.map((revision) => `revision ${revision} was given to two changes`),
    ...turned,
  ];
}

/** A change makes a new number; a read may see the one that another saw. */
function isBehind(later: Observation, earlier: Observation): boolean {
  return later.kind === 'change' ? later.revision <= earlier.revision : later.revision < earlier.revision;
}

const describe = ({ kind, revision }: Observation) => `a ${kind} with revision ${revision}`;
