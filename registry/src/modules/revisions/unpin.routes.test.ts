import { startPinnedRegistry } from '../../testing/start-registry';

describe('a remote that is pinned to nothing', () => {
  test('is taken out with its pages and menu entries', async () => {
    const registry = await startPinnedRegistry();
    await registry.publish({ name: 'mf_other', version: '0.1.0' });
    await registry.pin('production', 1, { mf_other: '0.1.0' });

    const answer = await registry.pin('production', 2, { mf_other: null });

    expect(answer.json()).toMatchObject({
      changes: [{ remote: 'mf_other', from: '0.1.0', to: null }],
      composition: { shell: '0.1.0', mf_feed: '0.1.0', mf_chat: '0.1.0' },
    });
    expect((await registry.send('GET', '/v1/environments/production/rendered')).body).not.toContain('mf_other');
  });

  test('stays where the composition needs it', async () => {
    const registry = await startPinnedRegistry();
    expect((await registry.pin('production', 1, { mf_chat: null })).json()).toMatchObject({ code: 'REG_COMPOSITION_INCOMPLETE' });
    expect((await registry.pin('production', 1, { mf_feed: null })).json()).toMatchObject({ code: 'REG_GATE_REFUSED' });
    expect((await registry.pin('production', 1, { mf_other: null })).json()).toMatchObject({ code: 'REG_NOTHING_TO_CHANGE' });
  });
});
