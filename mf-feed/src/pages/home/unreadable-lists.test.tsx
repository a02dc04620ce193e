import { fakeProvider, type Answer } from '@social/build-preset/jest/fake-provider';
import { screen, within } from '@testing-library/react';
import { renderHome } from '../../testing/render-home';
import { wirePost, wirePublisher } from '../../testing/wire-post';

const broken = { text: 'without an id' };
const story = { id: '20', description: 'Story', posted: '1590676368', images: [{ filename: 'https://provider.example/20.jpg' }] };

/** Answers only the first page. */
const firstPage =
  (field: string, items: unknown[]): Answer =>
  ({ form }) => ({ api_status: 200, [field]: form.offset === undefined ? items : [] });

type Row = { list: string; call: string; readable: unknown; answer: (items: unknown[]) => Answer; note: string; failure: string };

const lists: Row[] = [
  {
    list: 'stories',
    call: 'get-user-stories',
    readable: { ...wirePublisher, stories: [story] },
    answer: (items) => firstPage('stories', items),
    note: '1 member with stories could not be shown.',
    failure: 'Stories could not be loaded',
  },
  {
    list: 'suggestions',
    call: 'fetch-recommended',
    readable: wirePublisher,
    answer: (items) => firstPage('data', items),
    note: '1 suggestion could not be shown.',
    failure: 'Friend suggestions could not be loaded',
  },
  {
    list: 'people who reacted',
    call: 'get-reactions',
    readable: wirePublisher,
    answer: (items) => () => ({ api_status: 200, data: { 1: items } }),
    note: '1 person could not be shown.',
    failure: 'The list could not be loaded',
  },
];

function renderLists(call: string, answer: Answer) {
  const reaction = { Like: 2, Love: 0, HaHa: 0, Wow: 0, Sad: 0, Angry: 0, is_reacted: false, type: '', count: 2 };
  const provider = fakeProvider({
    posts: ({ form }) => ({ api_status: 200, data: form.after_post_id ? [] : [wirePost(5, { reaction })] }),
    'get-user-stories': () => ({ api_status: 200, stories: [] }),
    'fetch-recommended': () => ({ api_status: 200, data: [] }),
    'get-reactions': () => ({ api_status: 200, data: [] }),
    [call]: answer,
  });
  return { ...provider, ...renderHome({ withStories: true, withSuggestions: true }) };
}

async function openReactors({ user }: ReturnType<typeof renderLists>): Promise<void> {
  await user.click(await screen.findByRole('button', { name: 'Who reacted' }));
  await screen.findByRole('dialog', { name: 'Who reacted' });
}

test.each(lists)('$list that cannot be decoded are counted below the others', async ({ call, readable, answer, note }) => {
  const page = renderLists(call, answer([readable, broken]));
  if (call === 'get-reactions') await openReactors(page);

  await screen.findByText(note);
});

test.each(lists)('$list of which none can be decoded are a failure, and Retry shows them', async (row) => {
  const page = renderLists(row.call, row.answer([broken]));
  if (row.call === 'get-reactions') await openReactors(page);

  const alert = (await screen.findByText(row.failure)).closest('[role=alert]');
  page.when(row.call, row.answer([row.readable]));
  await page.user.click(within(alert as HTMLElement).getByRole('button', { name: 'Retry' }));

  expect((await screen.findAllByText(new RegExp(String(wirePublisher.name)))).length).toBeGreaterThan(0);
  expect(screen.queryByText(row.failure)).toBeNull();
});
