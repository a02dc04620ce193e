import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { createRandom, type Random } from '../src/lib/random';
import { startProviderProcess, type Form, type ProviderProcess, type SignedInMember } from './provider-process';

/** A side of the comparison: a provider on a database that `seed-large` filled. */
type Side = {
  name: string;
  members: number;
  posts: number;
  provider: ProviderProcess;
  readers: SignedInMember[];
  random: Random;
};
type Screen = {
  name: string;
  request: (side: Side) => [type: string, form: Form];
  /** How often a member who is there for an hour asks for it; their pages hear of messages and notifications without asking. */
  perHour: number;
};

const SCREENS: Screen[] = [
  { name: 'home feed, first page', perHour: 4, request: () => ['posts', { type: 'get_news_feed', limit: 10 }] },
  {
    name: 'home feed, further down',
    perHour: 20,
    request: ({ random, posts }) => ['posts', { type: 'get_news_feed', limit: 10, after_post_id: random.integer(1000, posts) }],
  },
  { name: 'home feed, people I follow', perHour: 4, request: () => ['posts', { type: 'get_news_feed', limit: 10, filter: 1 }] },
  { name: 'home feed, photos', perHour: 1, request: () => ['posts', { type: 'get_news_feed', limit: 10, post_type: 'photos' }] },
  {
    name: 'chat page',
    perHour: 20,
    request: ({ random, members }) => ['get_user_messages', { recipient_id: random.integer(1, members), limit: 30 }],
  },
  { name: 'conversations', perHour: 10, request: () => ['get_chats', { data_type: 'users', user_limit: 25 }] },
  {
    name: 'profile',
    perHour: 5,
    request: ({ random, members }) => [
      'get-user-data',
      { user_id: random.integer(1, members), fetch: 'user_data,followers,following,liked_pages' },
    ],
  },
  {
    name: 'posts of a profile',
    perHour: 5,
    request: ({ random, members }) => ['posts', { type: 'get_user_posts', id: random.integer(1, members), limit: 10 }],
  },
  {
    name: 'comments of a post',
    perHour: 20,
    request: ({ random, posts }) => ['comments', { type: 'fetch_comments', post_id: random.integer(1, posts), limit: 20 }],
  },
  { name: 'saved posts', perHour: 1, request: () => ['posts', { type: 'saved', limit: 10 }] },
  {
    name: 'posts of a hashtag',
    perHour: 2,
    request: ({ random }) => ['posts', { type: 'hashtag', hash: `topic${random.integer(1, 300)}`, limit: 10 }],
  },
  {
    name: 'notifications and counts',
    perHour: 10,
    request: () => ['get-general-data', { fetch: 'notifications,count_new_messages,friend_requests', limit: 20 }],
  },
  { name: 'trending', perHour: 4, request: () => ['get-general-data', { fetch: 'trending_hashtag' }] },
];
const READERS = 12;
const WARM_UP = 20;
const MS_PER_TICK = 10;

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

async function open(name: string, databaseUrl: string, size: { members: number; posts: number }): Promise<Side> {
  const provider = await startProviderProcess({ databaseUrl, uploadsDirectory });
  const random = createRandom(seed);
  const readers: SignedInMember[] = [];
  // Readers range from the most to the least followed member.
  for (let index = 0; index < READERS; index += 1) {
    const number = 1 + Math.floor((index / READERS) * (size.members - 1));
    readers.push(await provider.signIn(`member${number}`, 'member-password'));
  }
  return { name, ...size, provider, readers, random };
}

/** Measures the duration of each request, in milliseconds. */
async function measure(side: Side, screen: Screen, amount: number): Promise<number[]> {
  const durationsMs: number[] = [];
  let remaining = amount;
  async function work(): Promise<void> {
    while (remaining-- > 0) {
      const [type, form] = screen.request(side);
      const reader = side.random.pick(side.readers);
      const startedAt = performance.now();
      const reply = await side.provider.call(type, form, reader);
      durationsMs.push(performance.now() - startedAt);
      // A member who does not exist or has blocked the reader is a valid reply of the contract.
      if (!reply.isDone && !/not found/i.test(JSON.stringify(reply.body))) throw new Error(`${screen.name}: ${JSON.stringify(reply.body)}`);
    }
  }
  await Promise.all(Array.from({ length: concurrency }, work));
  return durationsMs;
}

/** Reads the processor time of the provider and of every PostgreSQL of the machine. */
async function readCpuMs({ provider }: Side): Promise<number> {
  const processes = await readdir('/proc').then((names) => names.filter((name) => /^\d+$/.test(name)));
  const times = processes.map(async (pid) => {
    // A process that has just ended counts no more.
    const [, name, rest = ''] = /^\d+ \((.*)\) (.*)/s.exec(await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')) ?? [];
    const fields = rest.split(' ');
    return name === 'postgres' || pid === String(provider.pid) ? (Number(fields[11]) + Number(fields[12])) * MS_PER_TICK : 0;
  });
  return (await Promise.all(times)).reduce((sum, ms) => sum + ms, 0);
}

function quantile(sorted: number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.ceil(share * sorted.length) - 1)] ?? NaN;
}

const figure = (ms: number) => ms.toFixed(1);
const sides = [
  await open('small', small, { members: Math.round(members / 100), posts: Math.round(posts / 100) }),
  await open('full', full, { members, posts }),
];
try {
  let cpuPerHourMs = 0;
  console.log(
    '| screen | p50 small | p50 full | p99 small | p99 full | p99 full / small | CPU ms, full |\n| --- | --: | --: | --: | --: | --: | --: |',
  );
  for (const screen of SCREENS) {
    for (const side of sides) await measure(side, screen, WARM_UP);
    let cpuMs = 0;
    const durationsMs = new Map(sides.map((side): [string, number[]] => [side.name, []]));
    // The sides take turns, so that other load on the machine affects both alike.
    for (let turn = 0; turn < 4; turn += 1)
      for (const side of sides) {
        const before = await readCpuMs(side);
        durationsMs.get(side.name)?.push(...(await measure(side, screen, requests / 4)));
        if (side.name === 'full') cpuMs += (await readCpuMs(side)) - before;
      }
    const [few = [], many = []] = [...durationsMs.values()].map((times) => times.toSorted((a, b) => a - b));
    const cells = [quantile(few, 0.5), quantile(many, 0.5), quantile(few, 0.99), quantile(many, 0.99)];
    console.log(
      `| ${screen.name} | ${cells.map(figure).join(' | ')} | ${figure(quantile(many, 0.99) / quantile(few, 0.99))} | ${figure(cpuMs / requests)} |`,
    );
    cpuPerHourMs += (cpuMs / requests) * screen.perHour;
  }
  console.log(`A member who is there for an hour costs ${(cpuPerHourMs / 1000).toFixed(2)} s of a processor, the database included.`);
} finally {
  for (const { provider } of sides) await provider.stop('SIGTERM');
  await rm(uploadsDirectory, { recursive: true, force: true });
}
