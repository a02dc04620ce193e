import { postMedia } from '../../db/schema/posts';
import { addFollow, addPost } from '../../testing/rows';
import { startProvider, type Member, type RunningProvider } from '../../testing/start-provider';

type Post = Record<string, unknown> & { id: string };

let provider: RunningProvider;
let asha: Member;
let ben: Member;
beforeEach(async () => {
  provider = await startProvider();
  [asha, ben] = [await provider.signUp('asha'), await provider.signUp('ben')];
});
afterEach(() => provider.stop());

async function list(as: Member, form: Record<string, string | number> = {}): Promise<Post[]> {
  return (await provider.call('posts', { type: 'get_news_feed', ...form }, as)).data as Post[];
}
const toIds = (posts: Post[]) => posts.map(({ id }) => id);
const act = (as: Member, postId: string, form: Record<string, string | number>) =>
  provider.call('post-actions', { post_id: postId, ...form }, as);
const refusal = (text: string) => ({ api_status: '400', errors: { error_text: text } });

test('paging by the last id returns every post once while others write', async () => {
  const ids: string[] = [];
  for (let number = 0; number < 7; number += 1) ids.unshift(await addPost(provider, ben.id));

  const seen: string[] = [];
  for (let after = '0'; ;) {
    const page = await list(asha, { limit: 3, after_post_id: after });
    seen.push(...toIds(page));
    await addPost(provider, ben.id, { text: 'meanwhile' });
    if (page.length < 3) break;
    after = page.at(-1)?.id ?? '';
  }
  expect(seen).toEqual(ids);
});

test('each filter lists one kind of media, and an unknown filter lists everything', async () => {
  const kinds = ['text', 'photos', 'video', 'music', 'files'] as const;
  const ids = new Map<string, string>();
  for (const mediaKind of kinds) ids.set(mediaKind, await addPost(provider, ben.id, { mediaKind }));

  for (const kind of kinds) expect(toIds(await list(asha, { post_type: kind }))).toEqual([ids.get(kind)]);
  expect(await list(asha, { post_type: 'jobs' })).toHaveLength(5);
});

test('the privacy of a post and the follows decide who sees it', async () => {
  const all = await Promise.all([0, 1, 2, 3].map((privacy) => addPost(provider, ben.id, { privacy })));
  const visible = async () => toIds(await list(asha)).toSorted();

  expect(await visible()).toEqual([all[0]]);
  await addFollow(provider, asha.id, ben.id);
  expect(await visible()).toEqual([all[0], all[2]].toSorted());
  await addFollow(provider, ben.id, asha.id);
  expect(await visible()).toEqual([all[0], all[1], all[2]].toSorted());
  expect(await list(ben)).toHaveLength(4);
});

test('an invisible post can not be liked, saved, reported or commented on', async () => {
  const secret = await addPost(provider, ben.id, { privacy: 3 });

  for (const action of ['like', 'save', 'report', 'wonder'])
    expect(await act(asha, secret, { action })).toMatchObject(refusal('Post not found'));
  expect(await provider.call('comments', { type: 'create', post_id: secret, text: 'Hello' }, asha)).toMatchObject(
    refusal('Post not found'),
  );
  expect(await list(ben)).toMatchObject([{ post_likes: '0', post_comments: '0' }]);
});

test('an anonymous post does not show its author', async () => {
  await addPost(provider, ben.id, { privacy: 4 });

  const [post] = await list(asha);
  expect(post).toMatchObject({ user_id: '0', publisher: { name: 'Anonymous', user_id: '0' } });
  expect(JSON.stringify(post)).not.toContain('ben');
  expect(await list(asha, { type: 'get_user_posts', id: ben.id })).toEqual([]);
});

test('a like counts once, notifies the author, and is removed by the same call', async () => {
  const post = await addPost(provider, ben.id);

  expect(await act(asha, post, { action: 'like', reaction: 1 })).toMatchObject({ api_status: 200, action: 'liked', code: 1 });
  expect(await list(asha)).toMatchObject([{ post_likes: '1', is_liked: true, reaction: { is_reacted: true, type: '1', Like: 1 } }]);
  expect(await list(ben)).toMatchObject([{ post_likes: '1', is_liked: false }]);
  expect(await provider.call('get-general-data', { fetch: 'notifications' }, ben)).toMatchObject({
    new_notifications_count: '1',
    notifications: [{ type: 'liked_post', notifier_id: asha.id, post_id: post }],
  });

  expect(await act(asha, post, { action: 'like', reaction: 1 })).toMatchObject({ action: 'unliked', code: 0 });
  expect(await list(asha)).toMatchObject([{ post_likes: '0', is_liked: false }]);
});

test('a dislike with reaction 0 removes the like, even if it is repeated', async () => {
  const post = await addPost(provider, ben.id);
  await act(asha, post, { action: 'like', reaction: 1 });

  for (let time = 0; time < 2; time += 1)
    expect(await act(asha, post, { action: 'dislike', reaction: 0 })).toMatchObject({ api_status: 200, code: 0, count: '0' });
  expect(await list(asha)).toMatchObject([{ post_likes: '0', is_liked: false, post_wonders: '0' }]);
});

