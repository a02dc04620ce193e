import { pageComposition } from '@social/contracts';
import { settings, startPinnedRegistry, type TestRegistry } from '../../testing/start-registry';

function setDisabled(registry: TestRegistry, remote: string, isDisabled: boolean, token?: string) {
  return registry.send('PUT', `/v1/environments/production/remotes/${remote}/switch`, token, {
    payload: { isDisabled, reason: 'it floods the provider' },
  });
}

async function readPage(registry: TestRegistry) {
  const rendered = (await registry.send('GET', '/v1/environments/production/rendered', null)).json<{ documents: { html: string }[] }>();
  const html = rendered.documents[0]?.html ?? '';
  const json = /<script type="application\/json" id="composition">(.*?)<\/script>/.exec(html)?.[1] ?? '';
  return { html, page: pageComposition.parse(JSON.parse(json)) };
}

test('a remote that is switched off is so for pages, preloads and menu; no version moves, and the history has it', async () => {
  const registry = await startPinnedRegistry();

  const answer = await setDisabled(registry, 'mf_feed', true);

  expect(answer.json()).toMatchObject({
    revision: 2,
    kind: 'disable',
    changes: [],
    composition: { mf_feed: '0.1.0' },
    disabled: { mf_feed: 'it floods the provider' },
    reason: 'mf_feed switched off: it floods the provider',
    by: 'admin',
  });
  const { html, page } = await readPage(registry);
  expect(page.remotes).toMatchObject({ mf_feed: { version: '0.1.0', isDisabled: true } });
  expect(page.remotes.mf_chat).not.toHaveProperty('isDisabled');
  expect(page.menu).toEqual([]);
  expect(page.pages.map(({ remote }) => remote)).toContain('mf_feed');
  expect(html).not.toMatch(/modulepreload" href="\/r\/mf_feed/);
  expect((await registry.send('GET', '/v1/environments/production/rendered', null)).json()).toMatchObject({ disabled: ['mf_feed'] });
  expect((await registry.send('GET', '/v1/environments/production/chain')).json()).toMatchObject({ intact: true });
});

test('it stays off through pins, rollbacks and changes of settings, until it is switched on', async () => {
  const registry = await startPinnedRegistry();
  await setDisabled(registry, 'mf_feed', true);
  await registry.pin('production', 2, { mf_feed: '0.2.0' });
  await registry.rollBack('production', 3);
  await registry.putSettings('production', { ...settings, brand: 'Club' });
  const status = (await registry.send('GET', '/v1/environments/production/status')).json<Record<string, unknown>>();
  expect(status).toMatchObject({ revision: 5, disabled: { mf_feed: 'it floods the provider' }, composition: { mf_feed: '0.1.0' } });

  expect((await setDisabled(registry, 'mf_feed', false)).json()).toMatchObject({ revision: 6, kind: 'enable', disabled: {} });

  expect((await readPage(registry)).page.menu).toMatchObject([{ label: 'Home' }]);
});

test('switching again changes nothing; a remote that is taken out is no longer switched off', async () => {
  const registry = await startPinnedRegistry();
  await registry.publish({ name: 'mf_other', version: '0.1.0' });
  await registry.pin('production', 1, { mf_other: '0.1.0' });
  await setDisabled(registry, 'mf_other', true);
  expect((await setDisabled(registry, 'mf_other', true)).json()).toMatchObject({ revision: 3 });
  expect((await registry.pin('production', 3, { mf_other: null })).json()).toMatchObject({ disabled: {} });
});

test('a switch works in a frozen environment, and a rollback passes over it', async () => {
  const registry = await startPinnedRegistry();
  await registry.pin('production', 1, { mf_feed: '0.2.0' });
  const payload = { until: '2026-03-02T08:00:00.000Z', reason: 'the big sale' };
  await registry.send('PUT', '/v1/environments/production/freeze', registry.admin, { payload });

  expect((await setDisabled(registry, 'mf_feed', true)).statusCode).toBe(200);
  expect((await registry.rollBack('production', 3)).json()).toMatchObject({ restored: 1, composition: { mf_feed: '0.1.0' } });
});

test('the shell, a remote that is not pinned and a token for another environment are refused', async () => {
  const registry = await startPinnedRegistry();
  const staging = await registry.tokenFor('Ben', { operate: ['staging'] });

  expect((await setDisabled(registry, 'shell', true)).json()).toMatchObject({ message: expect.stringContaining('cannot be switched off') });
  expect((await setDisabled(registry, 'mf_other', true)).json()).toMatchObject({ code: 'REG_REMOTE_NOT_PINNED' });
  expect((await setDisabled(registry, 'mf_feed', true, staging)).statusCode).toBe(403);
});
