import { pageOf, signInOverApi } from '../../support/member';
import { newMember } from '../../support/new-member';
import { urls } from '../../support/stack';
import { expect, test } from '../../support/test';

test('others’ activities are counted on the bell, listed with their links, and seen once they were listed', async ({ context }) => {
  const [member, friend] = [await newMember(), await newMember()];
  const { post_data: post } = await member.call('new_post', { postText: 'Good morning' });
  const postId = (post as { id: string }).id;
  await friend.call('post-actions', { post_id: postId, action: 'like', reaction: '1' });
  await friend.call('follow-user', { user_id: member.userId });

  const page = await pageOf(context, member);
  await page.goto('/jobs');
  await page.getByRole('button', { name: 'Notifications, 2 new' }).click();
  const list = page.getByRole('dialog', { name: 'Notifications' });
  await expect(list.getByRole('heading', { name: 'Today' })).toBeVisible();
  await expect(list.getByRole('link', { name: /liked your post/ })).toHaveAttribute('href', `/post/${postId}`);
  await list.getByRole('link', { name: /followed you/ }).click();

  await expect(page).toHaveURL(new RegExp(`/profile/${friend.userId}$`));
  await expect(list).toBeHidden();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Notifications', exact: true })).toBeVisible();
});

test('one is marked as read by keys, and a kind that is switched off in the settings no longer arrives', async ({ context }) => {
  const [member, friend] = [await newMember(), await newMember()];
  const { post_data: post } = await member.call('new_post', { postText: 'Good night' });
  const postId = (post as { id: string }).id;
  await friend.call('post-actions', { post_id: postId, action: 'like', reaction: '1' });
  await friend.call('follow-user', { user_id: member.userId });

  const page = await pageOf(context, member);
  await page.goto('/settings');
  await page.getByRole('button', { name: /^Notifications, 2/ }).click();
  const list = page.getByRole('dialog', { name: 'Notifications' });
  await list.getByRole('button', { name: /^Mark as read:.*liked your post/ }).press('Enter');
  await expect(list.getByRole('button', { name: /^Mark as read/ })).toHaveCount(1);
  await page.keyboard.press('Escape');
  await page.getByRole('switch', { name: /^Comments/ }).click();
  await page.reload();
  await expect(page.getByRole('switch', { name: /^Comments/ })).not.toBeChecked();

  await friend.call('comments', { type: 'create', post_id: postId, text: 'Sleep well' });
  await page.getByRole('button', { name: 'Notifications', exact: true }).click();
  await expect(list.getByRole('listitem')).toHaveCount(2);
  await expect(list.getByRole('button', { name: /^Mark as read/ })).toHaveAccessibleName(/followed you/);
});

test('being added to a group links to its conversation, not to the member who added them', async ({ context }) => {
  const [member, friend] = [await newMember(), await newMember()];
  const { group_id: groupId } = await friend.call('group_chat', { type: 'create', group_name: 'Night owls', parts: member.userId });

  const page = await pageOf(context, member);
  await page.goto('/jobs');
  await page.getByRole('button', { name: 'Notifications, 1 new' }).click();
  await page.getByRole('link', { name: /added you to a group/ }).click();

  await expect(page).toHaveURL(new RegExp(`/chat-detailed/${String(groupId)}\\?type=group$`));
  await expect(page.getByRole('main').getByText('Night owls').first()).toBeVisible();
});

test('the same activity of several members is listed once', async ({ context }) => {
  const member = await newMember();
  const { post_data: post } = await member.call('new_post', { postText: 'Good evening' });
  for (const friend of [await newMember(), await newMember(), await newMember()])
    await friend.call('post-actions', { post_id: (post as { id: string }).id, action: 'like', reaction: '1' });

  const page = await pageOf(context, member);
  await page.goto('/jobs');
  await page.getByRole('button', { name: /^Notifications/ }).click();
  await expect(page.getByRole('dialog').getByRole('listitem')).toHaveText([/and 2 others liked your post/]);
});

for (const answer of ['Accept', 'Decline'] as const) {
  test(`a member who confirms followers can ${answer.toLowerCase()} one`, async ({ context }) => {
    const [member, asking] = [await newMember(), await newMember()];
    await member.call('update-user-data', { confirm_followers: '1' });
    await asking.call('follow-user', { user_id: member.userId });
    const page = await pageOf(context, member);
    await page.goto('/jobs');
    await page.getByRole('button', { name: /^Notifications/ }).click();
    const sent = answer === 'Accept' ? page.waitForRequest('**/api/follow-request-action**') : null;
    await page.getByRole('button', { name: `${answer} ${asking.name}` }).click();
    await expect(page.getByRole('button', { name: `${answer} ${asking.name}` })).toHaveCount(0);
    await sent;
    await expect(page.getByText(answer === 'Accept' ? /follows you now/ : /You declined/)).toBeVisible();
  });
}

test('an empty list says so, and a list that fails says so with Retry', async ({ context }) => {
  const page = await pageOf(context, await newMember());
  await page.goto('/jobs');
  await page.getByRole('button', { name: /^Notifications/ }).click();
  await expect(page.getByText('Nothing new')).toBeVisible();
  await page.keyboard.press('Escape');

  const refuse = JSON.stringify({ api_status: '400', errors: { error_id: '1', error_text: 'Closed for today' } });
  await page.route('**/api/get-general-data**', (route) => route.fulfill({ status: 200, body: refuse }));
  await page.getByRole('button', { name: /^Notifications/ }).click();
  // The follow requests, which are fetched separately, may have failed too.
  const failure = page.getByRole('dialog').getByRole('alert').filter({ hasText: 'Your notifications could not' });
  await expect(failure.getByText('Closed for today')).toBeVisible();
  await page.unroute('**/api/get-general-data**');
  await failure.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByText('Nothing new')).toBeVisible();
});

