import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { json } from 'node:stream/consumers';
import { brotliCompressSync, constants } from 'node:zlib';
import { COMPRESSION_PENDING_HEADER, edgeReport, type EdgeReport, type RenderedComposition, type SignedHead } from '@social/contracts';
import { listen } from './listen';
import { signHead } from './signing';
import { hashIntegrity, render, type PinOptions, type ReleaseFiles } from './releases';

/** Quality 11 would take sixty times as long for a page. */
const QUALITY = 5;

export type FakeRegistry = Awaited<ReturnType<typeof startFakeRegistry>>;

/** Starts a registry with the parts that the edge uses: heads, rendered compositions, manifests and files. */
export async function startFakeRegistry() {
  const releases = new Map<string, ReleaseFiles>();
  const heads = new Map<string, SignedHead | null>();
  /** Revisions by name, such as `production/12`. */
  const revisions = new Map<string, { head: SignedHead; body: string }>();
  const tampered = new Map<string, string>();
  const requests: string[] = [];
  const reports: { token: string; environment: string; report: EdgeReport }[] = [];
  let isCompressing = false;
  let alterHeads = (body: string) => body;
  const retained = new Map<string, Set<string>>();
  /** Maps a token to its scopes. */
  const tokens = new Map<string, { publish: string[]; view?: string[] }>();
  const delayed = new Map<string, Promise<void>>();

  const getFiles = (remote: string, version: string) => releases.get(`${remote}/${version}`) ?? {};

  function getManifest(remote: string, version: string) {
    const files = Object.entries(getFiles(remote, version));
    return {
      manifestVersion: 1,
      name: remote,
      version,
      entry: files[0]?.[0],
      exposes: [],
      files: files.map(([path, text]) => ({ path, sizeBytes: Buffer.byteLength(text), integrity: hashIntegrity(text) })),
      compatibility: { contract: 1, provides: {}, requires: {} },
    };
  }

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const path = request.url ?? '';
    requests.push(path);
    await delayed.get(path);
    const [, environment, number, part] = /^\/v1\/environments\/([^/]+)\/revisions\/(\d+)\/(rendered|head)$/.exec(path) ?? [];
    const [, remote = '', version = '', file] = /^\/v1\/releases\/([^/]+)\/([^/]+)(?:\/files\/(.+))?$/.exec(path) ?? [];
    const [, reported] = /^\/v1\/environments\/([^/]+)\/edge-reports$/.exec(path) ?? [];
    if (reported !== undefined) return receiveReport(reported, request, response);
    if (path === '/v1/heads') return sendHeads(request, response);
    if (path === '/v1/retained-releases')
      return sendJson(response, Object.fromEntries([...retained].map(([remote, versions]) => [remote, [...versions]])));
    if (path === '/v1/token') return sendToken(request, response);
    const revision = revisions.get(`${environment}/${number}`);
    if (part === 'head') return sendJson(response, revision?.head);
    if (part === 'rendered') return response.writeHead(revision ? 200 : 404).end(revision?.body);
    if (file) return sendFile(response, isCompressing, tampered.get(`${remote}/${version}/${file}`) ?? getFiles(remote, version)[file]);
    return sendJson(response, releases.has(`${remote}/${version}`) ? getManifest(remote, version) : undefined);
  }

  async function receiveReport(environment: string, request: IncomingMessage, response: ServerResponse) {
    const token = (request.headers.authorization ?? '').replace('Bearer ', '');
    reports.push({ token, environment, report: edgeReport.parse(await json(request)) });
    response.writeHead(204).end();
  }

  function sendHeads(request: IncomingMessage, response: ServerResponse) {
    const body = JSON.stringify(Object.fromEntries(heads));
    const etag = `"${Buffer.from(body).toString('base64url')}"`;
    if (request.headers['if-none-match'] === etag) response.writeHead(304).end();
    else response.writeHead(200, { etag }).end(alterHeads(body));
  }

  function sendToken(request: IncomingMessage, response: ServerResponse) {
    const scopes = tokens.get((request.headers.authorization ?? '').replace('Bearer ', ''));
    if (scopes) sendJson(response, { scopes: { view: [], ...scopes } });
    else response.writeHead(401).end();
  }

  function retain(remote: string, version: string) {
    retained.set(remote, (retained.get(remote) ?? new Set()).add(version));
  }

  /** Signs a composition as the latest revision. It may be an older one, as in a replay attack. */
  function offer(composition: RenderedComposition, epoch = 1): SignedHead {
    const body = JSON.stringify(composition);
    const { environment, revision } = composition;
    const head = signHead({ environment, revision, epoch, digest: sha256(body), hash: sha256(`${epoch} ${body}`) });
    revisions.set(`${environment}/${revision}`, { head, body });
    heads.set(environment, head);
    for (const [remote, version] of Object.entries(composition.composition)) retain(remote, version);
    return head;
  }

  const first = await listen(answer);
  let listener = first;
  return {
    url: first.url,
    /** The requested paths, in order. */
    requests,
    /** The reports of edges, in order. */
    reports,
    publish: (remote: string, version: string, files: ReleaseFiles) => void releases.set(`${remote}/${version}`, files),
    pin: (options: PinOptions, epoch?: number) => offer(render(options, getFiles), epoch),
    offer,
    /** Offers a head as an attacker would. Null for an environment without a revision. */
    offerHead: (environment: string, head: SignedHead | null) => void heads.set(environment, head),
    /** Sends altered heads under the original ETag, like a damaged connection. */
    alterHeads: (alter: (body: string) => string) => void (alterHeads = alter),
    /** Sends a text for a revision that differs from the signed one. */
    alterRendered(environment: string, number: number, alter: (body: string) => string) {
      const revision = revisions.get(`${environment}/${number}`);
      if (revision) revisions.set(`${environment}/${number}`, { ...revision, body: alter(revision.body) });
    },
    /** Sends other bytes for a file from now on, like a damaged disk or an attacker. */
    tamper: (address: string, text: string) => void tampered.set(address, text),
    /** The versions that pages may request, by remote. */
    retained,
    /** Adds a release that pages may request, besides those of the latest revisions. */
    retain,
    addToken: (token: string, scopes: { publish: string[]; view?: string[] }) => void tokens.set(token, scopes),
    /** Sends files uncompressed from now on, as before the registry has compressed them. False ends it. */
    setCompressing: (value: boolean) => void (isCompressing = value),
    /** Delays the answer to a path until the returned function is called. */
    delay(path: string): () => void {
      let release!: () => void;
      delayed.set(path, new Promise((resolve) => (release = resolve)));
      return release;
    },
    restore: (address: string) => void tampered.delete(address),
    stop: () => listener.stop(),
    async startAgain() {
      listener = await listen(answer, first.port);
    },
  };
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

function sendJson(response: ServerResponse, value: unknown) {
  response
    .writeHead(value === undefined ? 404 : 200, { 'content-type': 'application/json' })
    .end(JSON.stringify(value ?? { code: 'REG_NOT_FOUND' }));
}

function sendFile(response: ServerResponse, isCompressing: boolean, text: string | undefined) {
  if (text === undefined) return sendJson(response, undefined);
  if (isCompressing) return response.writeHead(200, { [COMPRESSION_PENDING_HEADER]: 'true' }).end(text);
  return response
    .writeHead(200, { 'content-encoding': 'br' })
    .end(brotliCompressSync(Buffer.from(text), { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } }));
}
