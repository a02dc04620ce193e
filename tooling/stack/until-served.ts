import { readdir } from 'node:fs/promises';
import { get } from 'node:http';
import { join } from 'node:path';
import type { StackConfig } from './config';
import { hostnames } from './local-environments';
import { waitWhileProgressing } from './wait-while-progressing';

type ServedEdge = Pick<StackConfig, 'edgePort' | 'dataDir'> & {
  /** Where the edge stores files. Below the stack's data by default. */
  cacheDir?: string;
};

/** Waits until the edge serves every environment. @throws when one is not served, and the edge has stored no file for a minute. */
export async function untilServed(
  { edgePort, dataDir, cacheDir = join(dataDir, 'edge') }: ServedEdge,
  say: (line: string) => void = () => undefined,
): Promise<void> {
  for (const [environment, [hostname]] of Object.entries(hostnames)) {
    await waitWhileProgressing({
      what: `the edge to serve ${environment}`,
      where: join(dataDir, 'logs/edge.log'),
      isDone: async () => (await readHealth(edgePort, hostname)) === 200,
      readProgress: async () => (await readdir(cacheDir, { recursive: true }).catch(() => [])).length,
      say,
      pauseMs: 100,
    });
  }
}

/** Connects by address with the host name in a header: not every system resolves *.localhost. */
function readHealth(port: number, host: string): Promise<number> {
  return new Promise((resolve) => {
    get({ host: '127.0.0.1', port, path: '/healthz', headers: { host: `${host}:${port}` } }, (answer) => {
      answer.resume();
      resolve(answer.statusCode ?? 0);
    }).once('error', () => resolve(0));
  });
}
