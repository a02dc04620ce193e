import { messagesWith } from '../../support/conversation';
import { moveTo } from '../../support/move-within-app';
import { expect, test } from '../../support/test';

test('a story of text survives a reload, the row moves by arrows, and a reaction and a reply to a story are there at the next visit', async ({
  authorPage: page,
}) => {
  // Narrow enough that the stories of the seed do not fit.
  await page.setViewportSize({ width: 600, height: 900 });
  await page.goto('/');
  const create = page.getByRole('button', { name: 'Create story' });
  const row = page.getByRole('list', { name: 'Stories' });
  const viewer = page.getByRole('dialog', { name: /^Stories of/ });
  await expect(create).toBeVisible();

  await test.step('a mouse moves the row by its arrows, each of which is shown while it can scroll further', async () => {
    await row.hover();
    const [earlier, more] = [page.getByRole('button', { name: 'Earlier stories' }), page.getByRole('button', { name: 'More stories' })];
    await expect(more).toBeVisible();
    await expect(earlier).toHaveCount(0);
    await more.click();
    await expect(earlier).toBeVisible();
    await expect.poll(() => row.evaluate((list) => list.scrollLeft)).toBeGreaterThan(0);
    await earlier.click();
    await expect(earlier).toHaveCount(0);
    await expect.poll(() => row.evaluate((list) => list.scrollLeft)).toBe(0);
  });

  await test.step('a story that is being written survives Escape and a reload, and is shared', async () => {
    const form = page.getByRole('dialog', { name: 'Create story' });
    const text = form.getByRole('textbox', { name: 'Say something about it' });
    await create.click();
    await text.fill('Fog until noon');
    await page.keyboard.press('Escape');
    await page.reload();
    await create.click();
    await expect(text).toHaveValue('Fog until noon');
    await form.getByRole('button', { name: 'Share story' }).click();
    await expect(page.getByRole('button', { name: /^Your story/ })).toBeVisible();
  });

  await test.step('of two reactions the later one is shown at the next visit', async () => {
    await page
      .getByRole('button', { name: /, new story$/ })
      .first()
      .click();
    // Otherwise the next story follows after five seconds.
    await viewer.getByRole('button', { name: 'Pause' }).click();
    await viewer.getByRole('button', { name: 'Love' }).click();
    await expect(viewer.getByRole('button', { name: 'Love' })).toHaveAttribute('aria-pressed', 'true');
    // The request of the first reaction may be pending: this one is sent after it.
    const replied = page.waitForResponse(
      (response) => response.url().includes('react_story') && (response.request().postData() ?? '').includes('reaction=4'),
    );
    await viewer.getByRole('button', { name: 'Wow' }).click();
    await replied;
    await page.reload();
    await expect(viewer.getByRole('button', { name: 'Wow' })).toHaveAttribute('aria-pressed', 'true');
  });

  await test.step('a reply is a message in the conversation with the owner, and shows the story', async () => {
    await page.getByRole('textbox', { name: /^Reply to/ }).fill('What a view');
    const ownerId = new URL(page.url()).searchParams.get('story');
    await page.keyboard.press('Enter');
    await expect(page.getByText(/^Your reply went to/)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(viewer).toHaveCount(0);
    await moveTo(page, `/chat-detailed/${ownerId}`);
    await expect(messagesWith(page, 'What a view')).toContainText('Reply to a story');
  });
});
