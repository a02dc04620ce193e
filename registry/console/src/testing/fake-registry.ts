import type { Environment, ExplainedRelease, Explanation, ListedRelease, Revision, Status, Token } from '@social/registry-client/browser';

type Answer = { status?: number; json: unknown };
/** Answers a request such as `GET /v1/token`. Undefined if this test expects none. */
export type Replies = Record<string, Answer | ((body: unknown, headers: Headers) => Answer | Promise<Answer>)>;

export const operator: Token = {
  id: '0'.repeat(16),
  name: 'Asha',
  scopes: { publish: ['*'], operate: ['*'], skipGates: [], check: [], report: [], view: [], admin: true },
  createdBy: 'admin',
  isSignIn: false,
  createdAt: '2026-03-01T10:00:00.000Z',
  expiresAt: null,
  revokedAt: null,
  lastUsedAt: null,
};

export function makeEnvironment(name: string, changes: Partial<Environment> = {}): Environment {
  return {
    name,
    settings: {
      brand: 'Social',
      locale: 'browser',
      timeZone: 'browser',
      mediaBaseUrl: '',
      hostnames: [`${name}.example.org`],
      providerUrl: 'https://provider.example.org',
      overridesAllowed: false,
      mediaOrigins: [],
    },
    settingsVersion: 1,
    revision: 3,
    freeze: null,
    changedBy: 'admin',
    changedAt: '2026-03-01T10:00:00.000Z',
    ...changes,
  };
}

export function makeRelease(remote: string, version: string, changes: Partial<ExplainedRelease> = {}): ExplainedRelease {
  return {
    remote,
    version,
    publishedBy: `${remote} team`,
    publishedAt: '2026-03-01T09:00:00.000Z',
    provenance: {},
    paths: [],
    introducedBy: null,
    fallback: null,
    disabled: null,
    withdrawal: null,
    ...changes,
  };
}

export function makeExplanation(environment: string, releases: ExplainedRelease[], changes: Partial<Explanation> = {}): Explanation {
  return { environment, revision: 3, path: null, page: null, freeze: null, releases, verdicts: [], ...changes };
}

/**
 * The network's edge: answers like the registry, and refuses unprepared requests. `calls` are the sent changes, `visited` the addresses
 * that the page left for.
 */
export function createFakeRegistry(replies: Replies) {
  const calls: { request: string; body: unknown; ifMatch: string | null }[] = [];

  async function answer(address: string, init?: RequestInit): Promise<Response> {
    const { pathname } = new URL(address);
    const request = `${init?.method ?? 'GET'} ${pathname}`;
    const headers = new Headers(init?.headers);
    const body: unknown = typeof init?.body === 'string' ? JSON.parse(init.body) : null;
    if (request !== 'GET /v1/token' && init?.method !== undefined && init.method !== 'GET')
      calls.push({ request, body, ifMatch: headers.get('if-match') });
    const prepared = replies[request];
    // The stream of changes stays silent and open.
    if (pathname === '/v1/events' && !prepared) return new Promise(() => undefined);
    const { status = 200, json } = typeof prepared === 'function' ? await prepared(body, headers) : (prepared ?? notPrepared(request));
    return new Response(JSON.stringify(json), { status, headers: { 'content-type': 'application/json' } });
  }

  const visited: string[] = [];
  const visit = (address: string) => void visited.push(address);
  return { connection: { url: 'http://registry.example.org', fetch: answer as typeof fetch, visit }, calls, visited };
}

function notPrepared(request: string): Answer {
  return { status: 404, json: { code: 'REG_ROUTE_UNKNOWN', message: `There is nothing at ${request}.`, requestId: '1' } };
}

export function makeRevision(revision: number, changes: Partial<Revision> = {}): Revision {
  return {
    environment: 'production',
    revision,
    kind: 'pin',
    restored: null,
    changes: [],
    composition: {},
    disabled: {},
    canary: null,
    reason: 'because',
    skippedGates: [],
    by: 'Asha',
    at: '2026-03-01T10:00:00.000Z',
    hash: 'f'.repeat(64),
    ...changes,
  };
}

export function makeStatus(environment: string, revision: number, composition: Status['composition']): Status {
  const none = {
    fallbacks: {},
    disabled: {},
    canary: null,
    withdrawals: [],
    deprecations: [],
    provenances: [],
    freeze: null,
    latest: null,
  };
  return { environment, revision, brand: 'Social', hostnames: [`${environment}.example.org`], composition, ...none };
}

export function makeListedRelease(remote: string, version: string): ListedRelease {
  const published = { publishedBy: `${remote} team`, publishedAt: '2026-03-01T09:00:00.000Z' };
  return {
    remote,
    version,
    digest: 'f'.repeat(64),
    fileCount: 2,
    sizeBytes: 2048,
    ...published,
    provenance: {},
    runsIn: [],
    withdrawal: null,
    deprecation: null,
  };
}
