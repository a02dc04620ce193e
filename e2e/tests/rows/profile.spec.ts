import type { Page } from '@playwright/test';
import { pageOf } from '../../support/member';
import { newMember } from '../../support/new-member';
import { expect, test } from '../../support/test';

const main = (page: Page) => page.getByRole('main');
const heading = (page: Page, name: string) => main(page).getByRole('heading', { level: 1, name });

test('a profile shows cover, photo, name, handle, counts of posts, followers and following, and the posts', async ({ memberPage }) => {
  await memberPage.goto('/profile?username=asha');
  await expect(heading(memberPage, 'Asha Menon')).toBeVisible();
  await expect(main(memberPage).getByText(/^@asha/)).toBeVisible();
  const counts = main(memberPage).getByRole('list', { name: 'Counts' }).getByRole('link');
  await expect(counts).toHaveText([/^[\d,]+ Posts$/, /^[\d,]+ Followers$/, /^[\d,]+ Following$/]);
  await expect(main(memberPage).getByRole('article').first()).toBeVisible();
});

test('/profile is one’s own, without a Follow button', async ({ memberPage }) => {
  await memberPage.goto('/profile');
  await expect(main(memberPage).getByRole('button', { name: 'Edit profile' })).toBeVisible();
  await expect(main(memberPage).getByRole('button', { name: /^Follow/ })).toHaveCount(0);
});

test('the profile of an unknown member says so, without a crash', async ({ memberPage }) => {
  for (const path of ['/profile/0', '/profile/99999999']) {
    await memberPage.goto(path);
    await expect(main(memberPage).getByText('This profile can not be shown')).toBeVisible();
  }
});

test('followers and following are lists with an address; Back leads to the posts', async ({ memberPage }) => {
  await memberPage.goto('/profile?username=asha');
  await main(memberPage).getByRole('tab', { name: 'Followers' }).click();
  await expect(main(memberPage).getByRole('list', { name: 'Followers' }).getByRole('listitem').first()).toBeVisible();
  await expect(memberPage).toHaveURL(/tab=followers/);
  await memberPage.goBack();
  await expect(main(memberPage).getByRole('tab', { name: 'Posts' })).toHaveAttribute('aria-selected', 'true');
});

test('Follow becomes Following, and a second click reverts it', async ({ context }) => {
  const page = await pageOf(context, await newMember());
  await page.goto('/profile?username=asha');
  await main(page).getByRole('button', { name: 'Follow Asha Menon' }).click();
  await main(page).getByRole('button', { name: 'Following Asha Menon' }).click();
  await expect(main(page).getByRole('button', { name: 'Follow Asha Menon' })).toBeVisible();
});

test('a member who confirms followers is sent a request: Requested', async ({ context }) => {
  const page = await pageOf(context, await newMember());
  await page.goto('/profile?username=leila');
  await main(page)
    .getByRole('button', { name: /^Follow Leila/ })
    .click();
  await expect(main(page).getByRole('button', { name: /^Requested Leila/ })).toBeVisible();
});

test('Message opens the conversation with that member', async ({ memberPage }) => {
  await memberPage.goto('/profile?username=asha');
  await main(memberPage).getByRole('button', { name: 'Message' }).click();
  await expect(memberPage).toHaveURL(/\/chat-detailed\/\d+$/);
  await expect(main(memberPage).getByText('Asha Menon').first()).toBeVisible();
});

test('a photo opens over the screen at its own address, steps by keys, and Back closes it on its tile', async ({ memberPage }) => {
  await memberPage.goto('/profile?username=asha&tab=photos');
  const tile = main(memberPage).getByRole('button', { name: 'Photo 2', exact: true });
  await tile.click();
  const viewer = memberPage.getByRole('dialog', { name: 'Photo viewer' });
  await expect(viewer.getByText(/^2 of \d+$/)).toBeVisible();
  await memberPage.keyboard.press('ArrowRight');
  await expect(viewer.getByText(/^3 of \d+$/)).toBeVisible();
  await expect(memberPage).toHaveURL(/photo=\d+\.\d+/);
  await memberPage.keyboard.press('+');
  await expect(viewer.getByRole('button', { name: 'Zoom out' })).toBeEnabled();
  await memberPage.goBack();
  await expect(viewer).toBeHidden();
  await expect(memberPage).toHaveURL(/tab=photos$/);
  await expect(tile).toBeFocused();
});

test('a blocked member disappears, is listed in the settings, and can be unblocked', async ({ context }) => {
  const page = await pageOf(context, await newMember());
  await page.goto('/profile?username=mateo');
  await main(page).getByRole('button', { name: 'More about Mateo Rivas' }).click();
  await page.getByRole('menuitem', { name: 'Block Mateo Rivas' }).click();
  await expect(main(page).getByText('You have blocked Mateo Rivas')).toBeVisible();
  // The call is sent when the notification closes.
  await page.getByRole('button', { name: 'Close' }).click();
  await expect.poll(async () => (await page.goto('/settings'), await isThere(page, 'Unblock Mateo Rivas'))).toBe(true);
  await main(page).getByRole('button', { name: 'Unblock Mateo Rivas' }).click();
  await expect(main(page).getByText('You have blocked nobody.')).toBeVisible();
});

async function isThere(page: Page, name: string): Promise<boolean> {
  const list = main(page)
    .getByText('You have blocked nobody.')
    .or(main(page).getByRole('list', { name: 'Blocked members' }));
  await list.waitFor();
  return main(page).getByRole('button', { name }).isVisible();
}
