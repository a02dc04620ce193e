import { pageOf } from '../../support/member';
import { newMember } from '../../support/new-member';
import { expect, test } from '../../support/test';

test.describe('friend suggestions', () => {
  test('cards with name and username; Add Friend becomes a disabled Requested, and stays followed', async ({ context }) => {
    const page = await pageOf(context, await newMember());
    await page.goto('/');
    const row = page.getByRole('article', { name: 'Friend Suggestions' });
    const add = row.getByRole('button', { name: /^Add Friend / }).first();
    const name = (await add.getAttribute('aria-label'))?.replace('Add Friend ', '') ?? '';
    await expect(row.getByText(/^@/).first()).toBeVisible();
    const answered = page.waitForResponse(/\/api\/follow-user/);
    await add.click();
    await expect(row.getByRole('button', { name: `Requested ${name}` })).toBeDisabled();
    await answered;
    await page.reload();
    await expect(row).toBeVisible();
    await expect(row.getByRole('button', { name: `Add Friend ${name}` })).toHaveCount(0);
  });

  test('the arrows move the row by three cards of 176 pixels', async ({ context }) => {
    const page = await pageOf(context, await newMember());
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/');
    const list = page.getByRole('article', { name: 'Friend Suggestions' }).getByRole('list');
    await expect(list.getByRole('listitem').nth(7)).toBeAttached();
    const cards = await list.evaluate((row) =>
      [...row.children]
        .map((card) => card.getBoundingClientRect())
        .slice(0, 2)
        .map(({ left, width }) => ({ left, width })),
    );
    expect((cards[1]?.left ?? 0) - (cards[0]?.left ?? 0)).toBe(176);
    expect(cards[0]?.width).toBe(160);
    await page.getByRole('button', { name: 'More suggestions' }).click();
    await expect.poll(() => list.evaluate((row) => row.scrollLeft)).toBe(528);
    await page.getByRole('button', { name: 'Earlier suggestions' }).click();
    await expect.poll(() => list.evaluate((row) => row.scrollLeft)).toBe(0);
  });

  test('a suggestion can be dismissed, and restored', async ({ context }) => {
    const page = await pageOf(context, await newMember());
    await page.goto('/');
    const row = page.getByRole('article', { name: 'Friend Suggestions' });
    const dismiss = row.getByRole('button', { name: /^Do not suggest / }).first();
    const label = (await dismiss.getAttribute('aria-label')) ?? '';
    await dismiss.click();
    await expect(row.getByRole('button', { name: label })).toHaveCount(0);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(row.getByRole('button', { name: label })).toBeVisible();
  });
});
