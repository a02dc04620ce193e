import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { pageOf } from '../../support/member';
import { newMember } from '../../support/new-member';
import { expect, test } from '../../support/test';

const PICTURE = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64');

/** Returns a unique name. */
const newName = () => `Supper ${randomUUID().slice(0, 8)}`;

async function createEvent(page: Page, name: string) {
  await page.goto('/events/create');
  await page.getByLabel('Event name').fill(name);
  await page.getByLabel('Location').fill('Back yard');
  await page.getByLabel('Start date').fill('2031-05-20');
  await page.getByLabel('Start time').fill('18:00');
  await page.getByLabel('End time').fill('23:30');
  await page.getByLabel('Description').fill('One pot and forty chairs.\nCome hungry.');
  await page.getByRole('button', { name: 'Create Event' }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}

test('Title My Events, a dropdown with Events, Going, Invited, Interested, Past, and a Create Event button', async ({
  memberPage: page,
}) => {
  await page.goto('/events');
  await expect(page.getByRole('heading', { level: 1, name: 'My Events' })).toBeVisible();
  const dropdown = page.getByRole('combobox', { name: 'Show' });
  for (const name of ['Events', 'Going', 'Invited', 'Interested', 'Past'])
    await expect(dropdown.getByRole('option', { name, exact: true })).toBeAttached();
  await page.getByRole('link', { name: 'Create Event' }).click();
  await expect(page).toHaveURL('/events/create');
});

for (const [name, value] of [
  ['Going', 'going'],
  ['Invited', 'invited'],
  ['Interested', 'interested'],
  ['Past', 'past'],
] as const) {
  test(`Events filter: ${name} asks for ${value}, and a reload stays there`, async ({ memberPage: page }) => {
    await page.goto('/events');
    const asked = page.waitForRequest(
      (request) => request.url().includes('/api/get-events') && (request.postData() ?? '').includes(`fetch=${value}`),
    );
    await page.getByRole('combobox', { name: 'Show' }).selectOption({ label: name });
    await asked;
    await expect(page.getByRole('article').first()).toBeVisible();
    await page.reload();
    await expect(page.getByRole('combobox', { name: 'Show' })).toHaveValue(value);
    await expect(page.getByRole('article').first()).toBeVisible();
  });
}

test('Event cards stand in two columns with cover, name, place, date and the real counts', async ({ memberPage: page }) => {
  await page.goto('/events?list=events');
  const cards = page.getByRole('article');
  await expect(cards.nth(1)).toBeVisible();
  const [first, second] = [await cards.nth(0).boundingBox(), await cards.nth(1).boundingBox()];
  expect(first?.y).toBe(second?.y);
  expect(second?.x).toBeGreaterThan(first?.x ?? 0);
  await expect(cards.first().getByText(/^\d+ going · \d+ interested/)).toBeVisible();
  // An event without a cover has a placeholder picture.
  await expect(cards.getByRole('img', { name: /^Cover of/ }).first()).toBeVisible();
  await expect(page.getByText(/20 Members|200\+Posts/)).toHaveCount(0);
});

test('Scrolling loads all events, and Back from one returns to the same scroll position', async ({ memberPage: page }) => {
  await page.goto('/events?list=events');
  const cards = page.getByRole('article');
  await expect(cards.nth(3)).toBeVisible();
  await expect(async () => {
    await page.mouse.wheel(0, 3000);
    expect(await cards.count()).toBeGreaterThan(7);
  }).toPass();
  const card = cards.nth(6);
  await card.scrollIntoViewIfNeeded();
  const before = await card.evaluate((element) => element.getBoundingClientRect().top);
  await card.getByRole('link').click();
  await expect(page).toHaveURL(/\/events\/\d+$/);
  await expect(page.getByRole('link', { name: 'My Events' })).toBeVisible();
  await page.goBack();
  await expect.poll(() => cards.nth(6).evaluate((element) => element.getBoundingClientRect().top)).toBeCloseTo(before, -1);
});

test('Join Now joins, counts, and can be undone', async ({ memberPage: page, memberPageOf }) => {
  const name = newName();
  await createEvent(page, name);
  const url = page.url();
  const other = await memberPageOf('asha');
  await other.goto(url);
  await other.getByRole('button', { name: `Join Now: ${name}` }).click();
  await expect(other.getByText('1 going · 0 interested')).toBeVisible();
  await other.getByRole('button', { name: 'Undo' }).click();
  await expect(other.getByText('0 going · 0 interested')).toBeVisible();
  await other.getByRole('button', { name: `Interested: ${name}` }).click();
  await expect(other.getByText('0 going · 1 interested')).toBeVisible();
  await expect(other.getByText(`You are interested in ${name}.`)).toBeVisible();
  await other.reload();
  await expect(other.getByRole('button', { name: `Interested: ${name}` })).toHaveAttribute('aria-pressed', 'true');
});

test('A refused Join Now is reverted, and a notification says so', async ({ memberPage, memberPageOf }) => {
  const name = newName();
  await createEvent(memberPage, name);
  const page = await memberPageOf('asha');
  await page.goto(memberPage.url());
  await page.route('**/api/go-to-event**', (route) =>
    route.fulfill({ json: { api_status: '400', errors: { error_id: 6, error_text: 'Event not found' } } }),
  );
  await page.getByRole('button', { name: `Join Now: ${name}` }).click();
  await expect(page.getByRole('alert')).toContainText('Event not found');
  await expect(page.getByText('0 going · 0 interested')).toBeVisible();
});

test("Events non-OK HTTP: 'HTTP error! status: {code}', with Retry", async ({ memberPage: page }) => {
  await page.route('**/api/get-events**', (route) => route.fulfill({ status: 503, body: 'Away' }));
  await page.goto('/events');
  await expect(page.getByRole('alert')).toContainText('HTTP error! status: 503');
  await page.unroute('**/api/get-events**');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('A new event is created with its cover, has its own page, and stands first among my events', async ({ memberPage: page }) => {
  const name = newName();
  await page.goto('/events/create');
  await page.getByLabel('Cover picture').setInputFiles({ name: 'table.png', mimeType: 'image/png', buffer: PICTURE });
  await expect(page.getByRole('img', { name: 'Preview of the cover' })).toBeVisible();
  await page.getByRole('button', { name: 'Remove cover' }).click();
  await createEvent(page, name);
  await expect(page.getByText('Come hungry.')).toBeVisible();
  await expect(page.getByText('Host · this is your event')).toBeVisible();
  await page.getByRole('link', { name: 'My Events' }).click();
  await expect(page.getByRole('article', { name })).toBeVisible();
});

test('A new event’s errors are shown at their fields, and its draft survives a reload', async ({ memberPageOf }) => {
  const page = await memberPageOf('yuki');
  await page.goto('/events/create');
  await page.getByLabel('Cover picture').setInputFiles({ name: 'table.png', mimeType: 'image/png', buffer: PICTURE });
  await page.getByLabel('Event name').fill('Tea');
  await page.getByLabel('Start date').fill('2031-05-20');
  await page.getByLabel('Start time').fill('18:00');
  await page.getByLabel('End time').fill('17:00');
  await page.getByRole('button', { name: 'Create Event' }).click();
  await expect(page.getByText('Please enter a name of at least 5 characters')).toBeVisible();
  await expect(page.getByText('Please describe the event in at least 10 characters')).toBeVisible();
  await expect(page.getByText('The event can not end before it starts')).toBeVisible();
  await expect(page.getByLabel('Event name')).toBeFocused();
  await page.reload();
  await expect(page.getByLabel('Event name')).toHaveValue('Tea');
  await expect(page.getByRole('img', { name: 'Preview of the cover' })).toBeVisible();
});

test('An event is saved for a calendar', async ({ memberPage: page }) => {
  await page.goto('/events?list=events');
  await page.getByRole('article').first().getByRole('link').first().click();
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Add to calendar' }).click();
  expect((await saved).suggestedFilename()).toMatch(/^event-\d+\.ics$/);
});

test('An event that does not exist says so', async ({ memberPage: page }) => {
  await page.goto('/events/999999');
  await expect(page.getByText('This event is not here')).toBeVisible();
});

test('A host invites a followed member and cancels the event; the guest is notified of both and sees who comes', async ({
  author,
  authorPage: page,
  browser,
}) => {
  const guest = await newMember('Guest');
  await author.call('follow-user', { user_id: guest.userId });
  const name = newName();
  await createEvent(page, name);
  await page.getByRole('button', { name: 'Invite' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Invite Guest/ })
    .click();
  await expect(page.getByRole('dialog').getByText('Invited')).toBeVisible();
  await page.keyboard.press('Escape');

  const context = await browser.newContext();
  const guestPage = await pageOf(context, guest);
  await guestPage.goto('/jobs');
  await guestPage.getByRole('button', { name: /^Notifications/ }).click();
  await guestPage.getByRole('link', { name: /invited you to an event/ }).click();
  await guestPage.getByRole('button', { name: `Join Now: ${name}` }).click();
  await guestPage.getByRole('button', { name: 'See who is coming' }).click();
  await expect(guestPage.getByRole('dialog', { name: 'Guests' }).getByRole('link', { name: /Guest/ })).toBeVisible();

  await page.getByRole('button', { name: 'Cancel event' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel event' }).click();
  await expect(page.getByText('This event was cancelled by its host.')).toBeVisible();
  await guestPage.reload();
  await expect(guestPage.getByText(/This event is cancelled/)).toBeVisible();
  await guestPage.getByRole('button', { name: /^Notifications/ }).click();
  await expect(guestPage.getByRole('link', { name: /cancelled an event/ })).toBeVisible();
  await context.close();
});
