import { messageBox, messagesWith, sendMessage } from '../../support/conversation';
import { pageOf } from '../../support/member';
import { newMember } from '../../support/new-member';
import { expect, test } from '../../support/test';

test('an emoji goes to the caret, a message is changed, found again and forwarded, and the other member sees all of it', async ({
  browser,
}) => {
  const [ada, ben, eve] = [await newMember('Ada'), await newMember('Ben'), await newMember('Eve')];
  await sendMessage(eve, ada, 'Hello Ada');
  for (let at = 1; at <= 60; at++) await sendMessage(ada, ben, at === 2 ? 'The boat is called Heron' : `Line ${at}`);
  const [hers, his] = [await pageOf(await browser.newContext(), ada), await pageOf(await browser.newContext(), ben)];
  await Promise.all([hers.goto(`/chat-detailed/${ben.userId}`), his.goto(`/chat-detailed/${ada.userId}`)]);

  await messageBox(hers).fill('See you at fife');
  await messageBox(hers).press('Home');
  await hers.getByRole('button', { name: 'Emoji' }).click();
  await hers.getByRole('searchbox', { name: 'Search emoji' }).fill('waving hand');
  await hers.keyboard.press('Enter');
  await expect(messageBox(hers)).toHaveValue('👋See you at fife');
  await messageBox(hers).press('Enter');
  await expect(messagesWith(his, '👋See you at fife')).toBeVisible();

  await messagesWith(hers, 'See you at fife').getByRole('button', { name: 'Actions for your message' }).click();
  await hers.getByRole('menuitem', { name: 'Edit' }).click();
  await hers.getByRole('textbox', { name: 'Your message' }).fill('See you at five');
  await hers.keyboard.press('Enter');
  await expect(messagesWith(his, 'See you at five')).toContainText('edited');

  await hers.getByRole('button', { name: 'Conversation settings' }).click();
  await hers.getByRole('menuitem', { name: 'Search in conversation' }).click();
  await hers.getByRole('searchbox', { name: 'Search in conversation' }).fill('heron');
  await hers.getByRole('list', { name: 'Found messages' }).getByRole('button', { name: /Heron/ }).click();
  await expect(messagesWith(hers, 'called Heron')).toBeInViewport();
  await hers.keyboard.press('Escape');
  await expect(hers.getByRole('search', { name: 'Search in conversation' })).toHaveCount(0);

  await messagesWith(hers, 'called Heron').getByRole('button', { name: 'Actions for your message' }).click();
  await hers.getByRole('menuitem', { name: 'Forward' }).click();
  await hers.getByRole('dialog', { name: 'Forward message' }).getByRole('button', { name: eve.name }).click();
  await hers.getByRole('button', { name: 'Open', exact: true }).click();
  await expect(messagesWith(hers, 'called Heron')).toContainText('Forwarded');
});

test('a reply to a story is a message in the conversation with its owner, and shows the story', async ({ context }) => {
  const ada = await newMember('Ada');
  const page = await pageOf(context, ada);
  await page.goto('/');
  await page.getByRole('list', { name: 'Stories' }).hover();
  await expect(page.getByRole('button', { name: 'More stories' })).toBeVisible();
  await page
    .getByRole('button', { name: /, new story$/ })
    .first()
    .click();
  await page.getByRole('textbox', { name: /^Reply to/ }).fill('What a view');
  const ownerId = new URL(page.url()).searchParams.get('story');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^Your reply went to/)).toBeVisible();

  await page.goto(`/chat-detailed/${ownerId}`);
  await expect(messagesWith(page, 'What a view')).toContainText('Reply to a story');
});
