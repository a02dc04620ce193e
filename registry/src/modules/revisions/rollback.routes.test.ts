import { settings, startPinnedRegistry } from '../../testing/start-registry';

test('a rollback restores the previous composition as a new revision', async () => {
  const registry = await startPinnedRegistry();
  await registry.pin('production', 1, { mf_feed: '0.2.0' });

  const answer = await registry.rollBack('production', 2, { reason: 'the old heading was better' });

  expect(answer.statusCode).toBe(201);
  expect(answer.json()).toMatchObject({
    revision: 3,
    kind: 'rollback',
    restored: 1,
    changes: [{ remote: 'mf_feed', from: '0.2.0', to: '0.1.0' }],
    reason: 'the old heading was better',
  });
});

test('a repeated rollback goes further back and never to a composition that it just left', async () => {
  const registry = await startPinnedRegistry();
  await registry.pin('production', 1, { mf_feed: '0.2.0' });
  await registry.pin('production', 2, { mf_feed: '0.3.0' });

  expect((await registry.rollBack('production', 3)).json()).toMatchObject({ composition: { mf_feed: '0.2.0' } });
  expect((await registry.rollBack('production', 4)).json()).toMatchObject({ composition: { mf_feed: '0.1.0' } });
  const end = await registry.rollBack('production', 5);
  expect(end.statusCode).toBe(409);
  expect(end.json()).toMatchObject({ code: 'REG_NOTHING_TO_ROLL_BACK_TO' });
  expect(await registry.count('revisions')).toBe(5);
});

test('a rollback skips a change of settings', async () => {
  const registry = await startPinnedRegistry();
  await registry.pin('production', 1, { mf_feed: '0.2.0' });
  await registry.putSettings('production', { ...settings, brand: 'Club' });
  expect((await registry.rollBack('production', 3)).json()).toMatchObject({ restored: 1, composition: { mf_feed: '0.1.0' } });
});

test('a rollback to a named revision restores it', async () => {
  const registry = await startPinnedRegistry();
  await registry.pin('production', 1, { mf_feed: '0.2.0' });
  await registry.pin('production', 2, { mf_feed: '0.3.0' });
  expect((await registry.rollBack('production', 3, { to: 1 })).json()).toMatchObject({ restored: 1, composition: { mf_feed: '0.1.0' } });
});

test.each([
  [7, 404, 'REG_REVISION_UNKNOWN'],
  [2, 409, 'REG_NOTHING_TO_CHANGE'],
  [0, 400, 'REG_REQUEST_INVALID'],
])('revision %d cannot be brought back', async (to, status, code) => {
  const registry = await startPinnedRegistry();
  await registry.pin('production', 1, { mf_feed: '0.2.0' });
  const answer = await registry.rollBack('production', 2, { to });
  expect(answer.statusCode).toBe(status);
  expect(answer.json()).toMatchObject({ code });
});

test('a rollback is based on a revision as a pin is', async () => {
  const registry = await startPinnedRegistry();
  await registry.pin('production', 1, { mf_feed: '0.2.0' });
  await registry.pin('production', 2, { mf_feed: '0.3.0' });
  expect((await registry.rollBack('production', 2)).json()).toMatchObject({ code: 'REG_REVISION_STALE' });
});

test('a rollback is refused if there was only one composition', async () => {
  const registry = await startPinnedRegistry();
  expect((await registry.rollBack('production', 1)).json()).toMatchObject({ code: 'REG_NOTHING_TO_ROLL_BACK_TO' });
});

describe('a rollback of one remote', () => {
  test('takes back its last change and leaves what others pinned since', async () => {
    const registry = await startPinnedRegistry();
    await registry.publish({ name: 'mf_chat', version: '0.2.0' });
    await registry.pin('production', 1, { mf_feed: '0.2.0' });
    await registry.pin('production', 2, { mf_chat: '0.2.0' });

    const answer = await registry.rollBack('production', 3, { remote: 'mf_feed' });

    expect(answer.json()).toMatchObject({
      revision: 4,
      kind: 'rollback',
      restored: null,
      changes: [{ remote: 'mf_feed', from: '0.2.0', to: '0.1.0' }],
      composition: { mf_feed: '0.1.0', mf_chat: '0.2.0' },
    });
    expect((await registry.rollBack('production', 4)).json()).toMatchObject({
      restored: 1,
      composition: { mf_feed: '0.1.0', mf_chat: '0.1.0' },
    });
  });

  test('repeated goes further back, and ends at the first version', async () => {
    const registry = await startPinnedRegistry();
    await registry.pin('production', 1, { mf_feed: '0.2.0' });
    await registry.pin('production', 2, { mf_feed: '0.3.0' });
    const remote = 'mf_feed';

    expect((await registry.rollBack('production', 3, { remote })).json()).toMatchObject({ composition: { mf_feed: '0.2.0' } });
    expect((await registry.rollBack('production', 4, { remote })).json()).toMatchObject({ composition: { mf_feed: '0.1.0' } });
    expect((await registry.rollBack('production', 5, { remote })).json()).toMatchObject({
      code: 'REG_NOTHING_TO_ROLL_BACK_TO',
      message: 'production never ran another version of mf_feed before this one.',
    });
  });

  test('cannot name a revision too', async () => {
    const registry = await startPinnedRegistry();
    expect((await registry.rollBack('production', 1, { remote: 'mf_feed', to: 1 })).statusCode).toBe(400);
  });
});

test('a rollback that would take back changes of others is refused with whose, unless it is asked for', async () => {
  const registry = await startPinnedRegistry();
  const ana = await registry.tokenFor('Ana', { operate: ['production'] });
  await registry.publish({ name: 'mf_chat', version: '0.2.0' });
  await registry.pin('production', 1, { mf_chat: '0.2.0' }, { token: ana, reason: 'for the demo' });
  await registry.pin('production', 2, { mf_feed: '0.2.0' });

  expect((await registry.rollBack('production', 3)).json()).toMatchObject({ composition: { mf_chat: '0.2.0', mf_feed: '0.1.0' } });
  const refused = await registry.rollBack('production', 4, { to: 1 });

  expect(refused.statusCode).toBe(409);
  expect(refused.json()).toMatchObject({
    code: 'REG_ROLLBACK_OF_OTHERS',
    message: 'This would take back changes of others in production. Ana pinned mf_chat 0.1.0 → 0.2.0 in revision 2: "for the demo".',
    details: { current: 4, revisions: [{ revision: 2, by: 'Ana' }] },
  });
  expect((await registry.rollBack('production', 4, { to: 1, takesBackOthers: true })).statusCode).toBe(201);
});
