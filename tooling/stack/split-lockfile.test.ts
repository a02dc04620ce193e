import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { workspaceRoot } from './config';
import { splitLockfile } from './split-lockfile';

const lockfile = `lockfileVersion: '9.0'

importers:

  .:
    devDependencies:
      jest:
        specifier: 'catalog:'

  mf-chat:
    dependencies:
      react:
        specifier: 'catalog:'

packages:

  react@19.3.1:
    engines: {node: '>=20'}
`;
const withRemote = lockfile.replace('\npackages:', '\n  mf-hello:\n    dependencies:\n      zod: 1\n\npackages:');

test('a new folder of the workspace changes neither the rest nor the dependencies of others', () => {
  const [before, after] = [splitLockfile(lockfile), splitLockfile(withRemote)];

  expect([...after.importers.keys()]).toEqual(['.', 'mf-chat', 'mf-hello']);
  expect(after.importers.get('mf-chat')).toBe(before.importers.get('mf-chat'));
  expect(after.rest).toBe(before.rest);
});

test('another version of a package changes the rest', () => {
  expect(splitLockfile(lockfile.replace('19.3.1', '19.3.2')).rest).not.toBe(splitLockfile(lockfile).rest);
});

test('the lock file of this workspace is split', () => {
  const { importers, rest } = splitLockfile(readFileSync(join(workspaceRoot, 'pnpm-lock.yaml'), 'utf8'));

  expect([...importers.keys()]).toEqual(expect.arrayContaining(['.', 'shared/ui', 'shell', 'mf-feed']));
  expect(rest).toContain('\npackages:\n');
});

test('a text without importers is refused', () => {
  expect(() => splitLockfile('lockfileVersion: 9\n')).toThrow('has no importers');
});
