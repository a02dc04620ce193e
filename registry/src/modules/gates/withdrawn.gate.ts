import type { Gate } from './gate';

/** No release is pinned that its owner withdrew. One that runs already does not stop the pins of others. */
export const withdrawnGate: Gate = {
  name: 'withdrawn',
  findProblems: ({ changes, withdrawals }) =>
    withdrawals
      .filter(({ remote, version }) => changes.some((change) => change.remote === remote && change.to === version))
      .map(({ remote, version, actor, reason }) => ({ remote, version, owner: actor, message: `it was withdrawn: "${reason}"` })),
};
