import { execFile } from 'node:child_process';
import { mkdir, rm } from 'node:fs/promises';
import { loadavg } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { z } from 'zod';
import { startPostgres } from '@social/tooling/postgres/embedded-postgres';
import { packageDirectory } from '../src/lib/package-directory';
import { measureScreen, quantile } from './load/measure-screen';
import { openSide } from './load/open-side';
import { readCpuMs } from './load/read-cpu';
import { SCREENS, type Screen } from './load/screens';

/**
 * Fills its own PostgreSQL server, which syncs every commit, to a given size. Measures p50, p99 and processor time of each screen and of
 * sending a message, and the cost of a member who stays for an hour. Removes the database at the end.
 *
 * pnpm --filter @social/provider at-size [--members 10000] [--posts 1000000] [--messages 2000000] [--requests 400]
 */
const count = (fewest: number) => z.coerce.number().int().min(fewest);
const options = z.object({ members: count(100), posts: count(2000), messages: count(1), requests: count(10), concurrency: count(1) });
const { values } = parseArgs({
  options: {
    members: { type: 'string', default: '10000' },
    posts: { type: 'string', default: '1000000' },
    messages: { type: 'string', default: '2000000' },
    requests: { type: 'string', default: '400' },
    concurrency: { type: 'string', default: '2' },
  },
});
const { members, posts, messages, requests, concurrency } = options.parse(values);
const WARM_UP = 20;

/** The only request that writes to disk before it is answered. */
const sentMessage: Screen = {
  name: 'a message that is sent',
  perHour: 20,
  request: ({ random }) => [
    'send-message',
    { user_id: random.integer(1, members), text: 'Hello', message_hash_id: `bench-${random.integer(1, 2 ** 31)}` },
  ],
};

const directory = resolve(packageDirectory, `../.cache/at-size-${process.pid}`);
await mkdir(directory, { recursive: true });
const postgres = await startPostgres({ directory });
try {
  await postgres.createDatabase('provider');
  const [databaseUrl, uploadsDirectory] = [postgres.toUrl('provider'), join(directory, 'uploads')];
  const size = ['--members', members, '--posts', posts, '--messages', messages].map(String);
  await promisify(execFile)(process.execPath, ['--import', 'tsx', join(packageDirectory, 'src/db/seed/seed-large.ts'), ...size], {
    cwd: packageDirectory,
    env: { ...process.env, DATABASE_URL: databaseUrl, UPLOADS_DIR: uploadsDirectory },
  });
  const side = await openSide({ name: 'one size', databaseUrl, uploadsDirectory, members, posts, seed: 1 });
  try {
    console.log(`load average ${loadavg()[0]?.toFixed(1)}`);
    console.log('| screen | p50 ms | p99 ms | CPU ms |\n| --- | --: | --: | --: |');
    let cpuPerHourMs = 0;
    for (const screen of [...SCREENS, sentMessage]) {
      await measureScreen(side, screen, WARM_UP, concurrency);
      const before = await readCpuMs(side);
      const durationsMs = (await measureScreen(side, screen, requests, concurrency)).toSorted((a, b) => a - b);
      const cpuMs = ((await readCpuMs(side)) - before) / requests;
      cpuPerHourMs += cpuMs * screen.perHour;
      console.log(
        `| ${screen.name} | ${[quantile(durationsMs, 0.5), quantile(durationsMs, 0.99), cpuMs].map((ms) => ms.toFixed(1)).join(' | ')} |`,
      );
    }
    console.log(`A member who stays for an hour costs ${(cpuPerHourMs / 1000).toFixed(2)} s of a processor, the database included.`);
  } finally {
    await side.provider.stop('SIGTERM');
  }
} finally {
  await postgres.stop();
  await rm(directory, { recursive: true, force: true });
}
