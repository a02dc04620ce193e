import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { createRandom, type Random } from '../src/lib/random';
import { startProviderProcess, type Caller, type Form } from './provider-process';

/** One side of the comparison: a provider on a database that `seed-large` filled. */
type Place = {
  name: string;
  members: number;
  posts: number;
  ask: Awaited<ReturnType<typeof startProviderProcess>>;
  callers: Caller[];
  random: Random;
};
type Screen = { name: string; request: (place: Place) => [type: string, form: Form] };

const SCREENS: Screen[] = [
  { name: 'home feed, first page', request: () => ['posts', { type: 'get_news_feed', limit: 10 }] },
  {
    name: 'home feed, further down',
    request: ({ random, posts }) => ['posts', { type: 'get_news_feed', limit: 10, after_post_id: random.integer(1000, posts) }],
  },
  { name: 'home feed, people I follow', request: () => ['posts', { type: 'get_news_feed', limit: 10, filter: 1 }] },
  { name: 'home feed, photos', request: () => ['posts', { type: 'get_news_feed', limit: 10, post_type: 'photos' }] },
  { name: 'chat page', request: ({ random, members }) => ['get_user_messages', { recipient_id: random.integer(1, members), limit: 30 }] },
  { name: 'conversations', request: () => ['get_chats', { data_type: 'users', user_limit: 25 }] },
  {
    name: 'profile',
    request: ({ random, members }) => [
      'get-user-data',
      { user_id: random.integer(1, members), fetch: 'user_data,followers,following,liked_pages' },
    ],
  },
  {
    name: 'posts of a profile',
    request: ({ random, members }) => ['posts', { type: 'get_user_posts', id: random.integer(1, members), limit: 10 }],
  },
  {
    name: 'comments of a post',
    request: ({ random, posts }) => ['comments', { type: 'fetch_comments', post_id: random.integer(1, posts), limit: 20 }],
  },
  { name: 'saved posts', request: () => ['posts', { type: 'saved', limit: 10 }] },
  {
    name: 'posts of a hashtag',
    request: ({ random }) => ['posts', { type: 'hashtag', hash: `topic${random.integer(1, 300)}`, limit: 10 }],
  },
  {
    name: 'notifications and counts',
    request: () => ['get-general-data', { fetch: 'notifications,count_new_messages,friend_requests', limit: 20 }],
  },
  { name: 'trending', request: () => ['get-general-data', { fetch: 'trending_hashtag' }] },
];
const CALLERS = 12;
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
    ...{
      small: { type: 'string' },
      full: { type: 'string' },
      members: { type: 'string', default: '10000' },
      posts: { type: 'string', default: '1000000' },
    },
    ...{
      requests: { type: 'string', default: '400' },
      concurrency: { type: 'string', default: '2' },
      seed: { type: 'string', default: '1' },
    },
  },
});
const { small, full, members, posts, requests, concurrency, seed } = options.parse(values);
const uploadsDirectory = await mkdtemp(join(tmpdir(), 'provider-bench-'));

async function open(name: string, databaseUrl: string, size: { members: number; posts: number }): Promise<Place> {
  const ask = await startProviderProcess({ databaseUrl, uploadsDirectory });
  const random = createRandom(seed);
  const callers: Caller[] = [];
  // From the best known to the least.
  for (let index = 0; index < CALLERS; index += 1)
    callers.push(await ask.signIn(`member${1 + Math.floor((index / CALLERS) * (size.members - 1))}`, 'member-password'));
  return { name, ...size, ask, callers, random };
}

/** How long each request took, in milliseconds. */
async function measure(place: Place, screen: Screen, amount: number): Promise<number[]> {
  const tookMs: number[] = [];
  let left = amount;
  async function work(): Promise<void> {
    while (left-- > 0) {
      const [type, form] = screen.request(place);
      const caller = place.random.pick(place.callers);
      const startedAt = performance.now();
      const reply = await place.ask.call(type, form, caller);
      tookMs.push(performance.now() - startedAt);
      // Who has blocked the caller or was never there is a refusal of the contract, and an answer like any other.
      if (!reply.isDone && !/not found/i.test(JSON.stringify(reply.body))) throw new Error(`${screen.name}: ${JSON.stringify(reply.body)}`);
    }
  }
  await Promise.all(Array.from({ length: concurrency }, work));
  return tookMs;
}

function quantile(sorted: number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.ceil(share * sorted.length) - 1)] ?? NaN;
}

const figure = (ms: number) => ms.toFixed(1);
const places = [
  await open('small', small, { members: Math.round(members / 100), posts: Math.round(posts / 100) }),
  await open('full', full, { members, posts }),
];
try {
  console.log('| screen | p50 small | p50 full | p99 small | p99 full | p99 full / small |\n| --- | --: | --: | --: | --: | --: |');
  for (const screen of SCREENS) {
    for (const place of places) await measure(place, screen, WARM_UP);
    const tookMs = new Map(places.map((place): [string, number[]] => [place.name, []]));
    // In turns, so that what else the machine does falls on both alike.
    for (let turn = 0; turn < 4; turn += 1)
      for (const place of places) tookMs.get(place.name)?.push(...(await measure(place, screen, requests / 4)));
    const [few = [], many = []] = [...tookMs.values()].map((times) => times.toSorted((a, b) => a - b));
    const cells = [quantile(few, 0.5), quantile(many, 0.5), quantile(few, 0.99), quantile(many, 0.99)];
    console.log(`| ${screen.name} | ${cells.map(figure).join(' | ')} | ${figure(quantile(many, 0.99) / quantile(few, 0.99))} |`);
  }
} finally {
  for (const { ask } of places) await ask.end('SIGTERM');
  await rm(uploadsDirectory, { recursive: true, force: true });
}
