import { request, type IncomingHttpHeaders } from 'node:http';
import { readAll } from './fake-provider';

/** Asks for a target exactly as written: `fetch` and `inject` would tidy it up first. */
export async function getRaw(origin: string, target: string): Promise<{ status: number; headers: IncomingHttpHeaders; body: string }> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    const asked = request({ hostname, port, path: target, agent: false }, async (answer) => {
      resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: await readAll(answer) });
    });
    asked.once('error', reject).end();
  });
}
