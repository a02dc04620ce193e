import type { IncomingMessage, ServerResponse } from 'node:http';
import { brotliCompressSync } from 'node:zlib';
import type { RenderedComposition } from '@social/contracts';
import { listen } from './listen';
import { hashIntegrity, render, type PinOptions, type ReleaseFiles } from './releases';

export type FakeRegistry = Awaited<ReturnType<typeof startFakeRegistry>>;

/** Starts a registry as the edge sees it: heads, rendered compositions, manifests and files. */
export async function startFakeRegistry() {
  const releases = new Map<string, ReleaseFiles>();
  const rendered = new Map<string, RenderedComposition>();
  const tampered = new Map<string, string>();
  const requests: string[] = [];
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
    const [, environment] = /^\/v1\/environments\/([^/]+)\/rendered$/.exec(path) ?? [];
    const [, remote = '', version = '', file] = /^\/v1\/releases\/([^/]+)\/([^/]+)(?:\/files\/(.+))?$/.exec(path) ?? [];
    if (path === '/v1/heads') return sendHeads(request, response);
    if (environment) return sendJson(response, rendered.get(environment));
    if (file) return sendFile(response, tampered.get(`${remote}/${version}/${file}`) ?? getFiles(remote, version)[file]);
    return sendJson(response, releases.has(`${remote}/${version}`) ? getManifest(remote, version) : undefined);
  }

  function sendHeads(request: IncomingMessage, response: ServerResponse) {
    const body = JSON.stringify(Object.fromEntries([...rendered].map(([name, { revision }]) => [name, revision])));
    const etag = `"${Buffer.from(body).toString('base64url')}"`;
    if (request.headers['if-none-match'] === etag) response.writeHead(304).end();
    else response.writeHead(200, { etag }).end(body);
  }

  const first = await listen(answer);
  let listener = first;
  return {
    url: first.url,
    /** The requested paths, in order. */
    requests,
    publish: (remote: string, version: string, files: ReleaseFiles) => void releases.set(`${remote}/${version}`, files),
    /** Makes a revision the latest one, also an older one, as an attacker would. */
    pin: (options: PinOptions) => void rendered.set(options.environment, render(options, getFiles)),
    offer: (composition: RenderedComposition) => void rendered.set(composition.environment, composition),
    /** Sends other bytes for a file from now on, as a damaged disk or an attacker would. */
    tamper: (address: string, text: string) => void tampered.set(address, text),
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

function sendJson(response: ServerResponse, value: unknown) {
  response
    .writeHead(value === undefined ? 404 : 200, { 'content-type': 'application/json' })
    .end(JSON.stringify(value ?? { code: 'REG_NOT_FOUND' }));
}

function sendFile(response: ServerResponse, text: string | undefined) {
  if (text === undefined) return sendJson(response, undefined);
  return response.writeHead(200, { 'content-encoding': 'br' }).end(brotliCompressSync(Buffer.from(text)));
}
