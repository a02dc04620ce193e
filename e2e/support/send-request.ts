import { request, type IncomingHttpHeaders } from 'node:http';
import { text } from 'node:stream/consumers';

export type Answer = { status: number; headers: IncomingHttpHeaders; body: string };

/** Sends a request to a server on this machine. Browsers resolve every *.localhost to loopback; Node's fetch does not. */
export async function sendRequest(
  url: string,
  { method = 'GET', form, origin }: { method?: string; form?: Record<string, string>; origin?: string } = {},
): Promise<Answer> {
  const { host, port, pathname, search } = new URL(url);
  const body = form && new URLSearchParams(form).toString();
  return new Promise((resolve, reject) => {
    const headers = {
      host,
      ...(origin === undefined ? {} : { origin }),
      ...(body === undefined ? {} : { 'content-type': 'application/x-www-form-urlencoded', 'content-length': Buffer.byteLength(body) }),
    };
    const outgoing = request({ host: '127.0.0.1', port, path: pathname + search, method, headers }, (incoming) => {
      text(incoming).then((answered) => resolve({ status: incoming.statusCode ?? 0, headers: incoming.headers, body: answered }), reject);
    });
    outgoing.once('error', reject);
    outgoing.end(body);
  });
}
