import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { measureScreen, quantile } from './load/measure-screen';
import { openSide } from './load/open-side';
import { readCpuMs } from './load/read-cpu';
import { SCREENS } from './load/screens';

const WARM_UP = 20;

const options = z.object({
  small: z.url(),
  full: z.url(),
  members: z.coerce.number().int().min(100),
  posts: z.coerce.number().int(),
  requests: z.coerce.number().int().min(100).max(5000),
  concurrency: z.coerce.number().int().min(1).max(16),
  seed: z.coerce.number().int(),
});
const { values } = parseArgs({
  options: {
    small: { type: 'string' },
    full: { type: 'string' },
    members: { type: 'string', default: '10000' },
    posts: { type: 'string', default: '1000000' },
    requests: { type: 'string', default: '400' },
    concurrency: { type: 'string', default: '2' },
    seed: { type: 'string', default: '1' },
  },
});
const { small, full, members, posts, requests, concurrency, seed } = options.parse(values);
const uploadsDirectory = await mkdtemp(join(tmpdir(), 'provider-bench-'));

const figure = (ms: number) => ms.toFixed(1);
const sides = [
  await openSide({
    name: 'small',
    databaseUrl: small,
    members: Math.round(members / 100),
    posts: Math.round(posts / 100),
    uploadsDirectory,
    seed,
  }),
  await openSide({ name: 'full', databaseUrl: full, members, posts, uploadsDirectory, seed }),
];
try {
  let cpuPerHourMs = 0;
  console.log(
    '| screen | p50 small | p50 full | p99 small | p99 full | p99 full / small | CPU ms, full |\n| --- | --: | --: | --: | --: | --: | --: |',
  );
  for (const screen of SCREENS) {
    for (const side of sides) await measureScreen(side, screen, WARM_UP, concurrency);
    let cpuMs = 0;
    const durationsMs = new Map(sides.map((side): [string, number[]] => [side.name, []]));
    // The sides take turns, so that other load on the machine affects both equally.
    for (let turn = 0; turn < 4; turn += 1)
      for (const side of sides) {
        const before = await readCpuMs(side);
        durationsMs.get(side.name)?.push(...(await measureScreen(side, screen, requests / 4, concurrency)));
        if (side.name === 'full') cpuMs += (await readCpuMs(side)) - before;
      }
    const [few = [], many = []] = [...durationsMs.values()].map((times) => times.toSorted((a, b) => a - b));
    const cells = [quantile(few, 0.5), quantile(many, 0.5), quantile(few, 0.99), quantile(many, 0.99)];
    console.log(
      `| ${screen.name} | ${cells.map(figure).join(' | ')} | ${figure(quantile(many, 0.99) / quantile(few, 0.99))} | ${figure(cpuMs / requests)} |`,
    );
    cpuPerHourMs += (cpuMs / requests) * screen.perHour;
  }
  console.log(`A member who stays for an hour costs ${(cpuPerHourMs / 1000).toFixed(2)} s of a processor, the database included.`);
} finally {
  for (const { provider } of sides) await provider.stop('SIGTERM');
  await rm(uploadsDirectory, { recursive: true, force: true });
}
