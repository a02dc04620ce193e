import { NO_CONNECTION } from '@social/build-preset/jest/fake-provider';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { findTile, renderStories, storyOwner, wireStory } from '../../testing/render-stories';

const asha = storyOwner(2, 'Asha', [wireStory(20, { is_viewed: 1 }), wireStory(21), wireStory(22)]);
const ben = storyOwner(3, 'Ben', [wireStory(30)]);

const viewer = () => screen.findByRole('dialog', { name: /^Stories of/ });
const position = () => within(screen.getByRole('dialog')).getAllByRole('status')[0]?.textContent;
const arrive = (name: string) => fireEvent.load(within(screen.getByRole('dialog')).getByRole('img', { name }));

test('a tile opens its member’s first unseen story and reports it as seen', async () => {
  const { user, callsOf } = renderStories([asha, ben]);

  await user.click(await findTile(/^Asha, new story/));

  const dialog = await viewer();
  expect(within(dialog).getByText('@asha')).not.toBeNull();
  expect(within(dialog).getByText('Story 21')).not.toBeNull();
  expect(within(dialog).getByText('New')).not.toBeNull();
  expect(within(dialog).getByText('3 views')).not.toBeNull();
  expect(position()).toBe('Asha, story 2 of 3');
  arrive('Story 21');
  await within(dialog).findByText('4 views');
  expect(within(dialog).getByText('New')).not.toBeNull();
  expect(callsOf('get_story_by_id').map(({ form }) => form.story_id)).toEqual(['21']);

  await user.keyboard('{ArrowRight}{ArrowLeft}');
  await within(dialog).findByText('Viewed');
});

test('a reaction is shown again when its story is opened again', async () => {
  const given = { is_reacted: true, type: '2', Love: 1 };
  const { user } = renderStories([storyOwner(3, 'Ben', [wireStory(30, { reaction: given }), wireStory(31)])], {
    react_story: () => ({ api_status: 200 }),
  });
  await user.click(await findTile(/^Ben/));
  const pressed = () => within(screen.getByRole('dialog')).queryByRole('button', { pressed: true })?.textContent;
  await viewer();
  expect(pressed()).toBe('❤️');

  await user.keyboard('{ArrowRight}');
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Wow' }));
  await user.keyboard('{ArrowLeft}');
  expect(pressed()).toBe('❤️');
  await user.keyboard('{ArrowRight}');
  await waitFor(() => expect(pressed()).toBe('😮'));
});

test('a reaction stays when stories that were asked for before it arrive after it', async () => {
  const reads: ((owners: unknown[]) => void)[] = [];
  const { user, queries, callsOf } = renderStories([], {
    'get-user-stories': ({ form }) =>
      form.offset === undefined
        ? new Promise((resolve) => reads.push((stories) => resolve({ api_status: 200, stories })))
        : { api_status: 200, stories: [] },
    react_story: () => ({ api_status: 200 }),
  });
  await waitFor(() => expect(reads).toHaveLength(1));
  act(() => reads[0]?.([storyOwner(3, 'Ben', [wireStory(30)])]));
  await user.click(await findTile(/^Ben/));
  await viewer();
  act(() => void queries.invalidateQueries({ queryKey: ['stories'] }));
  await waitFor(() => expect(reads).toHaveLength(2));
  const wow = () => within(screen.getByRole('dialog')).getByRole('button', { name: 'Wow' });
  await user.click(wow());
  await waitFor(() => expect(callsOf('react_story')).toHaveLength(1));
  act(() => reads[1]?.([storyOwner(3, 'Ben', [wireStory(30)])]));
  await waitFor(() => expect(queries.isFetching({ queryKey: ['stories'] })).toBe(0));
  expect(wow().getAttribute('aria-pressed')).toBe('true');
});

test('of reactions in quick succession the last one is sent last, so that the provider keeps it', async () => {
  const answers: (() => void)[] = [];
  const { user, callsOf } = renderStories([ben], {
    react_story: () => new Promise((resolve) => answers.push(() => resolve({ api_status: 200 }))),
  });
  await user.click(await findTile(/^Ben/));
  const button = (name: string) => within(screen.getByRole('dialog')).getByRole('button', { name });
  const sent = () => callsOf('react_story').map(({ form }) => form.reaction);

  for (const name of ['Love', 'HaHa', 'Wow']) await user.click(button(name));
  expect(button('Wow').getAttribute('aria-pressed')).toBe('true');
  expect(sent()).toEqual(['2']);

  await act(async () => answers[0]?.());
  await waitFor(() => expect(sent()).toEqual(['2', '4']));
  const changed = jest.fn();
  new MutationObserver(changed).observe(button('Wow'), { attributeFilter: ['aria-pressed'] });
  await act(async () => answers[1]?.());
  expect(button('Wow').getAttribute('aria-pressed')).toBe('true');
  expect(changed).not.toHaveBeenCalled();
});

