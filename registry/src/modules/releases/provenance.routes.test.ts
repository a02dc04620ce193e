import { startPinnedRegistry } from '../../testing/start-registry';

const provenance = {
  commit: 'a'.repeat(40),
  branch: 'heading',
  builder: 'https://ci.example.org/runs/7',
  changelog: 'A new heading',
};

test('status, history, list and explanation tell where a release was built', async () => {
  const registry = await startPinnedRegistry();
  await registry.publish({ name: 'mf_feed', version: '0.4.0', manifest: { provenance } });
  await registry.pin('production', 1, { mf_feed: '0.4.0' });
  const get = async (path: string) => (await registry.send('GET', `/v1/${path}`)).json<unknown>();
  const release = { remote: 'mf_feed', version: '0.4.0', provenance };

  expect(await get('environments/production/status')).toMatchObject({ provenances: [release] });
  expect(await get('environments/production/revisions')).toMatchObject({ provenances: [release] });
  expect(await get('environments/production/explanation?path=/')).toMatchObject({ releases: [{ provenance }] });
  expect(await get('releases/mf_feed')).toMatchObject({ releases: [{ provenance }, { provenance: {} }, {}, {}] });
});

test('the same bytes of another commit are the same release', async () => {
  const registry = await startPinnedRegistry();
  await registry.publish({ name: 'mf_feed', version: '0.4.0', manifest: { provenance } });

  const again = await registry.publish({ name: 'mf_feed', version: '0.4.0', manifest: { provenance: { commit: 'b'.repeat(40) } } });

  expect([again.statusCode, again.json<{ provenance: unknown }>().provenance]).toEqual([200, provenance]);
});

test.each([
  ['a short commit', { commit: 'abc1234' }],
  ['several lines', { changelog: 'one\ntwo' }],
])('%s is refused', async (_what, wrong) => {
  const registry = await startPinnedRegistry();
  expect((await registry.publish({ name: 'mf_feed', version: '0.4.0', manifest: { provenance: wrong } })).json()).toMatchObject({
    code: 'REG_MANIFEST_INVALID',
  });
});
