import { createServer } from 'node:http';
import type { BrowserContext } from '@playwright/test';
import { expectAccessibleInLooks, narrowDark, showAs, wideLight } from '../../support/accessibility/expect-accessible';
import { messageBox, messagesWith, sendMessage } from '../../support/conversation';
import { pageOf } from '../../support/member';
import { newMember } from '../../support/new-member';
import { ports } from '../../support/stack';
import { expect, test } from '../../support/test';
import { withoutFocus } from '../../support/without-focus';

/** The smallest GIF that browsers show. */
const PIXEL = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');

/** Answers as GIPHY does: popular GIFs, or one GIF named after the search. */
const giphy = createServer((request, response) => {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://giphy');
  const titles = pathname.endsWith('/search') ? [`A ${searchParams.get('q')}`] : ['Applause', 'Confetti'];
  const data = titles.map((title, index) => {
    const rendition = (name: string) => ({ url: `https://media2.giphy.com/media/x/${name}.gif`, width: '200', height: '100' });
    const images = { fixed_width: rendition('200w'), fixed_width_still: rendition('200w_s'), downsized: rendition('giphy') };
    return { id: `gif${index}`, title, images };
  });
  response.setHeader('content-type', 'application/json');
  response.end(JSON.stringify({ data, pagination: { total_count: data.length, count: data.length, offset: 0 } }));
});

const answerGifs = (context: BrowserContext) =>
  context.route('https://media.giphy.com/**', (route) => route.fulfill({ contentType: 'image/gif', body: PIXEL }));

/** On a busy machine it is stopped later. */
const SOME_SECONDS = /0:(0[2-9]|[1-5]\d)/;

// Only this test uses GIFs: the provider gets the port of their source when it starts.
test('two members write to each other: texts with ticks, emoji, GIFs and sounds; a message is changed, found again and forwarded', async ({
  context,
  browser,
}) => {
  await new Promise<void>((resolve) => void giphy.listen(ports.gifSource, '127.0.0.1', resolve));
  const [ada, ben, eve] = [await newMember('Ada'), await newMember('Ben'), await newMember('Eve')];
  await sendMessage(eve, ada, 'Hello Ada');
  // More than a page of messages, so that the search finds one that is not loaded.
  for (let at = 1; at <= 55; at++) await sendMessage(ada, ben, at === 2 ? 'The boat is called Heron' : `Line ${at}`);
  await context.grantPermissions(['microphone']);
  const hisContext = await browser.newContext();
  await Promise.all([answerGifs(context), answerGifs(hisContext)]);
  const [hers, his] = [await pageOf(context, ada), await pageOf(hisContext, ben)];

  await test.step('a message goes from sent to read, the other one is seen typing, and the answer appears by itself', async () => {
    await hers.goto(`/chat-detailed/${ben.userId}`);
    await messageBox(hers).fill('Are you there?');
    await messageBox(hers).press('Enter');
    await expect(messagesWith(hers, 'Are you there?')).toContainText('Sent');
    await his.goto(`/chat-detailed/${ada.userId}`);
    await expect(messagesWith(his, 'Are you there?')).toBeVisible();
    await expect(messagesWith(hers, 'Are you there?')).toContainText('Read');
    await messageBox(his).pressSequentially('On my way');
    await expect(hers.getByText(`${ben.name} is typing…`)).toBeVisible();
    await messageBox(his).press('Enter');
    await expect(messagesWith(hers, 'On my way')).toBeVisible();
  });

  await test.step('an emoji goes to the caret, and a change of the message is seen by the other member', async () => {
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
  });

  await test.step('a voice message is recorded by the microphone and sent, and the other member plays it', async () => {
    await hers.getByRole('button', { name: 'Record a voice message' }).click();
    await expect(hers.getByRole('timer')).toHaveText(SOME_SECONDS);
    await hers.getByRole('button', { name: 'Stop' }).click();
    await expect(hers.getByRole('list', { name: 'Attachments' }).getByRole('button', { name: 'Play' })).toBeVisible();
    await hers.getByRole('button', { name: 'Send', exact: true }).click();
    const message = his.getByRole('group', { name: 'Voice message' });
    await expect(message).toContainText(SOME_SECONDS);
    await message.getByRole('button', { name: 'Play' }).click();
    await expect.poll(() => message.locator('audio').evaluate((audio: HTMLAudioElement) => audio.currentTime)).toBeGreaterThan(0.5);
  });

  await test.step('a popular GIF that is pressed is sent', async () => {
    await hers.getByRole('button', { name: 'Choose a GIF' }).click();
    const confetti = hers.getByRole('group', { name: 'Popular GIFs' }).getByRole('button', { name: 'Confetti' });
    await expect(confetti).toBeVisible();
    await expectAccessibleInLooks(hers, 'GIFs of a conversation', [narrowDark, wideLight]);
    await confetti.click();
    await expect(hers.getByRole('dialog')).toHaveCount(0);
    await expect(messageBox(hers)).toBeFocused();
    await expect(hers.getByRole('region', { name: /^Messages with/ }).getByRole('img', { name: 'GIF' })).toBeVisible();
    await expect(his.getByRole('img', { name: 'GIF' })).toHaveAttribute('src', 'https://media.giphy.com/media/gif1/giphy.gif');
    await hisContext.close();
  });

  await test.step('an old message is found and forwarded to another conversation', async () => {
    await showAs(hers, wideLight);
    await hers.getByRole('button', { name: 'Conversation settings' }).click();
    await hers.getByRole('menuitem', { name: 'Search in conversation' }).click();
    await hers.getByRole('searchbox', { name: 'Search in conversation' }).fill('heron');
    await hers.getByRole('list', { name: 'Found messages' }).getByRole('button', { name: /Heron/ }).click();
    await expect(messagesWith(hers, 'called Heron')).toBeInViewport();
    await hers.keyboard.press('Escape');
    await expect(hers.getByRole('search', { name: 'Search in conversation' })).toHaveCount(0);
    await messagesWith(hers, 'called Heron').getByRole('button', { name: 'Actions for your message' }).click();
    await hers.getByRole('menuitem', { name: 'Forward' }).click();
    const open = hers.getByRole('button', { name: 'Open', exact: true });
    await withoutFocus(hers, async () => {
      await hers.getByRole('dialog', { name: 'Forward message' }).getByRole('button', { name: eve.name }).click();
      await expect(open).toBeVisible();
    });
    await open.click();
    await expect(messagesWith(hers, 'called Heron')).toContainText('Forwarded');
  });

  await test.step('a GIF is found by words for a post', async () => {
    await hers.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' }).click();
    await hers.getByRole('button', { name: 'More', exact: true }).click();
    await hers.getByRole('button', { name: 'GIF', exact: true }).click();
    await hers.getByRole('searchbox', { name: 'Search GIFs' }).fill('cat');
    await hers.getByRole('group', { name: 'Found GIFs' }).getByRole('button', { name: 'A cat' }).click();
    await expect(hers.getByRole('img', { name: 'The GIF' })).toBeVisible();
  });
});

test.afterAll(() => new Promise<void>((resolve) => void giphy.close(() => resolve())));
