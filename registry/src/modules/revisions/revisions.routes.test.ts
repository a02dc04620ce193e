import { environmentHeads } from '@social/contracts';
import { sql } from 'drizzle-orm';
import { settings, startPinnedRegistry, startRegistry } from '../../testing/start-registry';
import type { RevisionView } from './revisions.schema';

const all = { shell: '0.1.0', mf_feed: '0.1.0', mf_chat: '0.1.0' };

test('a pin changes what it names and nothing else, and records who, when, why and from what', async () => {
  const registry = await startPinnedRegistry();
  const ana = await registry.tokenFor('Ana', { operate: ['production'] });

  const answer = await registry.pin('production', 1, { mf_feed: '0.2.0' }, { token: ana, reason: 'new heading' });

  expect(answer.statusCode).toBe(201);
  expect(answer.json()).toMatchObject({
    environment: 'production',
    revision: 2,
    kind: 'pin',
    changes: [{ remote: 'mf_feed', from: '0.1.0', to: '0.2.0' }],
    composition: { ...all, mf_feed: '0.2.0' },
    reason: 'new heading',
    by: 'Ana',
    at: expect.stringMatching(/^2026-03-01T/),
  });
  expect((await registry.send('GET', '/v1/heads', null)).json()).toMatchObject({ production: { revision: 2 } });
});

describe('two operators at once', () => {
  async function race() {
    const registry = await startPinnedRegistry();
    const [ana, ben] = [await registry.tokenFor('Ana', { operate: ['*'] }), await registry.tokenFor('Ben', { operate: ['*'] })];
    const answers = await Promise.all([
      registry.pin('production', 1, { mf_feed: '0.2.0' }, { token: ana, reason: 'for the demo' }),
      registry.pin('production', 1, { mf_feed: '0.3.0' }, { token: ben, reason: 'for the test' }),
    ]);
    const [winner, loser] = answers[0].statusCode === 201 ? answers : [answers[1], answers[0]];
    return { registry, winner, loser };
  }

  test('one succeeds; the other learns who changed what and why, and gets the present state', async () => {
    const { winner, loser } = await race();
    const won = winner.json<RevisionView>();

    expect([winner.statusCode, loser.statusCode]).toEqual([201, 412]);
    expect(loser.json()).toMatchObject({
      code: 'REG_REVISION_STALE',
      message: `Meanwhile ${won.by} pinned mf_feed 0.1.0 → ${won.changes[0]?.to} in revision 2: "${won.reason}".`,
      details: { current: won, since: [won] },
    });
  });

  test('lose nothing: the history has every change with who, when and why', async () => {
    const { registry, winner } = await race();
    const answer = await registry.send('GET', '/v1/environments/production/revisions');

    const { revisions } = answer.json<{ revisions: RevisionView[] }>();
    expect(revisions.map(({ revision }) => revision)).toEqual([2, 1]);
    expect(revisions[0]).toEqual(winner.json());
    for (const { by, at, reason } of revisions) expect([by, at, reason].every(Boolean)).toBe(true);
  });

  test('twenty operators who retry after a lost race all succeed, one after another', async () => {
    const registry = await startPinnedRegistry();
    const operate = async (index: number) => {
      for (;;) {
        const heads = environmentHeads.parse((await registry.send('GET', '/v1/heads', null)).json());
        const version = index % 2 ? '0.2.0' : '0.3.0';
        const answer = await registry.pin(
          'production',
          heads.production?.revision ?? 0,
          { mf_feed: version },
          { reason: `change ${index}` },
        );
        if (answer.statusCode !== 412) return answer.statusCode;
      }
    };
    const statuses = await Promise.all(Array.from({ length: 20 }, (_, index) => operate(index)));

    const history = (await registry.send('GET', '/v1/environments/production/revisions')).json<{ revisions: RevisionView[] }>().revisions;
    const stored = statuses.filter((status) => status === 201).length;
    expect(history.map(({ revision }) => revision)).toEqual(Array.from({ length: stored + 1 }, (_, index) => stored + 1 - index));
    // The others asked for what was pinned already, and were refused.
    expect(statuses.every((status) => status === 201 || status === 409)).toBe(true);
    expect((await registry.send('GET', '/v1/environments/production/chain')).json()).toMatchObject({ intact: true });
  });
});

