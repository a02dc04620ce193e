import { PassThrough } from 'node:stream';
import { sql } from 'drizzle-orm';
import { buildApp } from '../../app';
import { connectDatabase } from '../../db/client';
import { liveEvents } from '../../db/schema/live';
import { listen, openStream } from '../../testing/open-stream';
import { addPost } from '../../testing/rows';
import { startProvider, type Member, type RunningProvider } from '../../testing/start-provider';
import { createLiveRepository } from './live.repository';

let provider: RunningProvider;
let origin: string;
let asha: Member;
let ben: Member;
let carla: Member;
const stops: (() => unknown)[] = [];

beforeEach(async () => {
  provider = await startProvider({ liveLimits: { maxStreams: 4, maxStreamsPerMember: 2 } });
  [asha, ben, carla] = [await provider.signUp('asha'), await provider.signUp('ben'), await provider.signUp('carla')];
  origin = await listen(provider);
});
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
  await provider.stop();
});

async function open(as: Member, options: Parameters<typeof openStream>[2] = {}, at = origin) {
  const stream = await openStream(at, as, options);
  stops.push(stream.close);
  return stream;
}

/** Starts another provider on the same database. */
async function startReplica(): Promise<string> {
  const database = connectDatabase(provider.config.databaseUrl, { poolSize: 2 });
  const app = await buildApp(provider.config, { database, now: provider.now, logStream: new PassThrough().resume() });
  stops.push(async () => {
    await app.close();
    await database.close();
  });
  return listen({ app });
}

const write = async (from: Member, to: Member, text = 'Hello') =>
  ((await provider.call('send-message', { user_id: to.id, text }, from)).message_data as { id: string }[])[0]?.id ?? '';

test('a message stored by one replica reaches both members at another, and no other member', async () => {
  const other = await startReplica();
  const [ofBen, ofAsha, ofCarla] = [await open(ben, {}, other), await open(asha, {}, other), await open(carla, {}, other)];

  const id = await write(asha, ben);

  expect(await ofBen.next('message')).toEqual({ user_id: asha.id, message_id: id, from_id: asha.id });
  expect(await ofAsha.next('message')).toEqual({ user_id: ben.id, message_id: id, from_id: asha.id });
  await write(asha, carla);
  expect(await ofCarla.next('message')).toMatchObject({ user_id: asha.id });
  expect(ofBen.events).toEqual([]);
});

test('a message to a group reaches its members with the id of the group, and a removed member is notified', async () => {
  const ofBen = await open(ben);
  const { group_id: group } = await provider.call('group_chat', { type: 'create', group_name: 'Walkers', parts: ben.id }, asha);
  expect(await ofBen.next('group')).toEqual({ group_id: String(group) });

  await provider.call('group_chat', { type: 'send', id: String(group), text: 'Sunday?' }, asha);
  expect(await ofBen.next('message')).toMatchObject({ group_id: String(group), from_id: asha.id });

  await provider.call('group_chat', { type: 'remove_user', id: String(group), parts: ben.id }, asha);
  expect(await ofBen.next('group')).toEqual({ group_id: String(group) });
});

test('typing reaches only the other member, and not across a block', async () => {
  await write(asha, ben);
  const [ofAsha, ofBen] = [await open(asha), await open(ben)];
  await provider.call('set-chat-typing-status', { user_id: ben.id, status: 'typing' }, asha);
  expect(await ofBen.next('typing')).toEqual({ user_id: asha.id, typing: 1 });
  await provider.call('set-chat-typing-status', { user_id: ben.id, status: 'stopped' }, asha);
  expect(await ofBen.next('typing')).toEqual({ user_id: asha.id, typing: 0 });

  await provider.call('block-user', { user_id: asha.id, block_action: 'block' }, ben);
  await provider.call('set-chat-typing-status', { user_id: ben.id, status: 'typing' }, asha);
  await provider.call('follow-user', { user_id: ben.id }, carla);
  await ofBen.next('notification');
  expect([ofAsha, ofBen].flatMap(({ events }) => events.filter(({ name }) => name === 'typing'))).toEqual([]);
});

test('the author is notified when a message is delivered to an open page, and when it is read', async () => {
  const ofAsha = await open(asha);
  await open(ben);
  const id = await write(asha, ben);

  const { user_id, lastseen } = await ofAsha.next('seen');
  expect(user_id).toBe(ben.id);
  const [message] = (await provider.call('get_user_messages', { recipient_id: ben.id }, asha)).messages as { time: string }[];
  expect(Number(lastseen)).toBeGreaterThanOrEqual(Number(message?.time));

  // The event is sent to Asha's own page first.
  expect(await ofAsha.next('read')).toMatchObject({ reader_id: asha.id });
  await provider.call('get_user_messages', { recipient_id: asha.id }, ben);
  expect(await ofAsha.next('read')).toEqual({ user_id: ben.id, message_id: id, reader_id: ben.id });
});

