import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { pictureFile } from '../../support/albums';
import { messagesWith, messageBox, sendMessage } from '../../support/conversation';
import { newMember } from '../../support/new-member';
import { expect, test } from '../../support/test';

type Effort = { clicks: number; keys: number };

/** Counts a member's effort from now on: clicks, and keys that do not type text into a field. */
async function countEffort(page: Page): Promise<() => Promise<Effort>> {
  await page.evaluate(() => {
    const effort = { clicks: 0, keys: 0 };
    addEventListener('click', ({ isTrusted, detail }) => void (isTrusted && detail > 0 && (effort.clicks += 1)), true);
    addEventListener(
      'keydown',
      ({ isTrusted, key, target }) => {
        const isTyped = key.length === 1 && target instanceof Element && target.matches('input, textarea, [contenteditable=true]');
        if (isTrusted && !isTyped) effort.keys += 1;
      },
      true,
    );
    Object.assign(globalThis, { effort });
  });
  return () => page.evaluate(() => (globalThis as unknown as { effort: Effort }).effort);
}

async function openHome(page: Page): Promise<void> {
  await page.goto('/');
  await expect(page.getByRole('textbox', { name: 'Share something' })).toBeVisible();
}

/** Presses a button that opens the device's file dialog, and chooses a file. */
async function pick(page: Page, button: string, files: ReturnType<typeof pictureFile>[]): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: button, exact: true }).click();
  await (await chooser).setFiles(files);
}

// docs/member-tasks.md compares these figures with those of other clients.
test.describe('the effort of', { tag: '@whole' }, () => {
  test('a post with two pictures: two clicks', async ({ authorPage: page }) => {
    const text = `Two kites ${randomUUID()}`;
    await openHome(page);
    const readEffort = await countEffort(page);
    await pick(page, 'Image', [pictureFile('kite.png'), pictureFile('sea.png')]);
    await page.getByRole('textbox', { name: 'Share something' }).fill(text);
    await page.getByRole('button', { name: 'Post', exact: true }).click();
    await expect(page.getByRole('article').filter({ hasText: text }).getByRole('img', { name: 'Photo 2 of 2' })).toBeVisible();
    expect(await readEffort()).toEqual({ clicks: 2, keys: 0 });
  });

  test('an answer to a message: one click and Enter', async ({ author, authorPage: page }) => {
    const friend = await newMember('Friend');
    await sendMessage(friend, author, 'Are you there?');
    await openHome(page);
    const readEffort = await countEffort(page);
    await page
      .getByRole('complementary')
      .getByRole('link', { name: new RegExp(friend.name) })
      .click();
    // The focus is in the field.
    await expect(messageBox(page)).toBeFocused();
    await page.keyboard.type('On my way');
    await page.keyboard.press('Enter');
    await expect(messagesWith(page, 'On my way')).toContainText('Sent');
    expect(await readEffort()).toEqual({ clicks: 1, keys: 1 });
  });

  test('finding a member: two clicks, or three keys', async ({ authorPage: page }) => {
    const member = await newMember();
    const option = page.getByRole('option', { name: new RegExp(`@${member.username}`) });
    await openHome(page);
    const readEffort = await countEffort(page);
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await expect(page.getByRole('combobox', { name: 'Search people, pages and posts' })).toBeFocused();
    await page.keyboard.type(member.username);
    await option.click();
    await expect(page).toHaveURL(new RegExp(`/profile/${member.userId}$`));
    expect(await readEffort()).toEqual({ clicks: 2, keys: 0 });

    await page.keyboard.press('/');
    await expect(page.getByRole('combobox', { name: 'Search people, pages and posts' })).toBeFocused();
    await page.keyboard.type(member.username);
    await expect(option).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect(await readEffort()).toEqual({ clicks: 2, keys: 3 });
  });

  test('an album of thirty photos: four clicks', async ({ authorPage: page }) => {
    test.slow();
    await openHome(page);
    const readEffort = await countEffort(page);
    await page.getByRole('navigation').first().getByRole('link', { name: 'Albums' }).click();
    await page.getByRole('link', { name: 'Create Album' }).click();
    await page.getByLabel('Album name').fill('Thirty');
    await pick(
      page,
      'Choose photos and videos',
      Array.from({ length: 30 }, (_, at) => pictureFile(`${at}.png`)),
    );
    await page.getByRole('button', { name: 'Publish Album' }).click();
    await expect(page.getByText('30 photos').first()).toBeVisible();
    expect(await readEffort()).toEqual({ clicks: 4, keys: 0 });
  });

  test('an event with three guests: seven clicks', async ({ author, authorPage: page }) => {
    test.slow();
    for (const name of ['Guest One', 'Guest Two', 'Guest Three']) {
      const guest = await newMember(name);
      await author.call('follow-user', { user_id: guest.userId });
    }
    await openHome(page);
    const readEffort = await countEffort(page);
    await page.getByRole('navigation').first().getByRole('link', { name: 'Events' }).click();
    await page.getByRole('link', { name: 'Create Event' }).click();
    await page.getByLabel('Event name').fill(`Supper ${randomUUID()}`);
    await page.getByLabel('Location').fill('Back yard');
    await page.getByLabel('Start date').fill('2031-05-20');
    await page.getByLabel('Start time').fill('18:00');
    await page.getByLabel('End time').fill('23:30');
    await page.getByLabel('Description').fill('One pot and forty chairs.');
    await page.getByRole('button', { name: 'Create Event' }).click();
    await page.getByRole('button', { name: 'Invite' }).click();
    const dialog = page.getByRole('dialog');
    for (const name of ['One', 'Two', 'Three']) await dialog.getByRole('button', { name: new RegExp(`^Invite Guest ${name}`) }).click();
    await expect(dialog.getByText('Invited')).toHaveCount(3);
    expect(await readEffort()).toEqual({ clicks: 7, keys: 0 });
  });
});
