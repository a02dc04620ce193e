import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { Agent, request, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { z } from 'zod';
import { SERVER_KEY, startProviderProcess, type Form, type ProviderProcess, type SignedInMember } from './provider-process';

/** The calls of an open page without streams: both lists of conversations every 10 s, the counts every minute. */
const POLLS: { type: string; form: Form; everyMs: number }[] = [
  { type: 'get_chats', form: { data_type: 'users' }, everyMs: 10_000 },
  { type: 'group_chat', form: { type: 'get_list' }, everyMs: 10_000 },
  { type: 'get-general-data', form: { fetch: 'notifications,friend_requests,count_new_messages' }, everyMs: 60_000 },
];
const SIGN_UPS_AT_ONCE = 8;
/** Linux counts processor time in hundredths of a second. */
const TICKS_PER_SECOND = 100;

type Reader = { member: SignedInMember; onMessage: (id: string) => void; stream: IncomingMessage | null };

const options = z.object({
  database: z.url(),
  streams: z.coerce.number().int(),
  messages: z.coerce.number().int(),
  idle: z.coerce.number(),
});
const { values } = parseArgs({
  options: {
    database: { type: 'string' },
    streams: { type: 'string', default: '500' },
    messages: { type: 'string', default: '300' },
    idle: { type: 'string', default: '30' },
  },
});
const { database, streams, messages, idle } = options.parse(values);
// Passwords are cheap to hash because hundreds of members register. All requests come from one address, which is trusted as a proxy, like
// an edge.
Object.assign(process.env, { PASSWORD_COST: '4', TRUSTED_PROXIES: '127.0.0.0/8' });
const start = () => startProviderProcess({ databaseUrl: database, uploadsDirectory: tmpdir() });
const replicas = [await start(), await start()] as const;
const client = new pg.Client({ connectionString: database });
await client.connect();
const agent = new Agent({ maxSockets: Infinity });

function percentile(sorted: readonly number[], share: number): string {
  return (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN).toFixed(0);
}

async function signUpAll(): Promise<Reader[]> {
  const readers: Reader[] = [];
  for (let index = 0; index < streams; index += SIGN_UPS_AT_ONCE) {
    const names = Array.from({ length: Math.min(SIGN_UPS_AT_ONCE, streams - index) }, (_, at) => `live_${Date.now()}_${index + at}`);
    const members = await Promise.all(names.map((name) => replicas[0].signUp(name)));
    readers.push(...members.map((member) => ({ member, onMessage: () => undefined, stream: null })));
  }
  return readers;
}

/** Opens a stream on every second replica in turn. */
async function open(reader: Reader, index: number): Promise<void> {
  const call = request(`${replicaOf(index).baseUrl}/api/live_events?access_token=${reader.member.token}`, {
    agent,
    method: 'POST',
    headers: { accept: 'text/event-stream', 'content-type': 'application/x-www-form-urlencoded' },
  });
  call.end(`server_key=${SERVER_KEY}`);
  const [stream] = (await once(call, 'response')) as [IncomingMessage];
  stream.setEncoding('utf8').on('data', (text: string) => {
    for (const [, id] of text.matchAll(/event: message\ndata: .*"message_id":"(\d+)"/g)) reader.onMessage(id ?? '');
  });
  stream.on('error', () => undefined);
  reader.stream = stream;
}

const replicaOf = (index: number): ProviderProcess => replicas[index % 2 === 0 ? 0 : 1];

/**
 * Sends a message to a member on the other replica, and fetches it there after its event. Returns the duration of both, in milliseconds.
 */
async function measureMessage(readers: readonly Reader[], index: number): Promise<{ eventMs: number; shownMs: number }> {
  const from = index % (readers.length - 1);
  const [author, recipient] = [readers[from], readers[from + 1]];
  if (!author || !recipient) throw new Error('Two streams are needed.');
  const arrived = new Map<string, number>();
  let onArrival: () => void = () => undefined;
  recipient.onMessage = (id) => {
    arrived.set(id, performance.now());
    onArrival();
  };
  const startedAt = performance.now();
  const { body } = await replicaOf(from).call('send-message', { user_id: recipient.member.id, text: `Message ${index}` }, author.member);
  const [message] = z.array(z.object({ id: z.string() })).parse(body.message_data);
  const id = message?.id ?? '';
  while (!arrived.has(id)) await new Promise<void>((resolve) => (onArrival = resolve));
  await replicaOf(from + 1).call('get_user_messages', { recipient_id: author.member.id, limit: 100 }, recipient.member);
  return { eventMs: (arrived.get(id) ?? 0) - startedAt, shownMs: performance.now() - startedAt };
}

/** Reads the processor time of the replicas and of their PostgreSQL connections, in seconds. */
async function readProcessorSeconds(): Promise<number> {
  const { rows } = await client.query<{ pid: number }>('select pid from pg_stat_activity where datname = current_database()');
  const ids = [...replicas, ...rows].map(({ pid }) => String(pid));
  const seconds = await Promise.all(
    ids.map(async (id) => {
      const stat = await readFile(`/proc/${id}/stat`, 'utf8').catch(() => '');
      const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      return (Number(fields[11] ?? 0) + Number(fields[12] ?? 0)) / TICKS_PER_SECOND;
    }),
  );
  return seconds.reduce((sum, one) => sum + one, 0);
}

async function measureProcessor(work: () => Promise<unknown>): Promise<string> {
  const before = await readProcessorSeconds();
  const startedAt = performance.now();
  await work();
  const perMinute = ((await readProcessorSeconds()) - before) / ((performance.now() - startedAt) / 60_000);
  return `${perMinute.toFixed(1)} s of a processor in a minute`;
}

async function pollAll(readers: readonly Reader[]): Promise<void> {
  const until = Date.now() + idle * 1000;
  const one = async ({ member }: Reader, index: number, { type, form, everyMs }: (typeof POLLS)[number]) => {
    for (await delay(Math.random() * everyMs); Date.now() < until; await delay(everyMs)) await replicaOf(index).call(type, form, member);
  };
  await Promise.all(readers.flatMap((reader, index) => POLLS.map((poll) => one(reader, index, poll))));
}

try {
  const readers = await signUpAll();
  process.stdout.write(`${readers.length} members without streams, nothing asked: ${await measureProcessor(() => delay(idle * 1000))}\n`);
  process.stdout.write(`polling as before: ${await measureProcessor(() => pollAll(readers))}\n`);
  for (const [index, reader] of readers.entries()) await open(reader, index);
  process.stdout.write(`with ${readers.length} open streams, idle: ${await measureProcessor(() => delay(idle * 1000))}\n`);
  const times = [];
  for (let index = 0; index < messages; index++) {
    times.push(await measureMessage(readers, index));
    await delay(20);
  }
  for (const name of ['eventMs', 'shownMs'] as const) {
    const sorted = times.map((time) => time[name]).sort((a, b) => a - b);
    process.stdout.write(
      `${name} of ${messages} messages: p50 ${percentile(sorted, 0.5)}, p95 ${percentile(sorted, 0.95)}, max ${percentile(sorted, 1)}\n`,
    );
  }
  for (const { stream } of readers) stream?.destroy();
} finally {
  await client.end();
  await Promise.all(replicas.map(({ stop }) => stop('SIGTERM')));
}
