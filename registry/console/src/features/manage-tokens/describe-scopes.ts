import type { Scopes } from '@social/registry-client/browser';

/** Describes the rights of a token: `operate production; publish everything`. */
export function describeScopes({ admin, operate, publish, skipGates, check, report, view }: Scopes): string {
  const parts = [
    admin ? 'administer' : null,
    describe('operate', operate),
    describe('publish', publish),
    describe('skip gates in', skipGates),
    describe('report the check', check),
    describe('report as an edge of', report),
    describe('read', view),
  ];
  return parts.filter((part) => part !== null).join('; ') || 'read alone';
}

function describe(verb: string, names: readonly string[]): string | null {
  if (names.length === 0) return null;
  return `${verb} ${names.includes('*') ? 'everything' : names.join(', ')}`;
}
