import { randomUUID } from 'node:crypto';
import { pictures } from '../../support/provider-calls';
import { expect, test } from '../../support/test';

test('groups, events, albums and hashtags are found as one types, arrow keys choose among them, and the search is remembered', async ({
  author,
  authorPage: page,
}) => {
  const word = `zk${randomUUID().replaceAll('-', '').slice(0, 8)}`;
  const day = { event_start_date: '2031-05-20', event_end_date: '2031-05-20', event_start_time: '18:00', event_end_time: '23:30' };
  await author.call('create-group', {
    group_name: word,
    group_title: `Group ${word}`,
    category: '1',
    privacy: '1',
    about: 'Made for a test',
  });
  const { event_id: eventId } = await author.call('create-event', {
    event_name: `Event ${word}`,
    event_location: 'Back yard',
    event_description: 'Made for a test',
    ...day,
  });
  await author.call('albums', { type: 'create', album_name: `Album ${word}`, 'postPhotos[]': pictures(1) });
  await author.call('new_post', { postText: `Found by #${word}` });

  await page.goto('/jobs');
  await page.getByRole('button', { name: 'Search' }).click();
  const field = page.getByRole('combobox', { name: /^Search/ });
  await field.pressSequentially(word);
  const group = (name: string) => page.getByRole('group', { name, exact: true }).getByRole('option').filter({ hasText: word });
  for (const name of ['Groups', 'Events', 'Albums', 'Hashtags']) await expect(group(name)).toBeVisible();

  const event = group('Events');
  await expect(async () => {
    await field.press('ArrowDown');
    await expect(event).toHaveAttribute('aria-selected', 'true', { timeout: 100 });
  }).toPass();
  await expect(field).toHaveAttribute('aria-activedescendant', (await event.getAttribute('id')) ?? '');
  await field.press('Enter');
  await expect(page).toHaveURL(`/events/${String(eventId)}`);

  await page.getByRole('button', { name: 'Search' }).click();
  const recent = page.getByRole('group', { name: 'Recent searches' }).getByRole('option', { name: word });
  await expect(recent).toHaveAttribute('aria-selected', 'true');
  await field.press('Enter');
  await expect(page).toHaveURL(`/search?q=${word}`);
  await page.getByRole('button', { name: 'Search' }).click();
  await field.press('Delete');
  await expect(recent).toHaveCount(0);
  await expect(field).toBeFocused();
});