describe('the revision that a change is based on', () => {
  test('is required', async () => {
    const registry = await startPinnedRegistry();
    const url = '/v1/environments/production/revisions';
    const answer = await registry.send('POST', url, registry.admin, { payload: { changes: { mf_feed: '0.2.0' }, reason: 'x' } });
    expect(answer.statusCode).toBe(428);
    expect(answer.json()).toMatchObject({ code: 'REG_REVISION_REQUIRED' });
  });

  test.each(['*', '1', '"01"', '"-1"', '"1", "2"', `"${2 ** 53}"`])('cannot be %s', async (ifMatch) => {
    const registry = await startPinnedRegistry();
    const payload = { changes: { mf_feed: '0.2.0' }, reason: 'x' };
    const answer = await registry.send('POST', '/v1/environments/production/revisions', registry.admin, {
      payload,
      headers: { 'if-match': ifMatch },
    });
    expect(answer.statusCode).toBe(400);
  });

  test('cannot be newer than the latest', async () => {
    const registry = await startPinnedRegistry();
    const answer = await registry.pin('production', 9, { mf_feed: '0.2.0' });
    expect(answer.statusCode).toBe(412);
    expect(answer.json()).toMatchObject({ message: 'production is at revision 1, not 9.' });
  });
});

describe('a pin is refused, and nothing is stored,', () => {
  test.each([
    [
      'of a version that nobody published',
      { mf_feed: '9.0.0' },
      422,
      'REG_PIN_RELEASE_UNKNOWN',
      'mf_feed@9.0.0 was never published. Newest of mf_feed: 0.3.0, 0.2.0, 0.1.0.',
    ],
    [
      'of a remote that nobody knows',
      { constructor: '1.0.0' },
      422,
      'REG_PIN_RELEASE_UNKNOWN',
      'Nothing of constructor was ever published.',
    ],
    ['when one of several cannot be', { mf_feed: '0.2.0', mf_chat: '7.0.0' }, 422, 'REG_PIN_RELEASE_UNKNOWN', 'mf_chat@7.0.0'],
    ['of what runs already', { mf_feed: '0.1.0' }, 409, 'REG_NOTHING_TO_CHANGE', 'production already runs'],
    ['of nothing', {}, 400, 'REG_REQUEST_INVALID', 'at least one'],
    ['of a version that is no version', { mf_feed: 'latest' }, 400, 'REG_REQUEST_INVALID', 'written like 1.4.0'],
  ])('%s', async (_title, changes, status, code, message) => {
    const registry = await startPinnedRegistry();
    const answer = await registry.pin('production', 1, changes);
    expect(answer.json()).toMatchObject({ code, message: expect.stringContaining(message) });
    expect(answer.statusCode).toBe(status);
    expect([await registry.count('revisions'), await registry.count('rendered_compositions')]).toEqual([1, 1]);
  });

  test('without a reason', async () => {
    const registry = await startPinnedRegistry();
    for (const reason of ['', '   ', 'two\nlines', 'x'.repeat(501), '\ud800']) {
      expect((await registry.pin('production', 1, { mf_feed: '0.2.0' }, { reason })).statusCode).toBe(400);
    }
  });

  test('in an unknown environment', async () => {
    const registry = await startPinnedRegistry();
    expect((await registry.pin('nowhere', 0, all)).json()).toMatchObject({ code: 'REG_ENVIRONMENT_UNKNOWN' });
  });

  test.each([
    ['the shell', { mf_feed: '0.1.0', mf_chat: '0.1.0' }, 'production would lack the shell.'],
    ['a remote that the shell shows', { shell: '0.1.0', mf_feed: '0.1.0' }, 'production would lack mf_chat.'],
  ])('when the first one lacks %s', async (_title, changes, message) => {
    const registry = await startRegistry();
    for (const name of Object.keys(all)) await registry.publish({ name, version: '0.1.0' });
    await registry.putSettings('production', settings);
    const answer = await registry.pin('production', 0, changes);
    expect(answer.json()).toMatchObject({ code: 'REG_COMPOSITION_INCOMPLETE', message });
  });
});

describe('permission to change an environment', () => {
  test('is given only by the scope of that environment', async () => {
    const registry = await startPinnedRegistry();
    await registry.putSettings('staging', { ...settings, hostnames: ['staging.localhost'] });
    const staging = await registry.tokenFor('Ben', { operate: ['staging'] });
    const team = await registry.tokenFor('feed team', { publish: ['*'] });
    const admin = await registry.tokenFor('admin without environments', { admin: true });

    for (const token of [staging, team, admin]) {
      const answers = [
        await registry.pin('production', 1, { mf_feed: '0.2.0' }, { token }),
        await registry.rollBack('production', 1, { token }),
      ];
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([403, 403]);
    }
    expect((await registry.pin('staging', 0, all, { token: staging })).statusCode).toBe(201);
    expect(await registry.count('revisions')).toBe(2);
  });
});

test('when the database fails half-way, neither revision nor page is stored', async () => {
  const registry = await startPinnedRegistry();
  await registry.query(sql`alter table rendered_compositions add constraint too_small check (number < 2)`);
  const answer = await registry.pin('production', 1, { mf_feed: '0.2.0' });
  expect(answer.statusCode).toBe(500);
  expect(answer.json()).toMatchObject({ code: 'REG_INTERNAL', message: expect.not.stringContaining('too_small') });
  expect([await registry.count('revisions'), await registry.count('rendered_compositions')]).toEqual([1, 1]);
});
