import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { takeTestDatabase } from '@social/registry/testing/test-database';
import { raceReplicas, type Progress } from './race-replicas';
import { startReplica } from './start-replica';

test('of many writers through two replicas, of which one is killed, no accepted pin is lost or stored twice', async () => {
  const database = await takeTestDatabase();
  const folder = await mkdtemp(join(tmpdir(), 'replicas-'));
  // The first creates the signing key, which the second reads.
  const killed = await startReplica(database.url, folder);
  const other = await startReplica(database.url, folder);
  try {
    const race = { replicas: [killed, other], folder, environments: ['one', 'two'], writers: 8, changesPerWriter: 8 };
    const killAfterSome = async (progress: Progress) => {
      while (progress.accepted < 10 && !progress.isDone) await delay(5);
      await killed.killAndRestart();
    };
    const { accepted, violations } = await raceReplicas({ ...race, disturb: killAfterSome });

    expect(violations).toEqual([]);
    expect(accepted).toBe(64);
  } finally {
    await Promise.all([killed.kill(), other.kill()]);
    await database.release();
    await rm(folder, { recursive: true });
  }
});
