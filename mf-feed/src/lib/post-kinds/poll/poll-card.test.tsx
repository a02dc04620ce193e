import { fakeProvider, type Answer } from '@social/build-preset/jest/fake-provider';
import { act, screen, within } from '@testing-library/react';
import { renderHome } from '../../../testing/render-home';
import { wirePost } from '../../../testing/wire-post';

const option = (id: number, text: string, votes: number) => ({ id: String(id), text, option_votes: String(votes) });

async function renderPoll(id: number, vote: Answer, fields: Record<string, unknown> = {}) {
  const poll = wirePost(id, { options: [option(1, 'Tea', 1), option(2, 'Coffee', 0)], voted_id: 0, ...fields });
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

const HOUR_SECONDS = 3600;
const toEpoch = (secondsFromNow: number) => String(Math.round(Date.now() / 1000) + secondsFromNow);
const unusedVote: Answer = () => ({ api_status: 200 });

test('a poll with an end says when it is, and takes votes until then', async () => {
  await renderPoll(503, unusedVote, { poll_ends_at: toEpoch(3 * HOUR_SECONDS + 60) });

  expect(screen.getByText('Ends in 3 hours')).not.toBeNull();
  expect(screen.getByRole('button', { name: 'Tea' })).not.toBeNull();
});

test('a poll that has ended shows only its result', async () => {
  await renderPoll(504, unusedVote, { poll_ends_at: toEpoch(-1) });

  const poll = within(screen.getByRole('list', { name: 'Poll' }));
  expect(poll.getByText('Ended')).not.toBeNull();
  expect(poll.getByText('100 %')).not.toBeNull();
  expect(poll.queryByRole('button')).toBeNull();
});

test('a poll that ends while it is on screen takes its buttons away', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  try {
    await renderPoll(505, unusedVote, { poll_ends_at: toEpoch(30) });
    expect(screen.getByRole('button', { name: 'Tea' })).not.toBeNull();

    await act(() => jest.advanceTimersByTimeAsync(31_000));

    expect(screen.getByText('Ended')).not.toBeNull();
    expect(within(screen.getByRole('list', { name: 'Poll' })).queryByRole('button')).toBeNull();
  } finally {
    jest.useRealTimers();
  }
});
