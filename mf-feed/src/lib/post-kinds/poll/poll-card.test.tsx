import { fakeProvider, type Answer } from '@social/build-preset/jest/fake-provider';
import { screen, within } from '@testing-library/react';
import { renderHome } from '../../../testing/render-home';
import { wirePost } from '../../../testing/wire-post';

const option = (id: number, text: string, votes: number) => ({ id: String(id), text, option_votes: String(votes) });

async function renderPoll(id: number, vote: Answer) {
  const poll = wirePost(id, { options: [option(1, 'Tea', 1), option(2, 'Coffee', 0)], voted_id: 0 });
  const provider = fakeProvider({
    posts: ({ form }) => ({ api_status: 200, data: form.after_post_id ? [] : [poll] }),
    vote_up: vote,
  });
  const { user } = renderHome();
  await screen.findByText('1 vote');
  return { user, sent: () => provider.callsOf('vote_up').map(({ form }) => form) };
}

test('a reader votes once and then sees the result', async () => {
  const { user, sent } = await renderPoll(501, () => ({
    api_status: 200,
    votes: [option(1, 'Tea', 1), option(2, 'Coffee', 1)],
    voted_id: 2,
  }));

  await user.click(screen.getByRole('button', { name: 'Coffee' }));

  await screen.findByText('2 votes');
  expect(sent()).toEqual([{ id: '2' }]);
  expect(within(screen.getByRole('list', { name: 'Poll' })).queryByRole('button')).toBeNull();
  expect(screen.getByText('Your answer')).not.toBeNull();
});

test('a refused vote leaves the poll unchanged and shows a notification', async () => {
  const refusal = { api_status: '400', errors: { error_id: 6, error_text: 'The poll is gone' } };
  const { user } = await renderPoll(502, () => refusal);

  await user.click(screen.getByRole('button', { name: 'Tea' }));

  expect((await screen.findByRole('alert')).textContent).toContain("Couldn't count your vote");
  expect(screen.getByRole('button', { name: 'Tea' })).not.toBeNull();
  expect(screen.getByText('1 vote')).not.toBeNull();
});
