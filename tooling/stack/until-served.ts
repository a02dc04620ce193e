import { get } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import type { StackConfig } from './config';
import { hostnames } from './local-environments';

const TIMEOUT_MS = 60_000;

/** Waits until the edge serves every environment. @throws if one is not served within a minute. */
export async function untilServed({ edgePort }: StackConfig): Promise<void> {
  const deadline = Date.now() + TIMEOUT_MS;
  for (const [environment, [hostname]] of Object.entries(hostnames)) {
    while ((await readHealth(edgePort, hostname)) !== 200) {
      if (Date.now() > deadline) throw new Error(`The edge does not serve ${environment}: see logs/edge.log in DATA_DIR.`);
      await delay(100);
    }
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