test('a stream that reconnects gets the missed events', async () => {
  const first = await open(ben);
  const seen = await write(asha, ben, 'One');
  await first.next('message');
  first.close();
  await first.ended;
  const missed = await write(asha, ben, 'Two');

  const second = await open(ben, { lastEventId: first.getPosition() });

  await second.next('hello');
  let message = await second.next('message');
  // The last event before the disconnection may come again, if an older transaction is still running on the server.
  if (message.message_id === seen) message = await second.next('message');
  expect(message).toMatchObject({ message_id: missed });
  expect(second.events.filter(({ name }) => name === 'reset')).toEqual([]);
});

test('an event that is committed late is neither lost nor sent twice', async () => {
  const stream = await open(ben);
  let commit: () => void = () => undefined;
  const waiting = new Promise<void>((resolve) => (commit = resolve));
  const late = provider.db.transaction(async (tx) => {
    await createLiveRepository(tx).add([{ memberId: Number(ben.id), kind: 'group', details: { groupId: 7 } }]);
    await waiting;
  });
  await write(asha, ben);
  await stream.next('message');
  const beforeLate = stream.getPosition();

  commit();
  await late;

  expect(await stream.next('group')).toEqual({ group_id: '7' });
  await write(asha, ben, 'Again');
  await stream.next('message');
  expect(stream.events).toEqual([]);
  expect(await (await open(ben, { lastEventId: beforeLate })).next('group')).toEqual({ group_id: '7' });
});

test.each([
  ['is older than the log', (position: string) => `${position.split('-')[0] ?? ''}-1000`],
  ['is none of ours', () => 'yesterday'],
])('a stream whose position %s is told to fetch everything', async (_title, change) => {
  const stream = await open(ben);
  await stream.next('hello');
  await write(asha, ben);
  await stream.next('message');

  const again = await open(ben, { lastEventId: change(stream.getPosition()) });

  expect(await again.next('reset')).toEqual({});
  expect(again.events).toEqual([]);
});

test('a stream that missed too many events is told to fetch everything', async () => {
  const stream = await open(ben);
  await write(asha, ben);
  await stream.next('message');
  stream.close();
  await provider.db.execute(sql`
    insert into ${liveEvents} (transaction_id, member_id, kind, details)
    select pg_current_xact_id(), ${Number(ben.id)}, 'notification', '{}' from generate_series(1, 501)`);

  await (await open(ben, { lastEventId: stream.getPosition() })).next('reset');
});

test('events continue after the listening connection is lost', async () => {
  const stream = await open(ben);
  await write(asha, ben);
  await stream.next('message');

  await provider.db.execute(
    sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'live' and datname = current_database()`,
  );
  const id = await write(asha, ben, 'Still there?');

  expect(await stream.next('message')).toMatchObject({ message_id: id });
});

test('without a valid token there is no stream', async () => {
  const { headers } = await openStream(origin, { token: 'deadbeef'.repeat(8) });

  expect(headers['content-type']).toContain('application/json');
});

test('streams are limited per member and in total', async () => {
  await open(ben);
  const second = await open(ben);
  const third = await open(ben);
  expect([third.status, third.headers['retry-after']]).toEqual([429, '60']);

  second.close();
  await second.ended;
  for (const member of [asha, asha, carla]) await open(member);
  const tooMany = await open(carla);
  expect([tooMany.status, tooMany.headers['retry-after']]).toEqual([503, '10']);
});

test('the provider ends its streams at shutdown, and clients reconnect soon', async () => {
  const stream = await open(ben);
  await stream.next('hello');

  await provider.app.close();

  expect(await stream.ended).toBe('ended');
});

test('a page receives the counts of the posts that it shows, if its member may see them', async () => {
  const [shown, secret] = [await addPost(provider, asha.id), await addPost(provider, asha.id, { privacy: 3 })];
  const stream = await open(ben, {}, await startReplica());
  const { stream: streamId } = await stream.next('hello');
  const form = { stream_id: String(streamId), post_ids: `${shown},${secret}` };
  // Other members cannot choose what this stream watches.
  await provider.call('live_posts', { ...form, post_ids: '' }, carla);

  expect((await provider.call('live_posts', form, ben)).data).toMatchObject([{ post_id: shown, post_comments: '0' }]);
  await provider.call('live_posts', { ...form, post_ids: '' }, carla);
  await provider.call('post-actions', { post_id: secret, action: 'like' }, asha);
  await provider.call('post-actions', { post_id: shown, action: 'like' }, carla);
  expect(await stream.next('post')).toMatchObject({ post_id: shown, reaction: { Like: 1, count: 1 }, post_comments: '0' });
  await provider.call('comments', { type: 'create', post_id: shown, text: 'Nice' }, carla);

  expect(await stream.next('post')).toMatchObject({ post_id: shown, post_comments: '1' });
});
