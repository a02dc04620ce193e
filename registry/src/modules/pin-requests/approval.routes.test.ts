import { settings, startPinnedRegistry, type TestRegistry } from '../../testing/start-registry';

const url = '/v1/environments/production/pin-requests';

/** Production asks for two people: Ana requests, Ben approves. */
async function startWithApproval() {
  const registry = await startPinnedRegistry();
  await registry.putSettings('production', { ...settings, requiresApproval: true });
  const ana = await registry.tokenFor('Ana', { operate: ['production'] });
  const ben = await registry.tokenFor('Ben', { operate: ['production'] });
  return { registry, ana, ben };
}

function request(registry: TestRegistry, token: string, changes: object = { mf_feed: '0.2.0' }, basedOn = 2) {
  const payload = { changes, reason: 'new heading' };
  return registry.send('POST', url, token, { payload, headers: { 'if-match': `"${basedOn}"` } });
}

const approve = (registry: TestRegistry, token: string, id = 1) => registry.send('PUT', `${url}/${id}/approval`, token);
const reject = (registry: TestRegistry, token: string) =>
  registry.send('PUT', `${url}/1/rejection`, token, { payload: { reason: 'not now' } });

async function status(registry: TestRegistry) {
  return (await registry.send('GET', '/v1/environments/production/status')).json<{
    revision: number;
    composition: object;
    latest: object;
  }>();
}

test('where approval is asked for, a pin is refused, and a request is pinned when a second person approves it; the history names both', async () => {
  const { registry, ana, ben } = await startWithApproval();

  expect((await registry.pin('production', 2, { mf_feed: '0.2.0' }, { token: ana })).json()).toMatchObject({
    code: 'REG_APPROVAL_REQUIRED',
  });
  expect((await request(registry, ana)).json()).toMatchObject({
    id: 1,
    state: 'waiting',
    needsApproval: true,
    changes: [{ remote: 'mf_feed', from: '0.1.0', to: '0.2.0' }],
    composition: { shell: '0.1.0', mf_chat: '0.1.0', mf_feed: '0.2.0' },
    by: 'Ana',
  });
  expect((await status(registry)).revision).toBe(2);

  expect((await approve(registry, ben)).json()).toMatchObject({ state: 'pinned', approvedBy: 'Ben', revision: 3 });
  expect(await status(registry)).toMatchObject({
    composition: { mf_feed: '0.2.0' },
    latest: { by: 'Ana', reason: 'new heading (approved by Ben)' },
  });
  expect((await registry.send('GET', '/v1/environments/production/events')).json()).toMatchObject({
    events: expect.arrayContaining([
      expect.objectContaining({ kind: 'request', by: 'Ana', revision: null }),
      expect.objectContaining({ kind: 'approve', by: 'Ben', revision: 3 }),
    ]),
  });
});

test('refuses the approval of an own request, also with another token, and an approval without the scope', async () => {
  const { registry, ana } = await startWithApproval();
  await request(registry, ana);
  const second = await registry.tokenFor('Ana', { operate: ['production'] });
  const other = await registry.tokenFor('Eve', { operate: ['staging'] });

  for (const token of [ana, second]) expect((await approve(registry, token)).json()).toMatchObject({ code: 'REG_APPROVAL_BY_REQUESTER' });
  expect((await approve(registry, other)).statusCode).toBe(403);
  expect((await status(registry)).revision).toBe(2);
});

test('a request is decided once, also when it is approved and rejected at once', async () => {
  const { registry, ana, ben } = await startWithApproval();
  await request(registry, ana);

  const answers = await Promise.all([approve(registry, ben), reject(registry, ana), approve(registry, ben)]);

  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409]);
  expect(answers.filter(({ statusCode }) => statusCode === 409).map((answer) => answer.json<{ code: string }>().code)).toEqual([
    'REG_PIN_REQUEST_CLOSED',
    'REG_PIN_REQUEST_CLOSED',
  ]);
});

test('a rejected request says who and why', async () => {
  const { registry, ana, ben } = await startWithApproval();
  await request(registry, ana);
  expect((await reject(registry, ben)).json()).toMatchObject({ state: 'rejected', outcome: 'Ben: not now' });
  expect((await registry.send('GET', url, ana)).json()).toMatchObject({ requests: [{ id: 1, state: 'rejected' }] });
});

test('an approval pins on what runs now, and is refused where somebody moved the same remote', async () => {
  const { registry, ana, ben } = await startWithApproval();
  await registry.publish({ name: 'mf_chat', version: '0.2.0' });
  await request(registry, ana);
  await request(registry, ana, { mf_chat: '0.2.0' });
  await request(registry, ana, { mf_feed: '0.3.0' });

  expect((await approve(registry, ben, 1)).json()).toMatchObject({ state: 'pinned' });
  expect((await approve(registry, ben, 2)).json()).toMatchObject({ state: 'pinned' });
  expect(await status(registry)).toMatchObject({ composition: { mf_feed: '0.2.0', mf_chat: '0.2.0' } });
  expect((await approve(registry, ben, 3)).json()).toMatchObject({
    state: 'refused',
    outcome: 'It was planned while mf_feed 0.1.0 ran, and now production runs mf_feed 0.2.0. Request it again if it is still wanted.',
  });
});

test('the gates check again at the approval, and a token that was revoked since the request pins nothing', async () => {
  const { registry, ana, ben } = await startWithApproval();
  await request(registry, ana);
  await request(registry, ana, { mf_feed: '0.3.0' });
  await registry.send('PUT', '/v1/releases/mf_feed/0.2.0/withdrawal', registry.admin, { payload: { reason: 'it leaks' } });

  expect((await approve(registry, ben, 1)).json()).toMatchObject({ state: 'refused', outcome: expect.stringContaining('gate withdrawn') });
  await registry.tokens.revoke(ana.slice(4, 20));
  expect((await approve(registry, ben, 2)).json()).toMatchObject({ state: 'refused', outcome: 'A valid token is needed.' });
  expect((await status(registry)).revision).toBe(2);
});

test('a request without an approval expires after a week', async () => {
  const { registry, ana, ben } = await startWithApproval();
  await request(registry, ana);
  registry.advance(8 * 86_400_000);

  expect((await approve(registry, ben)).json()).toMatchObject({
    code: 'REG_PIN_REQUEST_CLOSED',
    message: 'The request 1 is expired already.',
  });
  await registry.pinRequests.runDue();
  expect((await registry.send('GET', url)).json()).toMatchObject({ requests: [{ state: 'expired' }] });
});

test('a request that a gate refuses, that changes nothing, or that is based on an older revision is not stored', async () => {
  const { registry, ana } = await startWithApproval();
  await registry.send('PUT', '/v1/releases/mf_feed/0.3.0/withdrawal', registry.admin, { payload: { reason: 'it leaks' } });

  expect((await request(registry, ana, { mf_feed: '0.3.0' })).json()).toMatchObject({ code: 'REG_GATE_REFUSED' });
  expect((await request(registry, ana, { mf_feed: '0.1.0' })).json()).toMatchObject({ code: 'REG_NOTHING_TO_CHANGE' });
  expect((await request(registry, ana, { mf_feed: '0.2.0' }, 1)).statusCode).toBe(412);
  expect(await registry.count('pin_requests')).toBe(0);
});

test('a rollback needs no approval', async () => {
  const { registry, ana, ben } = await startWithApproval();
  await request(registry, ana);
  await approve(registry, ben);
  expect((await registry.rollBack('production', 3, { token: ana })).statusCode).toBe(201);
});
