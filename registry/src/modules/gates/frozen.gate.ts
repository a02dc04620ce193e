import type { Gate } from './gate';

/** Nothing moves in a frozen environment. */
export const frozenGate: Gate = {
  name: 'frozen',
  findProblems({ environment, changes, freeze }) {
    if (!freeze) return [];
    const message = `${environment} is frozen until ${freeze.until}: "${freeze.reason}"`;
    return changes.map(({ remote, from, to }) => ({ remote, version: String(to ?? from), owner: freeze.by, message }));
  },
};
