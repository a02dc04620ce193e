import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import type { Readable } from 'node:stream';
import { eventually } from '../stack';
import type { EngineDriver } from './engine-driver';
import { readElementId, startWebDriverSession } from './webdriver-session';

export const WEBKIT_DRIVER = '/usr/bin/WebKitWebDriver';
export const VIRTUAL_DISPLAY = '/usr/bin/Xvfb';

/** Starts Debian's WebKitGTK by WebDriver on its own display: it has no headless mode. */
export async function startWebKit(): Promise<EngineDriver> {
  const screen = spawn(VIRTUAL_DISPLAY, ['-displayfd', '3', '-screen', '0', '1600x1000x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [display] = (await once(screen.stdio[3] as Readable, 'data')) as [Buffer];
  const port = await findFreePort();
  const driver = spawn(WEBKIT_DRIVER, [`--port=${port}`, '--host=127.0.0.1'], {
    stdio: 'ignore',
    env: { ...process.env, DISPLAY: `:${display.toString().trim()}` },
  });
  const driverUrl = `http://127.0.0.1:${port}`;
  await eventually('WebKitWebDriver answers', () =>
    fetch(`${driverUrl}/status`).then(
      ({ ok }) => ok,
      () => false,
    ),
  );
  const { browser, command } = await startWebDriverSession(driverUrl, {});
  await command('POST', '/window/rect', { width: 1440, height: 900 });
  const run = (body: string, ...parameters: unknown[]) => command('POST', '/execute/sync', { script: body, args: parameters });

  return {
    name: `WebKitGTK ${browser.split(' ').at(-1)}`,
    open: async (url) => void (await command('POST', '/url', { url })),
    run,
    async find(body, ...parameters) {
      const id = readElementId(await run(body, ...parameters));
      if (id === null) return null;
      const typeText = async (text: string) => void (await command('POST', `/element/${id}/value`, { text }));
      return { click: async () => void (await command('POST', `/element/${id}/click`, {})), type: typeText, attach: typeText };
    },
    async close() {
      await command('DELETE', '');
      await Promise.all([stop(driver), stop(screen)]);
    },
  };
}

async function stop(child: ChildProcess): Promise<void> {
  const ended = once(child, 'exit');
  child.kill();
  await ended;
}

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
