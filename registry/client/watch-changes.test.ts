import { text } from 'node:stream/consumers';
import { watchChanges } from './watch-changes';
import { startPinnedRegistry, type TestRegistry } from '@social/registry/testing/start-registry';

/** Reads the stream as the console does. `next` waits for the topics of the next change. */
async function watch(registry: TestRegistry, token = registry.admin) {
  const url = await registry.app.listen({ port: 0, host: '127.0.0.1' });
  const seen: (readonly string[])[] = [];
  let wake = () => {};
  const ending = new AbortController();
  let setLive = () => {};
  const live = new Promise<void>((resolve) => (setLive = resolve));
  const ended = watchChanges(
    { url, token },
    { signal: ending.signal, onLive: (isLive) => isLive && setLive(), onChange: (topics) => (seen.push(topics), wake()) },
  );
  return {
    ended,
    live,
    async next(): Promise<readonly string[]> {
      while (seen.length === 0) await new Promise<void>((resolve) => (wake = resolve));
      return seen.shift() ?? [];
    },
    end: () => (ending.abort(), ended),
  };
}

async function createToken(registry: TestRegistry, name: string, expiresAt: string | null = null) {
  const answer = await registry.send('POST', '/v1/tokens', registry.admin, { payload: { name, scopes: {}, expiresAt } });
  return answer.json<{ id: string; token: string; createdAt: string }>();
}

async function openStream(registry: TestRegistry, token: string) {
  const headers = { authorization: `Bearer ${token}` };
  return (await registry.app.inject({ url: '/v1/events', headers, payloadAsStream: true })).stream();
}

test('a pin, a freeze, a release, a withdrawal and a token are reported by their topics', async () => {
  const registry = await startPinnedRegistry();
  const stream = await watch(registry);
  await stream.live;

  await registry.pin('production', 1, { mf_feed: '0.2.0' });
  expect(await stream.next()).toEqual(['environment:production']);
  await registry.send('PUT', '/v1/environments/production/freeze', registry.admin, {
    payload: { until: '2026-03-02T00:00:00Z', reason: 'holidays' },
  });
  expect(await stream.next()).toEqual(['environment:production']);
  await registry.publish({ name: 'mf_feed', version: '0.4.0' });
  expect(await stream.next()).toEqual(['releases']);
  await registry.send('PUT', '/v1/releases/mf_feed/0.4.0/withdrawal', registry.admin, { payload: { reason: 'broken' } });
  expect(await stream.next()).toEqual(['releases']);
  await registry.tokenFor('Asha', {});
  expect(await stream.next()).toEqual(['tokens']);
  await stream.end();
});

test('a client that reconnects learns which topics it missed; after an unknown id it is all of them', async () => {
  const registry = await startPinnedRegistry();
  const read = async (lastId?: string) => {
    const answer = await registry.app.inject({
      url: '/v1/events',
      headers: { authorization: `Bearer ${registry.admin}`, ...(lastId && { 'last-event-id': lastId }) },
      payloadAsStream: true,
    });
    const stream = answer.stream();
    for await (const part of stream) {
      const [, id = '', topics = ''] = /^id: (\w+)\nevent: change\ndata: (.*)\n\n$/.exec(String(part)) ?? [];
      return { id, topics: (JSON.parse(topics) as { topics: string[] }).topics };
    }
    throw new Error('The stream ended.');
  };
  const first = await read();
  expect(first.topics).toEqual([]);
  await registry.pin('production', 1, { mf_feed: '0.2.0' });
  expect((await read(first.id)).topics).toEqual(['environment:production']);
  expect((await read('0123456789abcdef')).topics).toEqual(['*']);
});

test('while the replica ends, open streams say when to come back and end, and new ones are refused', async () => {
  const registry = await startPinnedRegistry();
  const ask = { url: '/v1/events', headers: { authorization: `Bearer ${registry.admin}` } };
  const stream = (await registry.app.inject({ ...ask, payloadAsStream: true })).stream();

  registry.drain.begin();
  const refused = await registry.app.inject(ask);
  const closed = registry.app.close();

  expect(await text(stream)).toMatch(/^id: [^]*\n\nretry: 500\n\n$/);
  expect([refused.statusCode, refused.headers['retry-after'], refused.json()]).toMatchObject([503, '2', { code: 'REG_DRAINING' }]);
  await closed;
});

test('a stream ends as soon as its token is revoked, and with its expiry; coming back is refused. Streams of other tokens stay open', async () => {
  const registry = await startPinnedRegistry();
  const { id, token, createdAt } = await createToken(registry, 'Asha');
  const [own, other] = await Promise.all([openStream(registry, token), openStream(registry, registry.admin)]);

  await registry.send('DELETE', `/v1/tokens/${id}`);
  await text(own);
  expect((await registry.send('GET', '/v1/events', token)).statusCode).toBe(401);
  expect(other.readableEnded).toBe(false);

  // Each read of the clock is a second later, so that nothing is left of these when the stream begins.
  const expiresAt = new Date(Date.parse(createdAt) + 60_000).toISOString();
  const brief = await createToken(registry, 'Ben', expiresAt);
  registry.advance(Date.parse(expiresAt) - Date.parse(brief.createdAt) - 2000);
  await text(await openStream(registry, brief.token));
  other.destroy();
});

test('a watch ends with the refusal where the registry does not know the token', async () => {
  const registry = await startPinnedRegistry();
  const { ended } = await watch(registry, 'mfp_none');
  await expect(ended).rejects.toMatchObject({ code: 'REG_TOKEN_REQUIRED', status: 401 });
});
