import { toEntry, type PostEntry } from '../../lib/post-entry';
import { readPost } from '../../testing/read-post';
import { wirePost, wirePublisher } from '../../testing/wire-post';
import { packPosts } from './pack-posts';
import { putAway, takeOut } from './post-shelf';

const never = new AbortController().signal;
const { CompressionStream: ownCompressionStream } = globalThis;

afterEach(() => Object.assign(globalThis, { CompressionStream: ownCompressionStream }));

/** One of each kind that a post can be. */
const posts = () => [
  readPost(1, { postText: 'Grüße 🌍 {"momentMs":5} 2020-01-01T00:00:00.000Z', publisher: { ...wirePublisher, lastseen: '1699999999' } }),
  readPost(2, { publisher: null, time: '', post_time: 'a while ago' }),
  readPost(3, {
    options: [{ id: '1', text: 'Yes', option_votes: '2' }],
    voted_id: '1',
    reaction: { Like: 2, is_reacted: true, type: 'Like', count: 2 },
  }),
  readPost(4, { shared_info: wirePost(5, { postFile: 'upload/a.mp3', postFile_full: 'https://media.test/a.mp3', postFileName: 'a.mp3' }) }),
  readPost(6, {
    photo_multi: [{ image: 'https://media.test/1.webp' }, { image: 'https://media.test/2.webp' }],
    feeling_type: 'feelings',
    feeling: 'happy',
  }),
];

const postsOf = (entries: readonly PostEntry[]) => entries.map((entry) => entry.post);

test('posts come out of the shelf as they went in', async () => {
  const entries = posts().map(toEntry);

  await putAway(entries, never);
  expect(postsOf(entries)).toEqual([null, null, null, null, null]);
  await takeOut(entries);

  expect(postsOf(entries)).toEqual(posts());
  expect(entries[0]?.post?.createdAt).toBeInstanceOf(Date);
});

test('twenty posts take a fraction of what their text alone would', async () => {
  const many = Array.from({ length: 20 }, (_, index) => readPost(index + 1));

  expect((await packPosts(many)).length).toBeLessThan(JSON.stringify(many).length / 5);
});

test('posts that are needed again before they are packed stay', async () => {
  const entries = posts().map(toEntry);
  const packing = new AbortController();

  const done = putAway(entries, packing.signal);
  packing.abort();
  await done;

  expect(postsOf(entries)).toEqual(posts());
});

test('who joins those that are packed is packed alone, and all come out together', async () => {
  const entries = posts().map(toEntry);
  await putAway(entries.slice(0, 3), never);
  await putAway(entries, never);
  expect(new Set(entries.map(({ pack }) => pack)).size).toBe(2);

  await takeOut(entries);

  expect(postsOf(entries)).toEqual(posts());
});

test('where the browser can not pack, posts stay as they are', async () => {
  Object.assign(globalThis, { CompressionStream: undefined });
  const entries = posts().map(toEntry);

  await putAway(entries, never);

  expect(postsOf(entries)).toEqual(posts());
});
