import { blogs } from '../db/schema/blogs';
import { startProvider, type Member, type RunningProvider } from '../testing/start-provider';
import { stories } from '../db/schema/stories';

let provider: RunningProvider;
let asha: Member;
let ben: Member;
beforeEach(async () => {
  provider = await startProvider();
  [asha, ben] = [await provider.signUp('asha'), await provider.signUp('ben')];
});
afterEach(() => provider.stop());

const HOUR_MS = 3_600_000;
const plan = {
  event_name: 'Long table',
  event_location: 'Back yard',
  event_description: 'One pot and forty chairs',
  event_start_date: '2026-03-20',
  event_end_date: '2026-03-20',
  event_start_time: '18:00',
  event_end_time: '23:00',
};

async function addStory(of: Member, description: string): Promise<string> {
  const [row] = await provider.db
    .insert(stories)
    .values({
      memberId: Number(of.id),
      kind: 'image',
      path: 'upload/a.jpg',
      description,
      createdAt: provider.now(),
      expiresAt: new Date(provider.now().getTime() + 24 * HOUR_MS),
    })
    .returning({ id: stories.id });
  return String(row?.id);
}

test('an event is in the lists it belongs to, and all six lists are always there', async () => {
  const { event_id: id } = await provider.call('create-event', plan, ben);
  expect(await provider.call('go-to-event', { event_id: Number(id) }, asha)).toMatchObject({ go_status: 'going' });

  const reply = await provider.call('get-events', { fetch: 'events,going' }, asha);
  expect(reply).toMatchObject({
    events: [{ id: String(id), name: 'Long table', is_going: true, going_count: '1', interested_count: '0', is_owner: false }],
    going: [{}],
    my_events: [],
    interested: [],
    invited: [],
    past: [],
  });
  expect(await provider.call('get-events', { fetch: 'my_events' }, ben)).toMatchObject({ my_events: [{ is_owner: true }], events: [] });

  provider.passSeconds(30 * 24 * 3600);
  expect(await provider.call('get-events', { fetch: 'events,past' }, asha)).toMatchObject({ events: [], past: [{ id: String(id) }] });
});

test('going and being interested are toggles of their own', async () => {
  const { event_id } = await provider.call('create-event', plan, ben);
  const form = { event_id: Number(event_id) };

  expect(await provider.call('go-to-event', form, asha)).toMatchObject({ go_status: 'going' });
  expect(await provider.call('interest-event', form, asha)).toMatchObject({ interest_status: 'interested' });
  expect(await provider.call('go-to-event', form, asha)).toMatchObject({ go_status: 'not-going' });
  expect(await provider.call('get_event_by_id', form, asha)).toMatchObject({ data: { is_going: false, is_interested: true } });
});

test('an event that ends before it starts is refused', async () => {
  expect(await provider.call('create-event', { ...plan, event_end_date: '2026-03-19' }, ben)).toMatchObject({
    errors: { error_text: 'The event can not end before it starts' },
  });
  expect(await provider.call('create-event', { ...plan, event_start_date: '2026-02-31' }, ben)).toMatchObject({
    errors: { error_text: expect.stringContaining('event_start_date') },
  });
});

test('stories live for a day, mine come first, and a view counts once', async () => {
  const story = await addStory(ben, 'Hello');
  await addStory(asha, 'Mine');
  const list = async () => (await provider.call('get-user-stories', {}, asha)).stories as { username: string; stories: object[] }[];

  expect((await list()).map(({ username }) => username)).toEqual(['asha', 'ben']);
  for (let time = 0; time < 2; time += 1) await provider.call('get_story_by_id', { story_id: story }, asha);
  expect((await list())[1]?.stories).toMatchObject([{ id: story, view_count: '1', is_viewed: 1 }]);
  expect(await provider.call('get_story_views', { story_id: story }, ben)).toMatchObject({ users: [{ username: 'asha' }] });
  expect(await provider.call('get_story_views', { story_id: story }, asha)).toMatchObject({ api_status: '400' });

  provider.passSeconds(25 * 3600);
  expect(await list()).toEqual([]);
});

test('a blog is read in both families, counts its readers, and takes comments with replies', async () => {
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

test('following is a toggle, asks where the member confirms followers, and empties the suggestions', async () => {
  const follow = () => provider.call('follow-user', { user_id: ben.id }, asha);
  expect(await provider.call('fetch-recommended', { type: 'users', limit: 10 }, asha)).toMatchObject({
    data: [{ username: 'ben', is_following: 0 }],
  });

  expect(await follow()).toMatchObject({ follow_status: 'followed' });
  expect((await provider.call('fetch-recommended', { type: 'users', limit: 10 }, asha)).data).toEqual([]);
  expect(await provider.call('get-friends', { user_id: asha.id }, ben)).toMatchObject({
    data: { following: [{ username: 'ben' }], followers: [] },
  });
  expect(await follow()).toMatchObject({ follow_status: 'unfollowed' });
  expect(await provider.call('follow-user', { user_id: asha.id }, asha)).toMatchObject({
    errors: { error_text: 'You can not follow yourself' },
  });
});
