// A server in its own process, which a test ends by a signal. It prints its port first, then a line for each log entry.
import type { AddressInfo } from 'node:net';
import { createDrain } from '../drain';
import { endOnSignals } from '../end-on-signals';
import { createLimitedServer } from '../limited-server';

/** Longer than any test runs. */
const NEVER_MS = 3_600_000;
const SLOW_REPLY_MS = 300;

const limits = {
  headersTimeoutMs: NEVER_MS,
  requestTimeoutMs: NEVER_MS,
  bodyWindowMs: NEVER_MS,
  minBodyBytes: 1,
  maxConnectionsPerAddress: 100,
  trustedProxies: [],
};
const drain = createDrain();
const server = createLimitedServer(
  ({ url }, response) => {
    if (url === '/never') response.write('begun');
    else if (url === '/slow') setTimeout(() => response.end('whole'), SLOW_REPLY_MS);
    else response.end('ok');
  },
  limits,
  drain,
);
const log = (_details: object, message: string) => console.log(message);
endOnSignals({
  drain,
  limits: { delayMs: 0, timeoutMs: Number(process.env.DRAIN_TIMEOUT_MS ?? NEVER_MS) },
  log: { info: log, warn: log },
  close: () => new Promise((resolve) => server.close(resolve)),
});
server.listen(0, '127.0.0.1', () => console.log((server.address() as AddressInfo).port));
