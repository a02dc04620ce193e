import type { PostId } from '@social/api';
import { fakeClient, readFormFields, ok } from '../testing/fake-client';
import { wirePost } from '../testing/wire-samples';
import { fetchNewsFeed } from './fetch-news-feed';
import { getUnreadableCount } from '../unreadable-items';
import type { Post } from './post';

async function read(...posts: unknown[]): Promise<Post[]> {
  return fetchNewsFeed(fakeClient(ok({ data: posts })).client, { limit: 10 }, { now: () => 1000 });
}

async function readOne(fields: object): Promise<Post> {
  const [post] = await read({ ...wirePost, ...fields });
  if (!post) throw new Error('the post was left out');
  return post;
}

test('fetches a page by the last post and the type of posts', async () => {
  const { client, requests } = fakeClient(ok({ data: [] }));
  await fetchNewsFeed(client, { postType: 'photos', afterPostId: '145' as PostId, limit: 10 });
  expect(readFormFields(requests[0])).toEqual([
    ['type', 'get_news_feed'],
    ['post_type', 'photos'],
    ['after_post_id', '145'],
    ['limit', '10'],
  ]);
});

test('decodes a post of the provider', async () => {
  await expect(readOne({})).resolves.toEqual({
    id: '145',
    publisherPageId: null,
    audience: null,
    isEdited: false,
    isAuthorMuted: null,
    publisher: {
      id: '2',
      name: 'Asha Rao',
      username: 'asha',
      avatarUrl: 'https://host.example/upload/photos/asha.jpg?cache=0',
      isVerified: true,
      lastSeenAt: new Date(1590676368000),
      sharesOnlineStatus: true,
    },
    createdAt: new Date(1590676368000),
    createdText: '3 days ago',
    html: 'Hello <a href="https://host.example/hashtag/sun">#sun</a> &amp; all',
    plainText: 'Hello #sun & all',
    media: { kind: 'none' },
    youtubeId: null,
    blog: null,
    shared: null,
    poll: null,
    color: null,
    colorId: null,
    feeling: null,
    link: null,
    likeCount: 5,
    commentCount: 2,
    shareCount: 0,
    isLiked: false,
    isSaved: false,
    allowsComments: true,
    pageId: null,
    groupId: null,
    reactions: null,
    readAt: 1000,
  });
});

test('decodes a post that has only an id', async () => {
  const [post] = await read({ id: 7 });
  expect(post).toMatchObject({
    id: '7',
    publisher: null,
    createdAt: null,
    html: '',
    likeCount: 0,
    isLiked: null,
    isSaved: null,
    media: { kind: 'none' },
  });
});

test.each([
  ['null', { data: null }],
  ['missing', {}],
  ["''", { data: '' }],
  ['an object with gaps', { data: { 3: null } }],
])('decodes an empty feed written as %s', async (_form, fields) => {
  await expect(fetchNewsFeed(fakeClient(ok(fields)).client, { limit: 10 })).resolves.toEqual([]);
});

test('an item that is no post, such as an advertisement, is omitted and the rest stays; all but the advertisement and gaps are counted', async () => {
  const posts = await read({ postType: 'ad' }, null, 'x', [], wirePost, { ...wirePost, id: '0', post_id: '' });
  expect([...posts.map(({ id }) => id), getUnreadableCount(posts)]).toEqual(['145', 3]);
});

test.each([
  [
    'several pictures',
    { photo_multi: [{ image: 'https://h/a.jpg', image_org: 'upload/a_small.jpg' }, { image: 'https://h/b.jpg' }] },
    ['https://h/a.jpg', 'https://h/b.jpg'],
  ],
  [
    "an album's pictures",
    { photo_album: { 0: { image: 'https://h/a.jpg' }, 4: { image: 'https://h/b.jpg' } } },
    ['https://h/a.jpg', 'https://h/b.jpg'],
  ],
  [
    'one picture as the file',
    { postFile: 'upload/a.jpg', postFile_full: 'https://h/a.jpg', postFileName: 'Sunset.JPG' },
    ['https://h/a.jpg'],
  ],
  ['one picture on an old host', { postFile: 'upload/photos/a.png', postFileName: 'a.png' }, ['/upload/photos/a.png']],
  ['a moving picture', { postSticker: 'https://h/wave.gif' }, ['https://h/wave.gif']],
  [
    'a picture address that would run',
    { photo_multi: [{ image: 'javascript:alert(1)' }, { image: 'https://h/b.jpg' }] },
    ['https://h/b.jpg'],
  ],
])('%s', async (_what, fields, urls) => {
  const { media } = await readOne(fields);
  expect(media.kind === 'photos' ? media.photos.map(({ url }) => url) : media).toEqual(urls);
});

test.each([
  [
    'several pictures',
    { photo_multi: [{ image: 'https://h/a.jpg', photo_description: 'R&amp;D &lt;3 x&lt;y' }, { image: 'https://h/b.jpg' }] },
    ['R&D <3 x<y', ''],
  ],
  ['one picture as the file', { postFile_full: 'https://h/a.jpg', photo_description: 'A red kite' }, ['A red kite']],
  ['one picture of a host that stores no descriptions', { postFile_full: 'https://h/a.jpg' }, ['']],
])('the description of %s is their alternative text', async (_what, fields, texts) => {
  const { media } = await readOne(fields);
  expect(media.kind === 'photos' ? media.photos.map(({ alt }) => alt) : media).toEqual(texts);
});

