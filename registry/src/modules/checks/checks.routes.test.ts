import { settings, startPinnedRegistry, type TestRegistry } from '../../testing/start-registry';
import type { RequiredCheck } from '../../domain/checks';

const release = { release: { remote: 'mf_feed', version: '0.2.0' } };
const wholeComposition = { composition: { shell: '0.1.0', mf_chat: '0.1.0', mf_feed: '0.2.0' } };

async function startWith(...requiredChecks: RequiredCheck[]): Promise<TestRegistry> {
  const registry = await startPinnedRegistry();
  await registry.putSettings('production', { ...settings, requiredChecks });
  return registry;
}

async function report(registry: TestRegistry, check: string, subject: object, isPassed: boolean, scope = [check]) {
  const token = await registry.tokenFor('pipeline', { check: scope });
  return registry.send('POST', '/v1/checks', token, { payload: { check, subject, isPassed, url: 'https://ci.example.org/runs/7' } });
}

function refusal(check: string) {
  return `production refuses this composition. mf_feed@0.2.0: ${check} (gate checks, owner admin).`;
}

test('a release whose required check was not reported is refused, and pinned once the check has passed', async () => {
  const registry = await startWith({ name: 'e2e', of: 'release' });

  const early = await registry.pin('production', 2, { mf_feed: '0.2.0' });
  await report(registry, 'e2e', release, true);

  expect(early.json()).toMatchObject({ code: 'REG_GATE_REFUSED', message: refusal('its check e2e was not reported') });
  expect((await registry.pin('production', 2, { mf_feed: '0.2.0' })).statusCode).toBe(201);
});

test('the latest report counts, and its page is named', async () => {
  const registry = await startWith({ name: 'e2e', of: 'release' });
  await report(registry, 'e2e', release, true);
  await report(registry, 'e2e', release, false);

  expect((await registry.pin('production', 2, { mf_feed: '0.2.0' })).json()).toMatchObject({
    message: refusal('its check e2e failed: https://ci.example.org/runs/7'),
  });
});

test('a check of a composition counts for exactly that composition', async () => {
  const registry = await startWith({ name: 'smoke', of: 'composition' });
  await report(registry, 'smoke', { composition: { ...wholeComposition.composition, mf_feed: '0.3.0' } }, true);

  const other = await registry.pin('production', 2, { mf_feed: '0.2.0' });
  await report(registry, 'smoke', wholeComposition, true);

  expect(other.json()).toMatchObject({ message: refusal('the check smoke of the composition with it was not reported') });
  expect((await registry.pin('production', 2, { mf_feed: '0.2.0' })).statusCode).toBe(201);
});

test('a rollback asks for no check', async () => {
  const registry = await startPinnedRegistry();
  await registry.pin('production', 1, { mf_feed: '0.2.0' });
  const requiredChecks = [{ name: 'e2e', of: 'release' }];
  await registry.putSettings('production', { ...settings, requiredChecks });

  expect((await registry.rollBack('production', 3)).statusCode).toBe(201);
});

test('a token reports only checks of its scope, about releases that exist', async () => {
  const registry = await startPinnedRegistry();

  expect((await report(registry, 'e2e', release, true, ['smoke'])).statusCode).toBe(403);
  expect((await report(registry, 'e2e', { release: { remote: 'mf_feed', version: '7.0.0' } }, true)).statusCode).toBe(404);
  expect((await report(registry, 'e2e', { composition: {} }, true)).statusCode).toBe(400);
  expect((await report(registry, 'e2e', release, true)).statusCode).toBe(201);

  expect((await registry.send('GET', '/v1/releases/mf_feed/0.2.0/checks')).json()).toMatchObject({
    reports: [{ check: 'e2e', subject: 'mf_feed@0.2.0', isPassed: true, by: 'pipeline' }],
  });
});
