import { createHash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { contentFileUrl } from '@social/contracts/file-urls';
import type { Registry } from 'prom-client';
import { createLog } from '../create-log';
import type { ListedFile } from '../files/release-address';
import { readDelta } from '../testing/read-delta';
import { feedFiles, hashIntegrity } from '../testing/releases';
import { createQuickDeltaCompressor } from '../testing/quick-delta-compressor';
import { firstComposition, startEdge as startAgain, startServingEdge, stopAll } from '../testing/start-edge';
import { createDeltas } from './deltas';
import type { DeltaCompressor } from './delta-thread';

afterEach(stopAll);

/** Incompressible text. */
const noise = createHash('sha512').update('noise').digest('hex') + createHash('sha512').update('more').digest('hex');
const scriptOf = (word: string) => `export const noise = '${noise}'; export const word = '${word}';`;
const [first, second] = [scriptOf('one'), scriptOf('two')];

const sha256 = (text: string) => createHash('sha256').update(text).digest('base64');
const urlOf = (text: string, path = 'list.js') => contentFileUrl('mf_feed', { path, integrity: hashIntegrity(text) });

/** Writes the headers of a browser that has a file cached. */
const having = (text: string, path = 'list.js') => ({
  'accept-encoding': 'gzip, deflate, br, zstd, dcb, dcz',
  'available-dictionary': `:${sha256(text)}:`,
  'dictionary-id': `"${urlOf(text, path).slice('/r/mf_feed/-/'.length)}"`,
});

async function read(metrics: Registry, name: string): Promise<number> {
  const line = new RegExp(`^${name.replace(/[{}"]/g, '\\$&')} (\\d+)$`, 'm');
  return Number(line.exec(await metrics.metrics())?.[1]);
}

async function untilMade(metrics: Registry): Promise<void> {
  while ((await read(metrics, 'edge_delta_queue_length')) > 0) await setImmediate();
}

/** Starts an edge that serves list.js of mf_feed, and pins other versions. */
async function startEdge(settings: Record<string, string> = {}, compressor: DeltaCompressor = createQuickDeltaCompressor()) {
  const edge = await startServingEdge(settings, {}, { createDeltaCompressor: () => compressor });
  let revision = 1;
  return {
    ...edge,
    collected: (name: string) => read(edge.metrics, name),
    untilMade: () => untilMade(edge.metrics),
    async pin(text: string, others: Record<string, string> = {}) {
      revision += 1;
      edge.registry.publish('mf_feed', `0.${revision}.0`, { ...feedFiles, 'list.js': text, ...others });
      const composition = { ...firstComposition, mf_feed: `0.${revision}.0` };
      edge.registry.pin({ environment: 'production', revision, composition, hostnames: ['localhost'] });
      await edge.sync.runOnce();
    },
  };
}

test('a browser that has the version pinned before gets the difference', async () => {
  const { pin, untilMade, get, collected } = await startEdge();
  await pin(first);
  await pin(second);
  await untilMade();

  const { headers, rawPayload } = await get(urlOf(second), having(first));

  expect(headers).toMatchObject({
    'content-encoding': 'dcz',
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'private, max-age=31536000, immutable',
    vary: 'accept-encoding, available-dictionary',
    'use-as-dictionary': `match="/r/mf_feed/-/list.*.js", id="${urlOf(second).slice('/r/mf_feed/-/'.length)}"`,
    'x-content-type-options': 'nosniff',
  });
  expect(await readDelta(rawPayload, first)).toEqual({ sha256: sha256(first), text: second });
  expect(rawPayload.subarray(0, 8).toString('hex')).toBe('5e2a4d1820000000');
  const whole = await get(urlOf(second), { 'accept-encoding': 'br' });
  expect(rawPayload.length).toBeLessThan(whole.rawPayload.length / 2);
  expect(await collected('edge_delta_answers_total{result="delta"}')).toBe(1);
  expect(await collected('edge_delta_saved_bytes_total')).toBe(whole.rawPayload.length - rawPayload.length);
});

test('a script by content can be a dictionary of its later versions; no other file can', async () => {
  const { pin, get } = await startEdge();
  await pin(first, { 'style.css': 'a {}' });

  const whole = await get(urlOf(first), { 'accept-encoding': 'br' });
  const others = [await get('/r/mf_feed/0.2.0/list.js'), await get(urlOf('a {}', 'style.css'))];

  expect(whole.headers).toMatchObject({
    'content-encoding': 'br',
    'cache-control': 'public, max-age=31536000, immutable',
    vary: 'accept-encoding, available-dictionary',
    'use-as-dictionary': expect.stringContaining('match="/r/mf_feed/-/list.*.js"'),
  });
  for (const { statusCode, headers } of others) {
    expect([statusCode, headers.vary]).toEqual([200, 'accept-encoding']);
    expect(headers).not.toHaveProperty('use-as-dictionary');
  }
});

test.each<[string, Record<string, string>]>([
  ['of another file', having(scriptOf('other'), 'other.js')],
  ['of a version that is unknown', having(scriptOf('unknown'))],
  ['whose bytes are not those of its id', { ...having(first), 'available-dictionary': `:${sha256('other')}:` }],
  ['without id', { ...having(first), 'dictionary-id': '' }],
  ['whose hash is malformed', { ...having(first), 'available-dictionary': sha256(first) }],
  ['with an id that is no path', { ...having(first), 'dictionary-id': '"../list.js"' }],
  ['that it does not decompress with', { ...having(first), 'accept-encoding': 'br, dcz;q=0' }],
])('a browser that offers a dictionary %s gets the whole file', async (_, headers) => {
  const { pin, untilMade, get, errorLines } = await startEdge();
  await pin(first);
  await pin(second, { 'other.js': scriptOf('other') });
  await untilMade();

  for (let times = 0; times < 2; times += 1) {
    const answer = await get(urlOf(second), headers);
    expect([answer.statusCode, answer.headers['content-encoding']]).toEqual([200, 'br']);
    await untilMade();
  }
  expect(errorLines()).toEqual([]);
});

test('an answer does not wait for a delta: the whole file is sent, not to be shared, until there is one', async () => {
  const { pin, untilMade, get, registry } = await startEdge();
  registry.publish('mf_feed', '0.0.9', { 'list.js': first });
  registry.retain('mf_feed', '0.0.9');
  await pin(second);

  const early = await get(urlOf(second), having(first));
  await untilMade();

  const late = await get(urlOf(second), having(first));

  expect([early.headers['content-encoding'], early.headers['cache-control']]).toEqual(['br', 'private, max-age=31536000, immutable']);
  expect(await readDelta(late.rawPayload, first)).toMatchObject({ text: second });
});

test('scripts that no composition has any more are sent whole, whatever is offered for them', async () => {
  const { pin, untilMade, get } = await startEdge();
  await pin(first);
  await pin(second);
  await pin(scriptOf('three'));
  await untilMade();

  await get(urlOf(first), having(second));
  await untilMade();

  expect((await get(urlOf(first), having(second))).headers['content-encoding']).toBe('br');
});

test('members of a canary get differences too, and again when it ends', async () => {
  const { pin, untilMade, get, registry, sync } = await startEdge();
  await pin(first);
  registry.publish('mf_feed', '0.9.0', { ...feedFiles, 'list.js': second });
  const composition = { ...firstComposition, mf_feed: '0.2.0' };
  const canary = { percent: 50, changes: { mf_feed: '0.9.0' } };
  registry.pin({ environment: 'production', revision: 3, composition, hostnames: ['localhost'], canary });
  await sync.runOnce();
  await untilMade();

  const started = await get(urlOf(second), having(first));
  registry.pin({ environment: 'production', revision: 4, composition, hostnames: ['localhost'] });
  await sync.runOnce();
  await untilMade();
  const ended = await get(urlOf(first), having(second));

  expect([started, ended].map(({ headers }) => headers['content-encoding'])).toEqual(['dcz', 'dcz']);
});

test('an edge that starts again makes what browsers ask for', async () => {
  const { pin, registry, cacheDir } = await startEdge();
  await pin(first);
  await pin(second);

  const { get, metrics } = await startAgain(registry.url, cacheDir);
  await get(urlOf(second), having(first));
  await untilMade(metrics);

  expect((await get(urlOf(second), having(first))).headers['content-encoding']).toBe('dcz');
});

test('a failed compression only costs bytes, and is tried again after a while', async () => {
  let isFailing = true;
  const quick = createQuickDeltaCompressor();
  const compressor: DeltaCompressor = {
    ...quick,
    compress: (...input) => (isFailing ? Promise.reject(new Error('the thread ended')) : quick.compress(...input)),
  };
  const { pin, untilMade, get, lines, clock } = await startEdge({}, compressor);
  await pin(first);
  await pin(second);
  const ask = async () => {
    const { headers } = await get(urlOf(second), having(first));
    await untilMade();
    return headers['content-encoding'];
  };

  expect([await ask(), await ask()]).toEqual(['br', 'br']);
  expect(lines.filter((line) => line.includes('the thread ended')).length).toBeGreaterThan(0);

  isFailing = false;
  expect(await ask()).toBe('br');
  clock.advance(60_001);
  expect([await ask(), await ask()]).toEqual(['br', 'dcz']);
});

test('an edge whose deltas are switched off sends whole files and asks for no dictionary', async () => {
  const { pin, get } = await startEdge({ DELTAS: 'off' });
  await pin(first);
  await pin(second);

  const { headers } = await get(urlOf(second), having(first));

  expect([headers['content-encoding'], headers.vary, headers['use-as-dictionary']]).toEqual(['br', 'accept-encoding', undefined]);
});

test('a browser that has the script already is told so', async () => {
  const { pin, get } = await startEdge();
  await pin(first);
  const etag = String((await get(urlOf(first), { 'accept-encoding': 'br' })).headers.etag);

  expect((await get(urlOf(first), { ...having(first), 'if-none-match': etag })).statusCode).toBe(304);
});

test('memory is bounded: the delta that was sent longest ago is forgotten', async () => {
  const texts = new Map([first, second, scriptOf('three')].map((text) => [hashIntegrity(text), text]));
  const [one, two, three] = [...texts].map(([integrity, text], index): ListedFile => {
    return { remote: 'mf_feed', version: `0.${index}.0`, path: 'list.js', integrity, sizeBytes: text.length };
  }) as [ListedFile, ListedFile, ListedFile];
  const deltas = createDeltas({
    files: {
      read: async ({ integrity }) => ({ raw: Buffer.from(texts.get(integrity) ?? ''), brotli: Buffer.alloc(1000) }),
      lookUp: async () => one,
    },
    compressor: { compress: async () => Buffer.alloc(100), close: async () => undefined },
    log: createLog('silent'),
    now: Date.now,
    maxBytes: 200,
  });
  const serve = async ({ integrity, version, sizeBytes }: ListedFile) => {
    const files = [{ url: `/r/mf_feed/${version}/list.js`, integrity, sizeBytes }];
    deltas.follow({ environment: 'production', composition: { mf_feed: version }, files, documents: [] } as never);
    while (deltas.queueSize() > 0) await setImmediate();
  };
  for (const file of [one, two, three]) await serve(file);

  expect(deltas.sizeBytes()).toBe(140);
  const find = (file: ListedFile, old: string) => deltas.find(file, { sha256: sha256(old), contentPath: 'list.unknown.js' });
  expect([find(two, first), find(three, second)?.length]).toEqual([null, 140]);
});