test.each([
  ['mp4', 'video'],
  ['mov', 'video'],
  ['avi', 'video'],
  ['mkv', 'video'],
  ['webm', 'video'],
  ['flv', 'video'],
  ['wmv', 'video'],
  ['m4v', 'video'],
  ['mp3', 'audio'],
  ['wav', 'audio'],
  ['ogg', 'audio'],
  ['aac', 'audio'],
  ['flac', 'audio'],
  ['wma', 'audio'],
  ['m4a', 'audio'],
  ['pdf', 'pdf'],
  ['zip', 'file'],
  ['docx', 'file'],
  ['', 'file'],
])('a file with the extension .%s is of the kind %s', async (extension, kind) => {
  const { media } = await readOne({
    postFile_full: `https://h/upload/x.${extension}?cache=1`,
    postFileName: `Notes.${extension.toUpperCase()}`,
  });
  expect(media).toMatchObject({ kind, url: `https://h/upload/x.${extension}?cache=1` });
});

test('a file without a name is named by its URL', async () => {
  expect((await readOne({ postFile_full: 'https://h/upload/plan.pdf?cache=1' })).media).toEqual({
    kind: 'pdf',
    url: 'https://h/upload/plan.pdf?cache=1',
    fileName: 'plan.pdf',
  });
});

test('a recording is audio', async () => {
  expect((await readOne({ postRecord: 'https://h/upload/voice.wav' })).media).toMatchObject({
    kind: 'audio',
    url: 'https://h/upload/voice.wav',
  });
});

test('a video id that is not of eleven characters is omitted', async () => {
  expect((await readOne({ postYoutube: 'dQw4w9WgXcQ' })).youtubeId).toBe('dQw4w9WgXcQ');
  expect((await readOne({ postYoutube: 'x"><script>' })).youtubeId).toBeNull();
});

test('decodes blog, poll, colour and feeling', async () => {
  const post = await readOne({
    blog: { id: '3', title: 'A walk &amp; a talk', thumbnail: 'https://h/t.jpg' },
    options: [
      { id: '8', text: 'Yes', option_votes: '3', percentage: '75%' },
      { id: '9', text: 'No', option_votes: '1' },
    ],
    voted_id: '8',
    poll_ends_at: '1700000000',
    color: { color_1: '#FF0000', color_2: '#00ff00', text_color: '#ffffff' },
    postFeeling: 'happy',
  });
  expect(post.blog).toEqual({ id: '3', title: 'A walk & a talk', thumbnailUrl: 'https://h/t.jpg' });
  expect(post.poll).toEqual({
    options: [
      { id: '8', text: 'Yes', voteCount: 3 },
      { id: '9', text: 'No', voteCount: 1 },
    ],
    chosenId: '8',
    endsAt: new Date(1_700_000_000_000),
  });
  expect(post.color).toEqual({ from: '#ff0000', to: '#00ff00', text: '#ffffff', imageUrl: null });
  expect(post.feeling).toEqual({ kind: 'feeling', value: 'happy' });
});

test.each([
  [{ postListening: 'Jazz' }, { kind: 'listening', value: 'Jazz' }],
  [
    { feeling_type: 'playing', feeling: 'chess' },
    { kind: 'playing', value: 'chess' },
  ],
  [{ feeling_type: 'hovering', feeling: 'x' }, null],
])("decodes the author's feeling or activity: %j", async (fields, feeling) => {
  expect((await readOne(fields)).feeling).toEqual(feeling);
});

test('decodes a background that is sent only by id', async () => {
  expect(await readOne({ color_id: '3' })).toMatchObject({ color: null, colorId: '3' });
});

test('an invalid colour is omitted', async () => {
  expect((await readOne({ color: { color_1: 'red;background:url(//evil)', text_color: '#fff' } })).color).toBeNull();
});

test('reactions replace likes where a host has them', async () => {
  expect(await readOne({ post_likes: '0', is_liked: false, reaction: { is_reacted: true, type: '1', count: 9 } })).toMatchObject({
    likeCount: 9,
    isLiked: true,
  });
  expect(await readOne({ is_liked: undefined })).toMatchObject({ isLiked: null });
});

test('a shared post has the original, up to a maximum depth', async () => {
  const loop = {
    ...wirePost,
    id: '1',
    post_id: '1',
    shared_info: { ...wirePost, id: '2', post_id: '2', shared_info: { ...wirePost, id: '3', post_id: '3', shared_info: wirePost } },
  };
  const [post] = await read(loop);
  expect([post?.shared?.id, post?.shared?.shared?.id, post?.shared?.shared?.shared]).toEqual(['2', '3', null]);
  expect(post?.shared?.readAt).toBe(1000);
});

test.each([
  ['0', 'everyone'],
  ['1', 'people-i-follow'],
  ['2', 'my-followers'],
  ['3', 'only-me'],
  ['4', null],
  ['', null],
])('a post with the privacy %j is for %s', async (postPrivacy, audience) => {
  await expect(readOne({ postPrivacy })).resolves.toMatchObject({ audience });
});

test('a post that a page wrote names the page, and says that it was changed', async () => {
  const publisher = { user_id: '2', page_id: '4', username: 'tea_house', name: 'Tea house' };
  await expect(readOne({ publisher, is_edited: '1' })).resolves.toMatchObject({
    publisher: { id: '2', name: 'Tea house' },
    publisherPageId: '4',
    isEdited: true,
  });
});
