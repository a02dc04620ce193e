import { fakeProvider, type Answer } from '@social/build-preset/jest/fake-provider';
import { screen, waitFor } from '@testing-library/react';
import { renderHome } from '../../testing/render-home';
import { idsFrom, wirePage, wirePost } from '../../testing/wire-post';

const scrolledTo: string[] = [];
beforeEach(() => {
  scrolledTo.length = 0;
  Element.prototype.scrollIntoView = function (this: Element) {
    scrolledTo.push(this.id);
  };
  // jsdom has no layout: pretends that each post is visible below the sticky bar.
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue({ top: 200, bottom: 240, height: 40, width: 640 } as DOMRect);
});

const threePosts: Answer = ({ form }) => (form.after_post_id ? wirePage() : wirePage(3, 2, 1));

async function home(answers: Record<string, Answer> = {}) {
  const provider = fakeProvider({ posts: threePosts, ...answers });
  const view = renderHome();
  await screen.findByText('Post 1');
  return { ...provider, ...view };
}

const focused = () => document.activeElement?.id;

test('j and k move from post to post', async () => {
  const { user } = await home();

  await user.keyboard('j');
  expect(focused()).toBe('post-3');
  await user.keyboard('jj');
  expect(focused()).toBe('post-1');
  await user.keyboard('k');
  expect(focused()).toBe('post-2');
  expect(scrolledTo).toEqual(['post-3', 'post-2', 'post-1', 'post-2']);
});

test('l likes the focused post', async () => {
  const { user, callsOf } = await home({ 'post-actions': () => ({ api_status: 200, action: 'liked', code: 1 }) });

  await user.keyboard('jjl');

  await waitFor(() => expect(callsOf('post-actions').map(({ form }) => form.post_id)).toEqual(['2']));
});

test('c opens the comments of the focused post', async () => {
  const { user, callsOf } = await home({ comments: () => ({ api_status: 200, data: [] }) });

  await user.keyboard('jc');

  await waitFor(() => expect(callsOf('comments').map(({ form }) => form.post_id)).toEqual(['3']));
});

test.each(['o', '{Enter}'])('%s opens the focused post', async (key) => {
  const { user } = await home();

  await user.keyboard(`jj${key}`);

  expect(screen.getByLabelText('Address').textContent).toBe('/post/2');
});

test('the keys type letters in the composer', async () => {
  const { user, callsOf } = await home();

  await user.type(await screen.findByRole('textbox', { name: 'Share something' }), 'jolly clock');

  expect(callsOf('post-actions')).toEqual([]);
  expect(screen.getByLabelText('Address').textContent).toBe('/');
});

test('newer posts are announced and shown on request', async () => {
  let newest = idsFrom(30, 10);
  fakeProvider({ posts: ({ form }) => (form.after_post_id ? wirePage() : wirePage(...newest)) });
  const { user } = renderHome();
  await screen.findByText('Post 21');
  newest = idsFrom(32, 10);

  await user.keyboard('.');
  const pill = await screen.findByRole('button', { name: '2 new posts' });
  expect(screen.queryByText('Post 32')).toBeNull();

  await user.click(pill);
  await screen.findByText('Post 32');
  await waitFor(() => expect(focused()).toBe('post-32'));
  expect(screen.queryByRole('button', { name: /new post/ })).toBeNull();
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(12));
});

test('more newer posts than a page holds reload the list', async () => {
  let newest = idsFrom(30, 10);
  fakeProvider({ posts: ({ form }) => (form.after_post_id ? wirePage() : { api_status: 200, data: newest.map((id) => wirePost(id)) }) });
  const { user } = renderHome();
  await screen.findByText('Post 21');
  newest = idsFrom(90, 10);

  await user.keyboard('.');
  await user.click(await screen.findByRole('button', { name: '10+ new posts' }));

  await screen.findByText('Post 90');
  expect(screen.queryByText('Post 30')).toBeNull();
});
