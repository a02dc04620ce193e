import { addPost } from '../../testing/rows';
import { startProvider, type Member, type RunningProvider } from '../../testing/start-provider';

type Comment = { id: string } & Record<string, unknown>;

let provider: RunningProvider;
let asha: Member;
let ben: Member;
let post: string;
beforeEach(async () => {
  provider = await startProvider();
  [asha, ben] = [await provider.signUp('asha'), await provider.signUp('ben')];
  post = await addPost(provider, ben.id);
});
afterEach(() => provider.stop());

const addComment = async (as: Member, text: string) =>
  (await provider.call('comments', { type: 'create', post_id: post, text }, as)).data as Comment;
const list = async (as: Member, form = {}) =>
  (await provider.call('comments', { type: 'fetch_comments', post_id: post, ...form }, as)).data as Comment[];

test('comments are listed newest first, page by id, and mark the viewer’s own', async () => {
  for (const text of ['one', 'two', 'three']) await addComment(asha, text);

  const [newest, middle] = await list(ben, { limit: 2 });
  expect([newest, middle]).toMatchObject([{ Orginaltext: 'three', onwer: false, post_onwer: true }, { Orginaltext: 'two' }]);
  expect(await list(asha, { limit: 2, offset: middle?.id })).toMatchObject([
    { Orginaltext: 'one', onwer: true, comment_likes: '0', replies: '0' },
  ]);
});

test('replies are listed under their comment, oldest first', async () => {
  const comment = await addComment(asha, 'A question');
  for (const text of ['first', 'second']) await provider.call('comments', { type: 'create_reply', comment_id: comment.id, text }, ben);

  expect(await list(asha)).toMatchObject([{ id: comment.id, replies: '2', replies_count: '2' }]);
  const { data } = await provider.call('comments', { type: 'fetch_comments_reply', comment_id: comment.id }, asha);
  expect(data).toMatchObject([{ Orginaltext: 'first', comment_id: comment.id }, { Orginaltext: 'second' }]);
});

test('editing a comment is refused for anyone but its author; the author of the post may delete it too', async () => {
  const carla = await provider.signUp('carla');
  const comment = await addComment(asha, 'Mine');
  const edit = (as: Member) => provider.call('comments', { type: 'edit', comment_id: comment.id, text: 'Changed' }, as);

  expect(await edit(ben)).toMatchObject({ errors: { error_text: 'You are not the author of this comment' } });
  expect(await edit(asha)).toMatchObject({ api_status: 200 });
  expect(await provider.call('comments', { type: 'delete', comment_id: comment.id }, carla)).toMatchObject({
    errors: { error_text: 'You are not the author of this comment' },
  });
  expect(await provider.call('comments', { type: 'delete', comment_id: comment.id }, ben)).toMatchObject({ api_status: 200 });
  expect(await list(asha)).toEqual([]);
});

test('a like of a comment toggles and counts', async () => {
  const comment = await addComment(asha, 'Like me');
  const like = () => provider.call('comments', { type: 'comment_like', comment_id: comment.id }, ben);

  expect(await like()).toMatchObject({ code: 1 });
  expect(await list(ben)).toMatchObject([{ comment_likes: '1', is_comment_liked: true }]);
  expect(await like()).toMatchObject({ code: 0 });
});

test('an empty comment is refused and not counted', async () => {
  expect(await provider.call('comments', { type: 'create', post_id: post, text: '   ' }, asha)).toMatchObject({
    errors: { error_text: 'Please write something or add a picture' },
  });
  const { data } = await provider.call('posts', { type: 'get_news_feed' }, asha);
  expect(data).toMatchObject([{ post_comments: '0' }]);
});
