import { blogs } from '../../db/schema/blogs';
import { startProvider, type RunningProvider } from '../../testing/start-provider';

type Member = Awaited<ReturnType<RunningProvider['signUp']>>;

let provider: RunningProvider;
let asha: Member;
let ben: Member;
beforeEach(async () => {
  provider = await startProvider();
  [asha, ben] = [await provider.signUp('asha'), await provider.signUp('ben')];
});
afterEach(() => provider.stop());

test('an article is returned by both APIs, counts its readers, and takes comments with replies', async () => {
  const [row] = await provider.db
    .insert(blogs)
    .values({
      authorId: Number(ben.id),
      title: 'Ferns',
      description: 'Old ideas',
      contentHtml: '<p>Hello</p>',
      categoryId: 4,
      tags: ['ferns', 'old'],
      createdAt: provider.now(),
    })
    .returning({ id: blogs.id });
  const id = Number(row?.id);
  provider.passSeconds(2 * 3600);

  for (let time = 0; time < 2; time += 1) await provider.call('get-blog-by-id', { blog_id: id }, asha);
  expect(await provider.call('get-blog-by-id', { blog_id: id }, asha)).toMatchObject({
    data: {
      title: 'Ferns',
      view: '1',
      time_text: '2 hours',
      content: '&lt;p&gt;Hello&lt;/p&gt;',
      tags_array: ['ferns', 'old'],
      reaction: { count: 0 },
    },
  });
  expect(
    (await provider.callAt('/app_api.php?application=phone&type=get_blogs', { s: asha.token, user_id: asha.id })).json(),
  ).toMatchObject({ api_status: '200', blogs: [{ id: String(id), category_name: 'Nature' }] });

  const { data: comment } = await provider.call('blogs', { type: 'add_comment', blog_id: id, text: 'Lovely' }, asha);
  const commentId = (comment as { id: string }).id;
  await provider.call('blogs', { type: 'add_reply', comment_id: commentId, text: 'Thanks' }, ben);
  expect(await provider.call('blogs', { type: 'get_comments', blog_id: id }, ben)).toMatchObject({
    data: [{ text: 'Lovely', replies: '1', onwer: false }],
  });
  expect(await provider.call('blogs', { type: 'delete', comment_id: commentId }, ben)).toMatchObject({
    errors: { error_text: 'Comment not found' },
  });
});
