import { contentFileUrl, releaseFileUrl } from '@social/contracts/file-urls';
import { hashIntegrity } from '../testing/releases';
import { listChangedScripts, listContentScripts } from './changed-scripts';

/** Creates a composition of releases, by remote and version. Their files are texts by path. */
function compose(
  releases: Record<string, Record<string, Record<string, string>>>,
  pinned: Record<string, string>,
  preloads: string[] = [],
) {
  const files = Object.entries(releases).flatMap(([remote, versions]) =>
    Object.entries(versions).flatMap(([version, texts]) =>
      Object.entries(texts).map(([path, text]) => ({
        url: releaseFileUrl(remote, version, path),
        integrity: hashIntegrity(text),
        sizeBytes: text.length,
      })),
    ),
  );
  const html = preloads.map((url) => `<link rel="modulepreload" href="${url}">`).join('');
  return { composition: pinned, files, documents: [{ paths: ['*'], html }] };
}

const old = { 'a.js': 'a1', 'b.js': 'b1', 'c.js': 'same', 'd.css': 'd1' };
const next = { 'a.js': 'a2', 'b.js': 'b2', 'c.js': 'same', 'd.css': 'd2', 'e.js': 'new' };

test('scripts that changed are paired with their versions before, those that documents preload first', () => {
  const before = listContentScripts(compose({ feed: { '1.0.0': old } }, { feed: '1.0.0' }));
  const preloaded = contentFileUrl('feed', { path: 'b.js', integrity: hashIntegrity('b2') });
  const after = compose({ feed: { '2.0.0': next } }, { feed: '2.0.0' }, [preloaded]);

  const pairs = listChangedScripts(before, after).map((pair) => `${pair.old.version} → ${pair.file.version} ${pair.file.path}`);

  expect(pairs).toEqual(['1.0.0 → 2.0.0 b.js', '1.0.0 → 2.0.0 a.js']);
});

test('scripts of a fallback, which pages load by version, are none', () => {
  const rendered = compose({ feed: { '2.0.0': next, '1.0.0': old } }, { feed: '2.0.0' });

  expect(new Set(listContentScripts(rendered).map(({ version }) => version))).toEqual(new Set(['2.0.0']));
});
