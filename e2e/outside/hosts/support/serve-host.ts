import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import { extname, join } from 'node:path';

export type HostOptions = {
  port: number;
  /** The folder of the built page, whose script is main.js. */
  folder: string;
  /** The content of /settings.json. */
  settings: object;
  /** The environment's address, which gets the calls of the page. */
  environment: string;
  /** HTML before the page's script. */
  head?: string;
  /** Further files by path. */
  files?: Record<string, string>;
};

const types: Record<string, string> = { '.js': 'text/javascript', '.json': 'application/json', '.css': 'text/css' };

/** Serves a page of another host, and forwards its calls to an environment, as its own server would. */
export async function serveHost(options: HostOptions): Promise<{ url: string; close: () => Promise<void> }> {
  const server = createServer((incoming, response) => {
    answer(options, incoming, response).catch((error: unknown) => response.writeHead(500).end(String(error)));
  });
  await new Promise<void>((resolve) => server.listen(options.port, 'localhost', resolve));
  return {
    url: `http://localhost:${options.port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function answer(
  { folder, settings, environment, head = '', files = {} }: HostOptions,
  incoming: IncomingMessage,
  response: ServerResponse,
) {
  const { pathname } = new URL(incoming.url ?? '/', 'http://localhost');
  if (/^\/(api\/|app_api\.php)/.test(pathname)) return forward(environment, incoming, response);
  if (pathname === '/settings.json') return send(response, 'application/json', JSON.stringify(settings));
  if (files[pathname] !== undefined) return send(response, types[extname(pathname)] ?? 'text/plain', files[pathname]);
  if (pathname === '/') {
    const body = '<div id="root"></div><script type="module" src="/main.js"></script>';
    return send(response, 'text/html', `<!doctype html><html lang="en"><head><title>Host</title>${head}</head><body>${body}</body></html>`);
  }
  const file = join(folder, pathname);
  const found = await stat(file).catch(() => null);
  if (!found?.isFile()) return response.writeHead(404).end();
  response.writeHead(200, { 'content-type': types[extname(file)] ?? 'application/octet-stream' });
  return createReadStream(file).pipe(response);
}

function send(response: ServerResponse, type: string, body: string) {
  return response.writeHead(200, { 'content-type': `${type}; charset=utf-8` }).end(body);
}

function forward(environment: string, incoming: IncomingMessage, response: ServerResponse) {
  const target = new URL(environment);
  const headers = { ...incoming.headers, host: target.host };
  const outgoing = request({ host: '127.0.0.1', port: target.port, path: incoming.url, method: incoming.method, headers }, (reply) => {
    response.writeHead(reply.statusCode ?? 502, reply.headers);
    reply.pipe(response);
  });
  outgoing.on('error', () => response.writeHead(502).end());
  return incoming.pipe(outgoing);
}
