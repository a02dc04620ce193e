import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createRemote, deriveNames } from './create-remote';

let root = '';

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'new-remote-'));
});

afterEach(() => rm(root, { recursive: true }));

test('the names of a remote follow from its folder', () => {
  expect(deriveNames('mf-friend-finder')).toEqual({
    folder: 'mf-friend-finder',
    remote: 'mf_friend_finder',
    path: 'friend-finder',
    title: 'Friend finder',
    componentName: 'FriendFinder',
  });
});

test.each(['hello', 'mf-', 'mf-Hello', 'mf_hello', 'mf-../x', `mf-${'x'.repeat(40)}`])('the folder name %s is refused', (folder) => {
  expect(() => deriveNames(folder)).toThrow(folder);
});

test('a new remote declares its page and its menu entry, and no placeholder of the template is left', async () => {
  const files = await createRemote(root, 'mf-hello');

  const config = await readFile(join(root, 'mf-hello/webpack.config.ts'), 'utf8');
  expect(config).toContain("pages: [{ path: '/hello', expose: './hello', title: 'Hello' }]");
  expect(config).toContain("menu: [{ label: 'Hello', path: '/hello'");
  expect(files).toContain(join('mf-hello', 'src/expose/hello.tsx'));
  for (const file of files) expect(`${file} ${await readFile(join(root, file), 'utf8')}`).not.toMatch(/__\w+__/);
});

test('a folder that exists is left as it is', async () => {
  await createRemote(root, 'mf-hello');

  await expect(createRemote(root, 'mf-hello')).rejects.toThrow('mf-hello exists already');
});