test('saved posts are listed for the member who saved them only', async () => {
  const post = await addPost(provider, ben.id);
  await addPost(provider, ben.id);

  expect(await act(asha, post, { action: 'save' })).toMatchObject({ action: 'saved', code: 1 });
  expect(toIds(await list(asha, { type: 'saved' }))).toEqual([post]);
  expect(await list(ben, { type: 'saved' })).toEqual([]);
});

test('a hidden post is missing from the feed of the member who hid it only', async () => {
  const post = await addPost(provider, ben.id);

  expect(await provider.call('hide_post', { post_id: post }, asha)).toMatchObject({ api_status: 200 });
  expect(await list(asha)).toEqual([]);
  expect(toIds(await list(ben))).toEqual([post]);
});

test('deleting a post or closing its comments is refused for anyone but its author', async () => {
  const post = await addPost(provider, ben.id);

  for (const action of ['delete', 'disable_comments'])
    expect(await act(asha, post, { action })).toMatchObject(refusal('You are not the author of this post'));
  await act(ben, post, { action: 'disable_comments' });
  expect(await provider.call('comments', { type: 'create', post_id: post, text: 'Hello' }, asha)).toMatchObject(
    refusal('Comments are turned off for this post'),
  );
  expect(await act(ben, post, { action: 'delete' })).toMatchObject({ action: 'deleted' });
  expect(await list(ben)).toEqual([]);
});

test('the text of a post comes back as safe HTML, with links for hashtags, members and URLs', async () => {
  await addPost(provider, ben.id, { text: '<script>alert(1)</script> #Sun for @asha & @nobody\nhttps://example.org/a?b=1&c="x' });

  const [post] = await list(asha);
  const html = String(post?.postText);
  expect(html).toContain('&lt;script&gt;');
  expect(html).toContain('<a href="/?hashtag=sun" class="hash">#Sun</a>');
  expect(html).toContain('<a href="/profile?username=asha" class="mention">@asha</a> &amp; @nobody<br>');
  expect(html).toContain('<a href="https://example.org/a?b=1&amp;c=" target="_blank" rel="nofollow noopener noreferrer ugc">');
});

test('one picture is the post’s file, several are a list, and an album has its own list', async () => {
  const picture = { kind: 'image' as const, path: 'upload/a.jpg', smallPath: 'upload/a_small.jpg', fileName: 'a.jpg' };
  const [one, several, album] = [
    await addPost(provider, ben.id),
    await addPost(provider, ben.id),
    await addPost(provider, ben.id, { albumName: 'Walks' }),
  ];
  await provider.db.insert(postMedia).values([one, several, several, album].map((postId) => ({ ...picture, postId: Number(postId) })));

  const [third, second, first] = await list(asha);
  expect(first).toMatchObject({ postFile: 'upload/a.jpg', postFile_full: 'http://localhost:4200/upload/a.jpg', postFileName: 'a.jpg' });
  expect(first).not.toHaveProperty('photo_multi');
  expect(second).toMatchObject({
    postFile: '',
    photo_multi: [{ image: 'http://localhost:4200/upload/a.jpg', image_org: 'upload/a_small.jpg' }, {}],
  });
  expect(third).toMatchObject({ album_name: 'Walks', photo_album: [{ image: 'http://localhost:4200/upload/a.jpg' }] });
});

test('a share holds the original and counts, and a share of a share holds the original too', async () => {
  const original = await addPost(provider, ben.id, { text: 'The first' });

  const shared = (await provider.call('posts', { type: 'share_post_on_timeline', id: original, text: 'Look' }, asha)).data as Post;
  expect(shared).toMatchObject({ parent_id: original, Orginaltext: 'Look', shared_info: { id: original, Orginaltext: 'The first' } });
  const again = (await provider.call('posts', { type: 'share_post_on_timeline', id: shared.id }, ben)).data as Post;
  expect(again).toMatchObject({ parent_id: original });
  expect((await list(asha)).find(({ id }) => id === original)).toMatchObject({ post_shares: '2' });
});

test('the posts of members who blocked each other are hidden both ways', async () => {
  await addPost(provider, ben.id);
  await addPost(provider, asha.id);

  await provider.call('block-user', { user_id: ben.id, block_action: 'block' }, asha);

  expect((await list(asha)).map(({ user_id }) => user_id)).toEqual([asha.id]);
  expect((await list(ben)).map(({ user_id }) => user_id)).toEqual([ben.id]);
});

test('a post is marked as edited once its text has changed, not by another privacy', async () => {
  const id = await addPost(provider, asha.id, { text: 'Hello' });
  const edit = (fields: Record<string, string>) => provider.call('post-actions', { post_id: id, action: 'edit', ...fields }, asha);

  await edit({ text: 'Hello', privacy: '2' });
  expect(await list(asha)).toMatchObject([{ is_edited: '0', postPrivacy: '2' }]);
  await edit({ text: 'Hello you' });
  expect(await list(asha)).toMatchObject([{ is_edited: '1', postPrivacy: '2', Orginaltext: 'Hello you' }]);
});
