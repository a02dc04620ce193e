import { request, type IncomingHttpHeaders } from 'node:http';
import { readAll } from './fake-provider';

/** Requests a target exactly as written. `fetch` and `inject` would normalise it. */
export async function getRaw(origin: string, target: string): Promise<{ status: number; headers: IncomingHttpHeaders; body: string }> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    const outgoing = request({ hostname, port, path: target, agent: false }, async (answer) => {
      resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: await readAll(answer) });
    });
    outgoing.once('error', reject).end();
  });
}
