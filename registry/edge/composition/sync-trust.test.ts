import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SignedHead } from '@social/contracts';
import { render } from '../testing/releases';
import { signHead, writeKeys } from '../testing/signing';
import { firstComposition, keysFile, startEdge, startServingEdge, stopAll } from '../testing/start-edge';

afterEach(stopAll);

type Serving = Awaited<ReturnType<typeof startServingEdge>>;

const environment = 'production';
const pinOptions = (revision: number, brand = 'Social') => ({
  environment,
  revision,
  composition: firstComposition,
  hostnames: ['localhost', brand],
});
const composition = (revision: number, brand?: string) => render(pinOptions(revision, brand), () => ({}));

/** Serves revisions 1 to 3, the last of them at present. */
async function startAtThree(): Promise<Serving & { head: SignedHead }> {
  const edge = await startServingEdge();
  edge.registry.offer(composition(2));
  await edge.sync.runOnce();
  const head = edge.registry.offer(composition(3));
  await edge.sync.runOnce();
  expect((await edge.get('/')).headers['x-composition']).toBe('production@3');
  return { ...edge, head };
}

const next = (head: SignedHead): Omit<SignedHead, 'signature'> => {
  const { signature: _, ...statement } = head;
  return { ...statement, revision: 4 };
};

const attacks: [name: string, attack: (edge: Serving & { head: SignedHead }) => void, reason: string][] = [
  ['an older revision', ({ registry }) => registry.offer(composition(2)), 'was seen already'],
  ['no revision any more', ({ registry }) => registry.offerHead(environment, null), 'whose revision 3 was seen'],
  ['another document under the same number', ({ registry }) => registry.offer(composition(3, 'evil')), 'another history'],
  [
    'a longer history that does not hold the revision that was seen',
    ({ registry }) => {
      registry.offer(composition(3, 'evil'));
      registry.offer(composition(4, 'evil'));
    },
    'another history',
  ],
  ['a lower epoch', ({ registry }) => registry.offer(composition(4), 0), 'was seen already'],
  ['an unsigned revision', ({ registry, head }) => registry.offerHead(environment, { ...next(head), signature: null }), 'is not signed'],
  [
    'a signature of another revision',
    ({ registry, head }) => registry.offerHead(environment, { ...head, revision: 4 }),
    'with a trusted key',
  ],
  ['a signature under another epoch', ({ registry, head }) => registry.offerHead(environment, { ...head, epoch: 2 }), 'with a trusted key'],
  [
    'a signature for another hash',
    ({ registry, head }) => registry.offerHead(environment, { ...head, revision: 4, hash: 'f' }),
    'with a trusted key',
  ],
  [
    'a key that is not trusted',
    ({ registry, head }) => registry.offerHead(environment, signHead(next(head), 'mallory')),
    'with a trusted key',
  ],
  [
    "a trusted key's name over the signature of another key",
    ({ registry, head }) => {
      const forged = signHead(next(head), 'mallory');
      registry.offerHead(environment, { ...forged, signature: { kid: 'registry', value: forged.signature?.value ?? '' } });
    },
    'with a trusted key',
  ],
  [
    "another environment's revision",
    ({ registry }) => registry.offerHead(environment, registry.offer({ ...composition(4), environment: 'staging' })),
    'is offered for production',
  ],
  [
    'a text that is not the signed one',
    ({ registry }) => {
      registry.offer(composition(4));
      registry.alterRendered(environment, 4, (body) => body.replace('Social', 'Evil'));
    },
    'is not the signed one',
  ],
  [
    "another revision's text under a signature",
    ({ registry }) => {
      const { signature: _, ...other } = registry.offer(composition(5));
      registry.offer(composition(4));
      registry.alterRendered(environment, 4, () => JSON.stringify(composition(5)));
      registry.offerHead(environment, signHead({ ...other, revision: 4 }));
    },
    'but the composition is production@5',
  ],
];

test.each(attacks)('%s is refused, and the last good revision is served on', async (_name, attack, reason) => {
  const edge = await startAtThree();

  attack(edge);
  await edge.sync.runOnce();

  expect((await edge.get('/')).headers['x-composition']).toBe('production@3');
  expect(edge.errorLines().filter((line) => line.includes(reason))).toHaveLength(1);
});

test('after a restore, a lower revision of a raised epoch is served', async () => {
  const { registry, sync, get } = await startAtThree();

  registry.offer(composition(2), 2);
  await sync.runOnce();

  expect((await get('/')).headers['x-composition']).toBe('production@2');
});

test('a cut history is refused after a restart too, although the newest revision was never served', async () => {
  const { registry, sync, cacheDir } = await startAtThree();
  registry.offer(composition(4));
  registry.alterRendered(environment, 4, () => 'gone');
  await sync.runOnce();
  registry.offer(composition(3));

  const restarted = await startEdge(registry.url, cacheDir);
  await restarted.sync.runOnce();

  expect((await restarted.get('/')).headers['x-composition']).toBe('production@3');
  expect(restarted.errorLines().at(-1)).toContain('production@4 of epoch 1 was seen already');
});

test.each([
  ['altered', (text: string) => text.replace('Social', 'Evil')],
  ['replaced by an unsigned one', (text: string) => text.replace(/"signature":\{[^}]*\}/, '"signature":null')],
])('a stored composition that was %s is not served, and is fetched again', async (_name, alter) => {
  const { registry, cacheDir } = await startAtThree();
  const file = join(cacheDir, 'production.json');
  await writeFile(file, alter(await readFile(file, 'utf8')));

  const restarted = await startEdge(registry.url, cacheDir);
  expect((await restarted.get('/')).statusCode).toBe(503);
  expect(restarted.errorLines()[0]).toContain('A stored composition is refused');
  await restarted.sync.runOnce();

  expect((await restarted.get('/')).headers['x-composition']).toBe('production@3');
});

test('a stored composition that is older than the one served before is not served', async () => {
  const { registry, sync, cacheDir } = await startAtThree();
  const file = join(cacheDir, 'production.json');
  const older = await readFile(file, 'utf8');
  registry.offer(composition(4));
  await sync.runOnce();
  await writeFile(file, older);

  const { get, errorLines } = await startEdge('http://127.0.0.1:9', cacheDir);

  expect((await get('/')).statusCode).toBe(503);
  expect(errorLines()[0]).toContain('revision 4 was served here already');
});

test('a head signed with a key that is no longer trusted does not block older heads', async () => {
  const { registry, cacheDir, head } = await startAtThree();
  for (const name of await readdir(join(cacheDir, 'heads'))) expect(name).toBe('production.json');
  await writeFile(keysFile(cacheDir), writeKeys('successor'));
  const restarted = await startEdge(registry.url, cacheDir);
  registry.offerHead(environment, signHead({ ...next(head), revision: 3, epoch: 1 }, 'successor'));

  await restarted.sync.runOnce();

  expect((await restarted.get('/')).headers['x-composition']).toBe('production@3');
});

test('keys that come after the start are read when they are needed', async () => {
  const { registry, cacheDir } = await startServingEdge();
  await writeFile(keysFile(cacheDir), '{"keys":[]}');
  const restarted = await startEdge(registry.url, cacheDir);
  await restarted.sync.runOnce();
  expect((await restarted.get('/')).statusCode).toBe(503);

  await writeFile(keysFile(cacheDir), writeKeys('registry'));
  restarted.clock.advance(2000);
  await restarted.sync.runOnce();

  expect((await restarted.get('/')).headers['x-composition']).toBe('production@1');
});