test('the arrow keys move between stories and members, and close after the last one', async () => {
  const { user } = renderStories([asha, ben]);
  await user.click(await findTile(/^Asha/));
  await viewer();

  await user.keyboard('{ArrowRight}');
  expect(position()).toBe('Asha, story 3 of 3');
  await user.keyboard('{ArrowRight}');
  await waitFor(() => expect(position()).toBe('Ben, story 1 of 1'));
  await user.keyboard('{ArrowLeft}');
  await waitFor(() => expect(position()).toBe('Asha, story 3 of 3'));
  await user.keyboard('{ArrowRight}');
  await waitFor(() => expect(position()).toBe('Ben, story 1 of 1'));
  await user.keyboard('{ArrowRight}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('the keys work after the focused button disappeared with its story', async () => {
  const { user } = renderStories([asha, ben]);
  await user.click(await findTile(/^Asha/));
  await user.click(within(await viewer()).getByRole('button', { name: 'Pause' }));
  await user.keyboard('{ArrowRight}{ArrowRight}');
  await waitFor(() => expect(position()).toBe('Ben, story 1 of 1'));
  await user.keyboard('{ArrowLeft}');
  await waitFor(() => expect(position()).toBe('Asha, story 3 of 3'));
});

test('the address names the member, and Escape closes the viewer', async () => {
  const { user } = renderStories([asha, ben]);
  await user.click(await findTile(/^Ben/));
  await viewer();
  expect(screen.getByLabelText('Address').textContent).toBe('/?story=3');

  await user.keyboard('{Escape}');

  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByLabelText('Address').textContent).toBe('/');
});

test('a picture’s timer starts when it is loaded, stops for Pause and moves on at its end', async () => {
  const { user } = renderStories([asha, ben]);
  await user.click(await findTile(/^Asha/));
  const dialog = await viewer();
  const running = () => dialog.querySelector<HTMLElement>('[style*="animation-duration"]');
  await waitFor(() => expect(running()?.style.animationPlayState).toBe('paused'));

  arrive('Story 21');
  (document.activeElement as HTMLElement).blur();
  await waitFor(() => expect(running()?.style.animationPlayState).toBe('running'));
  await user.click(within(dialog).getByRole('button', { name: 'Pause' }));
  await user.unhover(dialog);
  expect(running()?.style.animationPlayState).toBe('paused');
  await user.click(within(dialog).getByRole('button', { name: 'Play' }));

  fireEvent.animationEnd(running() as HTMLElement);
  expect(position()).toBe('Asha, story 3 of 3');
});

test('a failed story is skipped; the last one shows an error with Retry', async () => {
  const { user } = renderStories([asha, ben]);
  await user.click(await findTile(/^Asha/));
  const dialog = await viewer();

  fireEvent.error(within(dialog).getByRole('img', { name: 'Story 21' }));
  expect(position()).toBe('Asha, story 3 of 3');
  await user.keyboard('{ArrowRight}');
  await waitFor(() => expect(position()).toBe('Ben, story 1 of 1'));
  fireEvent.error(within(dialog).getByRole('img', { name: 'Story 30' }));

  await within(dialog).findByText('This story could not be loaded.');
  await user.click(within(dialog).getByRole('button', { name: 'Retry' }));
  await within(dialog).findByRole('img', { name: 'Story 30' });
});

test('a link to a member without stories shows an empty state', async () => {
  renderStories([asha], {}, '/?story=99');
  expect(within(await screen.findByRole('dialog', { name: 'Stories' })).getByText('No stories available')).not.toBeNull();
});

test('a row without stories still offers to create one', async () => {
  renderStories([]);
  await screen.findByText('No stories available');
  expect(screen.getByRole('button', { name: 'Create story' })).not.toBeNull();
});

test('failed stories show the reason with Retry', async () => {
  let isDown = true;
  const { user } = renderStories([], { 'get-user-stories': () => (isDown ? NO_CONNECTION : { api_status: 200, stories: [ben] }) });
  const failure = await screen.findByText('Stories could not be loaded');
  isDown = false;
  await user.click(within(failure.closest<HTMLElement>('[role=alert]') ?? document.body).getByRole('button', { name: 'Retry' }));
  await findTile(/^Ben/);
});

test("one's own story lists its viewers, and deleting it offers Undo", async () => {
  const mine = storyOwner(1, 'Me', [wireStory(10, { is_owner: true }), wireStory(11, { is_owner: true })]);
  const { user, callsOf } = renderStories([mine], {
    get_story_views: ({ form }) => ({
      api_status: 200,
      users: form.offset === undefined ? [{ user_id: '2', username: 'asha', name: 'Asha Rao' }] : [],
    }),
    'delete-story': () => ({ api_status: 200, message: 'Story was deleted' }),
  });
  await user.click(await findTile(/^Your story/));
  const dialog = await viewer();

  await user.click(within(dialog).getByRole('button', { name: 'Who has seen it' }));
  await within(await screen.findByRole('dialog', { name: 'Seen by' })).findByText('Asha Rao');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Seen by' })).toBeNull());

  await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(position()).toBe('Me, story 1 of 1'));
  await user.click(await screen.findByRole('button', { name: 'Undo', hidden: true }));
  await waitFor(() => expect(position()).toBe('Me, story 1 of 2'));
  expect(callsOf('delete-story')).toEqual([]);
});

test('a reaction shows at once; a refusal reverts it and shows a notification', async () => {
  const { user } = renderStories([ben], { react_story: () => ({ api_status: '400', errors: { error_text: 'Story not found' } }) });
  await user.click(await findTile(/^Ben/));
  await user.click(within(await viewer()).getByRole('button', { name: 'Love' }));

  expect((await screen.findByRole('alert', { hidden: true })).textContent).toContain('Your reaction did not get through');
  expect(within(screen.getByRole('dialog')).getByRole('button', { name: 'Love' }).getAttribute('aria-pressed')).toBe('false');
});
