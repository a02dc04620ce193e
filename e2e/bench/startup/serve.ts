import { execFile } from 'node:child_process';
import { createHash, X509Certificate } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { Agent, request as openRequest, type IncomingMessage } from 'node:http';
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { makeSingleDocument, variants, type SingleScripts, type Variant } from './variants';

export type ServeOptions = {
  port: number;
  /** The edge of a running stack. */
  edgeUrl: string;
  singleDir: string;
  scripts: SingleScripts;
};

type Answer = { status: number; headers: Record<string, string>; body: Buffer };

const compress = promisify(brotliCompress);
/** Omitted: this server sets lengths and encodings itself, and HTTP/2 has no connection headers. */
const OWN_HEADERS = new Set([
  'content-length',
  'content-encoding',
  'transfer-encoding',
  'connection',
  'keep-alive',
  'vary',
  'etag',
  'date',
]);
/** A page of a variant's origin without scripts, to sign in on. */
export const EMPTY_PATH = '/empty';

/**
 * Serves all variants equally, each under its own host name: HTTP/2, brotli at its highest quality, immutable scripts, everything in
 * memory.
 */
export async function serveVariants({ port, edgeUrl, singleDir, scripts }: ServeOptions) {
  const answers = new Map<string, Promise<Answer>>();
  const agent = new Agent({ keepAlive: true });
  const edge = new URL(edgeUrl);

  /** Fetches a response of the edge without encoding. */
  async function fetchFromEdge(path: string): Promise<Answer> {
    const answer = await new Promise<IncomingMessage>((resolve, reject) => {
      openRequest({ host: '127.0.0.1', port: edge.port, path, agent, headers: { host: edge.host } }, resolve)
        .once('error', reject)
        .end();
    });
    const headers = Object.entries(answer.headers).filter(([name]) => !OWN_HEADERS.has(name)) as [string, string][];
    return { status: answer.statusCode ?? 502, headers: Object.fromEntries(headers), body: await buffer(answer) };
  }

  async function make(variant: Variant, path: string): Promise<Answer> {
    if (path === EMPTY_PATH)
      return { status: 200, headers: { 'content-type': 'text/html' }, body: Buffer.from('<!doctype html><title>-</title>') };
    if (!variant.single || !path.startsWith('/assets/')) {
      const answer = await fetchFromEdge(path);
      if (!variant.single || !answer.headers['content-type']?.startsWith('text/html')) return answer;
      const { 'content-type': type, 'cache-control': cacheControl } = answer.headers;
      const html = makeSingleDocument(answer.body.toString(), path, variant, scripts);
      return { status: 200, headers: { 'content-type': type, 'cache-control': cacheControl ?? 'no-cache' }, body: Buffer.from(html) };
    }
    const body = await readFile(join(singleDir, path.slice('/assets/'.length)));
    return { status: 200, headers: { 'content-type': 'text/javascript', 'cache-control': 'public, max-age=31536000, immutable' }, body };
  }

  async function encode({ status, headers, body }: Answer): Promise<Answer> {
    const isText = /^(text|application)\/(html|javascript|json|css)/.test(headers['content-type'] ?? '');
    const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: body.length };
    const encoded = isText ? await compress(body, { params }) : body;
    const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 16)}"`;
    return {
      status,
      headers: { ...headers, etag, 'content-length': String(encoded.length), ...(isText && { 'content-encoding': 'br' }) },
      body: encoded,
    };
  }

  async function sendStored(variant: Variant, request: Http2ServerRequest, response: Http2ServerResponse): Promise<void> {
    const path = request.url;
    const key = `${variant.host} ${path}`;
    const stored = answers.get(key) ?? make(variant, path).then(encode);
    answers.set(key, stored);
    const { status, headers, body } = await stored;
    if (request.headers['if-none-match'] === headers.etag) return void response.writeHead(304, { etag: headers.etag }).end();
    response.writeHead(status, headers).end(body);
  }

  /** Calls to the provider go through the edge, which compresses replies for clients that accept it. */
  async function sendCall(variant: Variant, request: Http2ServerRequest, response: Http2ServerResponse): Promise<void> {
    const { 'content-type': type, accept, 'x-requested-with': by } = request.headers as Record<string, string | undefined>;
    const body = await buffer(request);
    const headers = {
      host: edge.host,
      'content-length': body.length,
      ...(type && { 'content-type': type }),
      ...(accept && { accept }),
      ...(by && { 'x-requested-with': by }),
      ...(variant.hasInlineStart && { 'accept-encoding': 'br' }),
    };
    const answer = await new Promise<IncomingMessage>((resolve, reject) => {
      openRequest({ host: '127.0.0.1', port: edge.port, path: request.url, method: request.method, agent, headers }, resolve)
        .once('error', reject)
        .end(body);
    });
    const forwarded = Object.entries(answer.headers).filter(([name]) => !['connection', 'keep-alive', 'transfer-encoding'].includes(name));
    response.writeHead(answer.statusCode ?? 502, Object.fromEntries(forwarded));
    answer.pipe(response);
  }

  const folder = await mkdtemp(join(tmpdir(), 'bench-certificate-'));
  const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')];
  const subject = ['-subj', '/CN=localhost', '-days', '2'];
  await promisify(execFile)('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-keyout', key, '-out', certificate, ...subject]);
  const cert = await readFile(certificate);
  const server = createSecureServer({ key: await readFile(key), cert, allowHTTP1: true }, (request, response) => {
    const variant = variants.find(({ host }) => (request.authority ?? request.headers.host ?? '').startsWith(`${host}.`));
    if (!variant) return void response.writeHead(421).end();
    const send = request.method === 'GET' ? sendStored : sendCall;
    send(variant, request, response).catch((error: unknown) => {
      console.error(`${request.method} ${variant.host} failed:`, error);
      response.stream.destroy();
    });
  });
  await rm(folder, { recursive: true });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    /** Makes a browser trust the certificate. A browser that ignores certificate errors caches nothing of the site. */
    keyHash: createHash('sha256')
      .update(new X509Certificate(cert).publicKey.export({ type: 'spki', format: 'der' }))
      .digest('base64'),
    urlOf: ({ host }: Variant, path: string) => `https://${host}.localhost:${port}${path}`,
    close() {
      agent.destroy();
      server.close();
    },
  };
}
