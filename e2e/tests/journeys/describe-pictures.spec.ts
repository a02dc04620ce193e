import { randomUUID } from 'node:crypto';
import { expectAccessibleInLooks, narrowDark, showAs, wideLight } from '../../support/accessibility/expect-accessible';
import { pictureFile } from '../../support/albums';
import { expect, test } from '../../support/test';
import { withoutFocus } from '../../support/without-focus';

const files = () => [pictureFile('kite.png'), pictureFile('sea.png')];

test('pictures published without descriptions are asked for until that is unwanted; who wants it is reminded before; readers have the text', async ({
  authorPage: page,
}) => {
  const box = page.getByRole('textbox', { name: 'Share something' });
  const post = page.getByRole('button', { name: 'Post', exact: true });
  const publish = async (text: string) => {
    await box.fill(text);
    await page.getByLabel('Image to attach').setInputFiles(files());
    await post.click();
  };
  const articleWith = (text: string) => page.getByRole('article').filter({ hasText: text });
  const notice = page.getByText('Your post is published. 2 pictures have no description.');
  const later = `A kite of ${randomUUID()}`;
  const [earlyText, early] = [`Described ${randomUUID()}`, `A kite & a <cloud>, ${randomUUID()}`];
  await page.goto('/');

  await test.step('the notice of a published post asks, and leads to the first picture without a description', async () => {
    const text = `Undescribed ${randomUUID()}`;
    await withoutFocus(page, async () => {
      await publish(text);
      await expect(notice).toBeVisible();
    });
    await expectAccessibleInLooks(page, 'a notice that asks for descriptions', [wideLight]);
    await page.getByRole('button', { name: 'Describe', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Describe pictures' });
    await expect(dialog.getByRole('textbox', { name: 'Description of picture 1' })).toBeFocused();
    await page.keyboard.type(later);
    await expectAccessibleInLooks(page, 'the descriptions of a published post', [wideLight, narrowDark]);
    await showAs(page, wideLight);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(articleWith(text).getByRole('button', { name: later })).toBeVisible();
    await expect(articleWith(text)).toBeFocused();
  });

  await test.step('a member who does not want to be asked is not asked again', async () => {
    await withoutFocus(page, async () => {
      await publish(`Undescribed ${randomUUID()}`);
      await expect(notice).toBeVisible();
    });
    await page.getByRole('button', { name: "Don't ask again" }).click();
    await expect(page.getByText("You won't be asked again.")).toBeVisible();
  });

  await test.step('text, pictures and descriptions of a draft survive a reload, and so does what was described later', async () => {
    await box.fill(earlyText);
    await page.getByLabel('Image to attach').setInputFiles(files());
    await page.getByRole('button', { name: 'Describe kite.png' }).click();
    await page.getByRole('textbox', { name: 'Description of kite.png' }).fill(early);
    await page.reload();
    await expect(box).toHaveValue(earlyText);
    await page.getByRole('button', { name: 'Description of kite.png' }).click();
    await expect(page.getByRole('textbox', { name: 'Description of kite.png' })).toHaveValue(early);
    await expect(page.getByRole('article').getByRole('button', { name: later })).toBeVisible();
  });

  await test.step('keys choose the reminder, which holds the post back at the first picture without a description', async () => {
    await page.getByRole('checkbox', { name: 'Remind me to describe pictures' }).press('Space');
    await post.press('Enter');
    await expect(page.getByRole('alert').filter({ hasText: 'The post is not sent yet.' })).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Description of sea.png' })).toBeFocused();
    await expectAccessibleInLooks(page, 'a post that is held back', [wideLight, narrowDark]);
    await showAs(page, wideLight);
    await withoutFocus(page, async () => {
      await page.getByRole('button', { name: 'Post without descriptions' }).click();
      await expect(page.getByText('Your post is published.', { exact: true })).toBeVisible();
    });
  });

  await test.step('readers have the description as the name of the picture, and in full screen', async () => {
    // Closed, because it would cover the buttons of the viewer. There is no confirmation: the member chose not to be asked.
    await page.getByText('Your post is published.', { exact: true }).click();
    await expect(articleWith(earlyText).getByRole('img', { name: 'Photo 2 of 2' })).toBeVisible();
    await articleWith(earlyText).getByRole('button', { name: early }).click();
    const viewer = page.getByRole('dialog', { name: 'Photo viewer' });
    await viewer.getByRole('button', { name: /^ALT/ }).click();
    await expect(viewer.getByText(early)).toBeVisible();
    await expectAccessibleInLooks(page, 'a described photo', [wideLight, narrowDark]);
  });
});
