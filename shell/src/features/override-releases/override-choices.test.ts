import { listRemotes, readChoices, toManifestUrl, writeOverrides } from './override-choices';

test.each([
  ['http://localhost:3001/mf-manifest.json', 'http://localhost:3001/mf-manifest.json'],
  ['http://localhost:3001', 'http://localhost:3001/mf-manifest.json'],
  [' localhost:3001 ', 'http://localhost:3001/mf-manifest.json'],
  ['https://127.0.0.1:3001/', 'https://127.0.0.1:3001/mf-manifest.json'],
  ['http://[::1]:3001/remoteEntry.js', 'http://[::1]:3001/mf-manifest.json'],
  ['http://localhost:3001/base', 'http://localhost:3001/base/mf-manifest.json'],
  ['http://localhost:3001/base/?a=1#b', 'http://localhost:3001/base/mf-manifest.json'],
  ['', null],
  ['http://', null],
  ['http://evil.example/mf-manifest.json', null],
  ['http://localhost.evil.example', null],
  ['http://localhost@evil.example', null],
  ['http://user:secret@localhost:3001', null],
  ['ftp://localhost/mf-manifest.json', null],
  ['javascript:alert(1)', null],
])('the address %j is completed to %j', (address, expected) => {
  expect(toManifestUrl(address)).toBe(expected);
});

test('overrides are read as choices, and written back the same', () => {
  const overrides = ['mf_chat@1.2.0-rc.1', 'mf_feed@http://localhost:3001/mf-manifest.json'];

  const choices = readChoices(overrides);

  expect(choices).toEqual({
    mf_chat: { kind: 'version', version: '1.2.0-rc.1' },
    mf_feed: { kind: 'local', address: 'http://localhost:3001/mf-manifest.json' },
  });
  expect(writeOverrides({ ...choices, mf_pages: { kind: 'pinned' } })).toEqual(overrides);
});

test('remotes are those that are pinned, and those that only an override adds', () => {
  const state = { pinned: { shell: '1.0.0', mf_feed: '1.0.0' }, overrides: ['mf_albums@http://localhost:3001/mf-manifest.json'] };

  expect(listRemotes(state)).toEqual(['mf_albums', 'mf_feed']);
});
