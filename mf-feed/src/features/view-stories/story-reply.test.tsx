import { refusal } from '@social/build-preset/jest/fake-provider';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { findTile, renderStories, storyOwner, wireStory } from '../../testing/render-stories';

const ben = storyOwner(3, 'Ben', [wireStory(30), wireStory(31)]);
const sent = { api_status: 200, message_data: [{ id: '90', text: 'Lovely', onwer: 1 }] };

async function openStory(answer: () => unknown) {
  const page = renderStories([ben], { 'send-message': answer });
  await page.user.click(await findTile(/^Ben/));
  const dialog = within(await screen.findByRole('dialog', { name: 'Stories of Ben' }));
  return { ...page, dialog, field: () => dialog.getByRole<HTMLTextAreaElement>('textbox', { name: 'Reply to Ben' }) };
}

test('a reply goes to the owner as a message about this story; the keys of the viewer do not change its text', async () => {
  const { user, dialog, field, callsOf } = await openStory(() => sent);
  await user.type(field(), 'Lovely  {ArrowLeft}day');
  expect(dialog.getByText('Story 30')).toBeTruthy();
  await user.keyboard('{Enter}');

  await screen.findByText('Your reply went to Ben.');
  expect(callsOf('send-message')[0]?.form).toMatchObject({ user_id: '3', story_id: '30', text: 'Lovely day' });
  expect(field().value).toBe('');
});

test('a refused reply stays with its reason, is sent again under the same key, and belongs to its story', async () => {
  const { user, dialog, field, callsOf, when } = await openStory(() => refusal('Not now'));
  await user.type(field(), 'Lovely{Enter}');
  await dialog.findByText('Your reply was not sent. It is kept here. Not now');
  expect(field().value).toBe('Lovely');

  await user.click(dialog.getByRole('button', { name: 'Next story' }));
  await waitFor(() => expect(field().value).toBe(''));
  await user.click(dialog.getByRole('button', { name: 'Previous story' }));
  await waitFor(() => expect(field().value).toBe('Lovely'));

  when('send-message', () => refusal('Not yet'));
  await user.click(dialog.getByRole('button', { name: 'Send the reply' }));
  await dialog.findByText(/Not yet/);
  when('send-message', () => sent);
  await user.click(dialog.getByRole('button', { name: 'Send the reply' }));
  await screen.findByText('Your reply went to Ben.');
  const [, again, last] = callsOf('send-message').map(({ form }) => form.message_hash_id);
  expect(again).toBe(last);
});

test("one's own story takes no reply", async () => {
  const { user } = renderStories([storyOwner(1, 'Me', [wireStory(30, { is_owner: true })])]);
  await user.click(await findTile(/^Your story/));
  await screen.findByRole('dialog');
  expect(screen.queryByRole('textbox', { name: /^Reply to/ })).toBeNull();
});

test('a mouse gets arrows at the ends where the row continues, which scroll it', async () => {
  renderStories([ben]);
  const row = await screen.findByRole('list', { name: 'Stories' });
  const scrollBy = jest.fn();
  Object.defineProperties(row, {
    scrollWidth: { value: 900 },
    clientWidth: { value: 300 },
    scrollLeft: { value: 0, writable: true },
    scrollBy: { value: scrollBy },
  });
  expect(screen.queryByRole('button', { name: 'More stories' })).toBeNull();
  fireEvent.pointerEnter(row.parentElement as HTMLElement, { pointerType: 'mouse' });

  fireEvent.click(await screen.findByRole('button', { name: 'More stories' }));
  expect(scrollBy).toHaveBeenCalledWith(expect.objectContaining({ left: 240 }));
  expect(screen.queryByRole('button', { name: 'Earlier stories' })).toBeNull();
  row.scrollLeft = 600;
  fireEvent.scroll(row);
  await screen.findByRole('button', { name: 'Earlier stories' });
  expect(screen.queryByRole('button', { name: 'More stories' })).toBeNull();
});
