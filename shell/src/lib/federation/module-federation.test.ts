import { createModuleFederation } from './module-federation';

function fakeRuntime(answers: Record<string, () => unknown>) {
  const registered: { name: string; entry: string }[] = [];
  const loaded: string[] = [];
  const runtime = {
    registerRemotes: (remotes: { name: string; entry: string }[]) => void registered.push(...remotes),
    async loadRemote(id: string) {
      loaded.push(id);
      const name = id.split('/')[0];
      const entry = registered.find((remote) => remote.name === name)?.entry ?? '';
      return answers[entry]?.();
    },
  };
  return { runtime, registered, loaded };
}

const entryUrl = '/r/mf_chat/1.0.0/remoteEntry.js';

test('a remote is registered by its entry as an ES module, once for all its exposes', async () => {
  const { runtime, registered, loaded } = fakeRuntime({ [entryUrl]: () => 'module' });
  const federation = createModuleFederation(runtime);

  expect(await federation.load({ remote: 'mf_chat', entryUrl, expose: './conversation' })).toBe('module');
  await federation.load({ remote: 'mf_chat', entryUrl, expose: './conversation-lists' });

  expect(registered).toEqual([{ name: 'mf_chat_1', entry: entryUrl, type: 'module' }]);
  expect(loaded).toEqual(['mf_chat_1/conversation', 'mf_chat_1/conversation-lists']);
});

test('a failed entry is registered under a new name, as the runtime caches the old one', async () => {
  const { runtime, registered } = fakeRuntime({
    [entryUrl]: () => {
      throw new Error('404');
    },
  });
  const federation = createModuleFederation(runtime);
  const address = { remote: 'mf_chat', entryUrl, expose: './conversation' };

  await expect(federation.load(address)).rejects.toThrow('404');
  await expect(federation.load(address)).rejects.toThrow('404');

  expect(registered.map(({ name }) => name)).toEqual(['mf_chat_1', 'mf_chat_2']);
});
