import { readFile, rm } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import type { StackConfig } from '@social/tooling/stack/config';
import { operatorTokenFile, registryUrl } from '@social/tooling/stack/local-services';
import { startStack } from '@social/tooling/stack/start-stack';
import { untilAcknowledged } from './held-pins';
import { readServedHead } from './read-served-head';
import { drillFolder } from './start-fleet';
import { ENVIRONMENT, writePins } from './write-pins';

const TIMEOUT_MS = 60_000;

/**
 * Does what a first day does, with the Node that runs it: builds, starts, signs a member in, pins, sees the edge serve the pin, stops.
 * @returns whether all of it worked.
 */
export async function runSmoke({ firstPort }: { firstPort: number }): Promise<boolean> {
  const folder = drillFolder('smoke');
  const config: StackConfig = {
    edgePort: firstPort,
    registryPort: firstPort + 10,
    providerPort: firstPort + 20,
    dataDir: folder,
    databaseUrl: undefined,
  };
  console.log(`Node ${process.version}`);
  const stack = await startStack(config, console.log);
  try {
    const isSignedIn = await signIn(config.edgePort);
    console.log(isSignedIn ? 'demo is signed in.' : 'demo is NOT signed in.');
    const token = (await readFile(operatorTokenFile(config), 'utf8')).trim();
    const connection = { url: registryUrl(config), token };
    const pins = writePins(connection, '0.1.0');
    await untilAcknowledged(pins, 1);
    await pins.stop();
    const isServed = await isPinServed(config.edgePort, 1 + pins.acknowledged.length);
    console.log(isServed ? 'The edge serves the pin.' : 'The edge does NOT serve the pin.');
    return isSignedIn && isServed;
  } finally {
    await stack.stop();
    await rm(folder, { recursive: true, force: true });
    console.log('Stopped.');
  }
}

async function signIn(edgePort: number): Promise<boolean> {
  const body = new URLSearchParams({ username: 'demo', password: 'demo-password', device_type: 'windows' });
  const reply = await fetch(`http://127.0.0.1:${edgePort}/api/auth`, { method: 'POST', body });
  return ((await reply.json()) as { access_token?: string }).access_token !== undefined;
}

/** True when the edge serves this revision, or a later one, within a minute. */
async function isPinServed(edgePort: number, revision: number): Promise<boolean> {
  for (const deadline = performance.now() + TIMEOUT_MS; performance.now() < deadline; await delay(100)) {
    if (((await readServedHead(edgePort, ENVIRONMENT)) ?? 0) >= revision) return true;
  }
  return false;
}
