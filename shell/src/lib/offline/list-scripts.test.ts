import { createPageComposition } from '../../testing/page-compositions';
import { listScripts } from './list-scripts';

const [main, menu] = ['/r/shell/-/main.aaaaaaaa.js', '/r/shell/-/menu.aaaaaaaa.js'];
const [entry, home, post, outbox] = ['remoteEntry', 'expose-home', 'expose-post', 'expose-outbox'].map(
  (name) => `/r/mf_feed/-/${name}.bbbbbbbb.js`,
) as [string, string, string, string];
const everything = [main, menu, entry, `${entry}?r=1`, home, post, outbox, '/r/mf_feed/1.0.0/remoteEntry.js'];
const hashes = Object.fromEntries(everything.map((path) => [path, 'sha384-x']));

function list(loaded: string[], stored: string[] = [], exposes = ['./home']): string[] {
  const { remotes } = createPageComposition();
  const feed = { version: '2.0.0', entryUrl: entry, fallback: null, exposes };
  return listScripts({ hashes, composition: { remotes: { ...remotes, mf_feed: feed } }, loaded, stored });
}

test('what the page has loaded is stored, and the shell as a whole', () => {
  expect(list([main, entry, home])).toEqual([main, menu, entry, home]);
});

test('a script that was stored in an earlier version is stored in the version of this page', () => {
  expect(list([main], ['/r/mf_feed/-/expose-post.cccccccc.js', '/r/mf_feed/-/removed.cccccccc.js'])).toEqual([main, menu, post]);
});

test('the code that sends what was left unsent is stored, although no page may have shown it', () => {
  expect(list([main], [], ['./home', './outbox'])).toEqual([main, menu, entry, outbox]);
});
