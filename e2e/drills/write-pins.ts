import { setTimeout as delay } from 'node:timers/promises';
import { createRegistryClient, RegistryError, type RegistryClient } from '@social/registry-client';

/** The remote that is pinned and unpinned in turn. */
const REMOTE = 'mf_content';
export const ENVIRONMENT = 'staging';
const RETRY_PAUSE_MS = 200;

export type PinWriter = {
  /** Reasons of the acknowledged pins. Each pin has a unique reason. */
  acknowledged: readonly string[];
  /** The longest time between two acknowledgements, in milliseconds. */
  longestGapMs: () => number;
  stop(): Promise<void>;
};

/** Pins without a pause, each based on the current revision. An unacknowledged pin is dropped, and the next one is sent. */
export function writePins(connection: { url: string; token: string }, version: string): PinWriter {
  const client = createRegistryClient(connection);
  const acknowledged: string[] = [];
  let longestGapMs = 0;
  let acknowledgedAt = performance.now();
  let isStopping = false;

  async function run() {
    for (let count = 1; !isStopping; count += 1) {
      try {
        await pinOnce(client, `pin ${count}`, version);
        acknowledged.push(`pin ${count}`);
        longestGapMs = Math.max(longestGapMs, performance.now() - acknowledgedAt);
        acknowledgedAt = performance.now();
      } catch (error) {
        if (!(error instanceof RegistryError)) throw error;
        await delay(RETRY_PAUSE_MS);
      }
    }
  }

  const running = run();
  return {
    acknowledged,
    longestGapMs: () => longestGapMs,
    async stop() {
      isStopping = true;
      await running;
    },
  };
}

async function pinOnce(client: RegistryClient, reason: string, version: string): Promise<void> {
  const { revisions } = await client.history(ENVIRONMENT, { limit: 1 });
  const [latest] = revisions;
  if (!latest) throw new Error(`${ENVIRONMENT} has no revision.`);
  await client.pin(ENVIRONMENT, {
    basedOn: latest.revision,
    changes: { [REMOTE]: latest.composition[REMOTE] ? null : version },
    reason,
  });
}

/** Reads the reasons of all revisions. */
export async function readReasons(connection: { url: string; token: string }): Promise<Set<string>> {
  const client = createRegistryClient(connection);
  const reasons = new Set<string>();
  for (let before: number | undefined; ;) {
    const page = await client.history(ENVIRONMENT, { before, limit: 200 });
    for (const { reason } of page.revisions) reasons.add(reason);
    if (page.next === null) return reasons;
    before = page.next;
  }
}
