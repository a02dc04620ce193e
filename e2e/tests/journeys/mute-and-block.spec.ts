import type { Page } from '@playwright/test';
import { pageOf } from '../../support/member';
import { moveTo } from '../../support/move-within-app';
import { newMember } from '../../support/new-member';
import { expect, test } from '../../support/test';
import { withoutFocus } from '../../support/without-focus';

async function chooseOption(page: Page, text: string, option: string): Promise<void> {
  await page.getByRole('article').filter({ hasText: text }).getByRole('button', { name: 'Post options' }).click();
  await page.getByRole('menuitem', { name: option }).click();
}

test('an author is muted and unmuted from a post; blocking one ends the follow and hides the post from its address too', async ({
  context,
}) => {
  const [author, reader] = await Promise.all([newMember('Loud'), newMember('Reader')]);
  const text = `Words of ${author.username}`;
  const { post_data: written } = await author.call('new_post', { user_id: author.userId, postText: text, postPrivacy: '0' });
  const path = `/post/${(written as { post_id: string }).post_id}`;
  await reader.call('follow-user', { user_id: author.userId });
  const page = await pageOf(context, reader);
  const post = page.getByRole('article').filter({ hasText: text });
  const readFeed = async () => (await reader.call('posts', { type: 'get_news_feed', filter: '1', limit: '10' })).data;

  await test.step('a muted author is gone from the feed', async () => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Following' }).click();
    await chooseOption(page, text, `Mute ${author.name}`);
    await expect(page.getByText(`Your feed no longer shows what ${author.name} posts.`)).toBeVisible();
    await expect(post).toHaveCount(0);
    expect(await readFeed()).toEqual([]);
  });

  await test.step('the page of the post unmutes them', async () => {
    await moveTo(page, path);
    await chooseOption(page, text, `Unmute ${author.name}`);
    await expect(page.getByText(`${author.name} is no longer muted.`)).toBeVisible();
    expect(await readFeed()).toHaveLength(1);
  });

  await test.step('a block ends the follow, and hides the post from feed and address', async () => {
    await page.goto('/');
    const close = page.getByRole('button', { name: 'Close' });
    await withoutFocus(page, async () => {
      await chooseOption(page, text, `Block ${author.name}`);
      await expect(close).toBeVisible();
    });
    await expect(post).toHaveCount(0);
    const isBlocked = page.waitForResponse((response) => response.url().includes('/api/block-user'));
    // The call is sent when the notice with Undo closes.
    await close.click();
    await isBlocked;
    expect(await readFeed()).toEqual([]);
    await page.goto(path);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText('This post is not here')).toBeVisible();
    await expect(post).toHaveCount(0);
  });
});
