import { createHash } from 'node:crypto';
import { releaseManifest } from '@social/contracts';
import { addIntegrity } from './add-integrity';

const integrity = `sha384-${'A'.repeat(64)}`;
const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const manifest = releaseManifest.parse({
  manifestVersion: 1,
  name: 'mf_feed',
  version: '0.2.0',
  entry: 'remoteEntry.js',
  exposes: [],
  files: ['remoteEntry.js', 'a.js', 'a.css'].map((path) => ({ path, sizeBytes: 1, integrity })),
  compatibility: { contract: 1, provides: {}, requires: {} },
});

test('adds the scripts of a chosen release to the import map, and the hash of the new map to the policy', () => {
  const map = '{"imports":{"/r/mf_feed/-/a.js":"/r/mf_feed/-/a.AAAAAAAA.js"},"integrity":{"/old.js":"' + integrity + '"}}';
  const headers = { 'content-security-policy': `script-src 'self' ${hash(map)} 'sha256-theme='; style-src 'self'` };

  const page = addIntegrity({ html: `<head><script type="importmap">${map}</script></head>`, headers }, [manifest]);

  const [, changed = ''] = /<script type="importmap">(.*)<\/script>/.exec(page.html) ?? [];
  expect(JSON.parse(changed)).toEqual({
    imports: { '/r/mf_feed/-/a.js': '/r/mf_feed/-/a.AAAAAAAA.js' },
    integrity: Object.fromEntries(
      ['/old.js', ...['', '?r=1', '?r=2', '?r=3'].map((query) => `/r/mf_feed/0.2.0/remoteEntry.js${query}`), '/r/mf_feed/0.2.0/a.js'].map(
        (url) => [url, integrity],
      ),
    ),
  });
  expect(page.headers['content-security-policy']).toBe(`script-src 'self' ${hash(changed)} 'sha256-theme='; style-src 'self'`);
});
