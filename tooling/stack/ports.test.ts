import { createServer, type AddressInfo } from 'node:net';
import { findFreePort, isPortBlocked, isPortTaken } from './ports';

test.each([5060, 6000, 6667, 10_080])('browsers do not open port %s', async (port) => {
  expect(await isPortBlocked(port)).toBe(true);
});

test('a free port is neither taken nor blocked, and one with a server is taken', async () => {
  const port = await findFreePort();
  expect([await isPortTaken(port), await isPortBlocked(port)]).toEqual([false, false]);
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  expect(await isPortTaken((server.address() as AddressInfo).port)).toBe(true);
  server.close();
});
