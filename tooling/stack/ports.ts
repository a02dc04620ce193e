import { createServer } from 'node:net';

/** Finds a free port, chosen by the system. */
export async function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => (typeof address === 'object' && address ? resolve(address.port) : reject(new Error('No port was given.'))));
    });
  });
}

/** Returns true if a program listens on the port, on either loopback address. */
export async function isPortTaken(port: number): Promise<boolean> {
  const answers = await Promise.all(['127.0.0.1', '::1'].map((host) => isTakenOn(host, port)));
  return answers.some(Boolean);
}

/** Returns true if browsers and `fetch` refuse to open the port, such as 6000. Source: https://fetch.spec.whatwg.org/#port-blocking. */
export async function isPortBlocked(port: number): Promise<boolean> {
  const failure = await fetch(`http://127.0.0.1:${port}/`).then(
    () => null,
    (error: Error) => error.cause,
  );
  return failure instanceof Error && failure.message === 'bad port';
}

function isTakenOn(host: string, port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', (error: NodeJS.ErrnoException) => resolve(error.code === 'EADDRINUSE'));
    server.listen(port, host, () => server.close(() => resolve(false)));
  });
}