test.describe('the toasts', () => {
  /**
   * Opens a page with a button that shows a notification on each click. The notification's timer is an animation, slowed down for busy
   * machines.
   */
  async function openPageWithNotifications(context: Parameters<typeof pageOf>[0]) {
    const member = await newMember();
    await signInOverApi(urls.production, member.username);
    const page = await pageOf(context, member);
    const browser = await context.newCDPSession(page);
    await browser.send('Animation.enable');
    await browser.send('Animation.setPlaybackRate', { playbackRate: 0.05 });
    await page.route('**/api/sessions**', (route) =>
      /delete/.test(route.request().postData() ?? '') ? route.fulfill({ body: '{"api_status":200}' }) : route.continue(),
    );
    await page.goto('/settings');
    const showNotification = () =>
      page
        .getByRole('button', { name: /^Sign out (?!all)\w/ })
        .first()
        .click();
    const notification = page.getByRole('group').filter({ hasText: 'The device is signed out.' });
    return { page, showNotification, notification };
  }

  test('a toast is shown at the top right for 5 seconds; hovering it, or leaving the window, pauses its clock', async ({ context }) => {
    const { page, showNotification, notification } = await openPageWithNotifications(context);
    await showNotification();
    const box = await notification.boundingBox();
    expect(box && [box.y < 60, box.x + box.width > 1400]).toEqual([true, true]);
    const clock = notification.getByRole('progressbar', { includeHidden: true });
    const state = () => clock.evaluate((bar) => [getComputedStyle(bar).animationDuration, getComputedStyle(bar).animationPlayState]);
    await page.mouse.move(10, 800);
    await expect.poll(state).toEqual(['5s', 'running']);
    await notification.hover();
    await expect.poll(state).toEqual(['5s', 'paused']);
    await page.mouse.move(10, 800);
    await expect.poll(state).toEqual(['5s', 'running']);
    await page.evaluate(() => window.dispatchEvent(new Event('blur')));
    await expect.poll(state).toEqual(['5s', 'paused']);
  });

  test('a click on a toast closes it, and so does its button', async ({ context }) => {
    const { showNotification, notification } = await openPageWithNotifications(context);
    await showNotification();
    await notification.getByText('The device is signed out.').click();
    await expect(notification).toHaveCount(0);
    await showNotification();
    await notification.getByRole('button', { name: 'close' }).click();
    await expect(notification).toHaveCount(0);
  });

  test('a toast is dragged away beyond 80 % of its width, and returns before that', async ({ context }) => {
    const { page, showNotification, notification } = await openPageWithNotifications(context);
    await showNotification();
    const drag = async (share: number) => {
      const box = await notification.boundingBox();
      if (!box) throw new Error('no notification');
      const [x, y] = [box.x + 20, box.y + box.height / 2];
      await page.mouse.move(x, y);
      await page.mouse.down();
      await page.mouse.move(x - box.width * share, y, { steps: 5 });
      await page.mouse.up();
    };
    const readX = async () => Math.round((await notification.boundingBox())?.x ?? 0);
    // It slides in first.
    await notification.evaluate((element) => Promise.all(element.getAnimations().map(({ finished }) => finished)));
    const before = await readX();
    await drag(0.5);
    await expect.poll(readX).toBe(before);
    await drag(0.95);
    await expect(notification).toHaveCount(0);
  });

  test('over an open dialog Tab skips a toast; Alt+T focuses it and its action, Escape returns', async ({ context }) => {
    const page = await pageOf(context, await newMember());
    const browser = await context.newCDPSession(page);
    await browser.send('Animation.enable');
    await browser.send('Animation.setPlaybackRate', { playbackRate: 0.05 });
    await page.goto('/profile?username=mateo');
    await page.getByRole('button', { name: 'More about Mateo Rivas' }).click();
    await page.getByRole('menuitem', { name: 'Block Mateo Rivas' }).click();
    const notification = page.getByRole('group').filter({ has: page.getByRole('button', { name: 'Undo' }) });
    await expect(notification).toBeVisible();
    const blocked = page.getByRole('main').getByText('You have blocked Mateo Rivas');
    await expect(blocked).toBeVisible();

    await page.keyboard.press('Control+k');
    const field = page.getByRole('dialog').getByRole('combobox');
    await expect(field).toBeFocused();
    for (let presses = 0; presses < 12; presses += 1) {
      await page.keyboard.press('Tab');
      expect(await page.evaluate(() => document.activeElement?.closest('.Toastify') === null)).toBe(true);
    }
    await field.focus();

    await page.keyboard.press('Alt+t');
    await expect(notification).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(field).toBeFocused();

    await page.keyboard.press('Alt+t');
    await page.keyboard.press('Tab');
    await expect(notification.getByRole('button', { name: 'Undo' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(notification).toHaveCount(0);
    await expect(field).toBeFocused();
    await expect(blocked).toHaveCount(0);
  });

  test('at most five toasts are shown at once; Alt+T focuses them', async ({ context }) => {
    const { page, showNotification, notification } = await openPageWithNotifications(context);
    for (let count = 1; count <= 6; count += 1) await showNotification();
    await expect(notification).toHaveCount(5);
    await page.keyboard.press('Alt+t');
    await expect(page.locator('.Toastify__toast:focus, .Toastify__toast-container:focus-within')).not.toHaveCount(0);
  });
});
