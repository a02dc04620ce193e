import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expectAccessibleInLooks, wideLight } from '../../support/accessibility/expect-accessible';
import { pictureFile } from '../../support/albums';
import { messagesWith, sendMessage } from '../../support/conversation';
import { moveTo } from '../../support/move-within-app';
import { newMember } from '../../support/new-member';
import { expect, test } from '../../support/test';

let answerLatePage = () => {};

const site = createServer((request, response) => {
  if (request.url === '/late')
    return void (answerLatePage = () => response.setHeader('content-type', 'text/html').end('<title>Late news</title>'));
  if (request.url === '/boat.png') return void response.setHeader('content-type', 'image/png').end(pictureFile('boat.png').buffer);
  response.setHeader('content-type', 'text/html');
  response.end(
    '<title>The boat Heron</title><meta name="description" content="Built in a shed."><meta property="og:image" content="/boat.png">',
  );
});

test.beforeAll(() => new Promise<void>((resolve) => void site.listen(0, '127.0.0.1', resolve)));
test.afterAll(() => new Promise<void>((resolve) => void site.close(() => resolve())));

test('a link shows its page while it is written, in the feed, also where that is slow, and in a conversation; no browser asks its host', async ({
  authorPage: page,
  author,
}) => {
  const friend = await newMember('Ben');
  const host = `127.0.0.1:${(site.address() as AddressInfo).port}`;
  const link = `http://${host}/`;
  const foreign: string[] = [];
  page.on('request', (request) => new URL(request.url()).host === host && foreign.push(request.url()));
  const box = page.getByRole('textbox', { name: 'Share something' });
  const postButton = page.getByRole('button', { name: 'Post', exact: true });
  const post = page.getByRole('article', { name: author.name }).first();
  await page.goto('/');

  await test.step('the composer shows the page', async () => {
    await box.fill(`Look at ${link}`);
    await expect(page.getByRole('region', { name: 'Preview of the link' }).getByRole('link', { name: /The boat Heron/ })).toBeVisible();
    await expectAccessibleInLooks(page, 'the preview of a link in the composer', [{ ...wideLight, colorScheme: 'dark' }, wideLight]);
  });

  await test.step('the post shows it, with its picture', async () => {
    await postButton.click();
    const card = post.getByRole('link', { name: '127.0.0.1 The boat Heron Built in a shed.' });
    await expect(card).toHaveAttribute('href', link);
    await expect.poll(() => card.locator('img').evaluate((picture: HTMLImageElement) => picture.naturalWidth)).toBeGreaterThan(0);
  });

  await test.step('the preview of a page that answers later joins its post on the screen', async () => {
    await box.fill(`News at ${link}late`);
    await postButton.click();
    await expect(post).toContainText('News at');
    answerLatePage();
    await expect(post.getByRole('link', { name: '127.0.0.1 Late news' })).toBeVisible();
  });

  await test.step('a message shows the page', async () => {
    await sendMessage(friend, author, `Look at ${link}`);
    await moveTo(page, `/chat-detailed/${friend.userId}`);
    await expect(messagesWith(page, 'Look at').getByRole('link', { name: /The boat Heron/ })).toBeVisible();
    expect(foreign).toEqual([]);
  });
});
