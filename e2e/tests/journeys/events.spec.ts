import { pageOf } from '../../support/member';
import { newMember } from '../../support/new-member';
import { expect, test } from '../../support/test';

const HOUR_MS = 3_600_000;

/** Returns the fields of a time that is `hours` from now, within a day of it in any time zone. */
function timeIn(hours: number): [date: string, time: string] {
  const [date = '', time = ''] = new Date(Date.now() + hours * HOUR_MS).toISOString().split('T');
  return [date, time.slice(0, 5)];
}

test('guests are reminded of an event; its host does not join it, finds it on a map, changes and cancels it', async ({
  author: host,
  authorPage: page,
  browser,
}) => {
  const guest = await newMember('Guest');
  const [[startDate, startTime], [endDate, endTime]] = [timeIn(12), timeIn(14)];
  const { event_id: id } = await host.call('create-event', {
    event_name: `Supper of ${host.username}`,
    event_location: 'Pier 4 & Quay',
    event_description: 'Made for a test',
    event_start_date: startDate,
    event_start_time: startTime,
    event_end_date: endDate,
    event_end_time: endTime,
  });
  await guest.call('go-to-event', { event_id: String(id) });

  const guestPage = await pageOf(await browser.newContext(), guest);
  await guestPage.goto('/jobs');
  await guestPage.getByRole('button', { name: /^Notifications/ }).click();
  await guestPage.getByRole('link', { name: /hosts an event that you go to, within a day/ }).click();
  await expect(guestPage).toHaveURL(`/events/${String(id)}`);
  await expect(guestPage.getByRole('button', { name: /^Going: / })).toBeVisible();

  await page.goto(`/events/${String(id)}`);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(`Supper of ${host.username}`);
  await expect(page.getByText(/You host it/)).toBeVisible();
  await expect(page.getByRole('button', { name: /^Join Now/ })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Show on a map' })).toHaveAttribute('href', /query=Pier\+4\+%26\+Quay$/);

  await page.getByRole('link', { name: /^Edit/i }).click();
  await page.getByRole('textbox', { name: 'Event name' }).fill(`Breakfast of ${host.username}`);
  await page.getByRole('button', { name: 'Save event' }).click();
  await expect(heading).toHaveText(`Breakfast of ${host.username}`);
  await page.getByRole('button', { name: 'Cancel event' }).click();
  await page.getByRole('dialog', { name: 'Cancel this event?' }).getByRole('button', { name: 'Cancel event' }).click();
  await expect(page.getByText('This event was cancelled by its host.')).toBeVisible();

  await guestPage.reload();
  await expect(guestPage.getByText('This event was cancelled by its host.')).toBeVisible();
  await expect(guestPage.getByRole('button', { name: /^(Join Now|Going)/ })).toHaveCount(0);
  await guestPage.getByRole('button', { name: /^Notifications/ }).click();
  await expect(guestPage.getByRole('link', { name: /cancelled an event/ })).toBeVisible();
});
