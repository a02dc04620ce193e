import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expectAccessibleInLooks, wideLight } from '../../support/accessibility/expect-accessible';
import { pictureFile } from '../../support/albums';
import { messagesWith, sendMessage } from '../../support/conversation';
import { pageOf } from '../../support/member';
import { newMember } from '../../support/new-member';
import { expect, test } from '../../support/test';

/** How long a host may let a post wait for its preview. */
const LATE_MS = 3000;

const site = createServer((request, response) => {
  if (request.url === '/late')
    return void setTimeout(() => response.setHeader('content-type', 'text/html').end('<title>Late news</title>'), LATE_MS);
  if (request.url === '/boat.png') return void response.setHeader('content-type', 'image/png').end(pictureFile('boat.png').buffer);
  response.setHeader('content-type', 'text/html');
  response.end(
    '<title>The boat Heron</title><meta name="description" content="Built in a shed."><meta property="og:image" content="/boat.png">',
  );
});

test.beforeAll(() => new Promise<void>((resolve) => void site.listen(0, '127.0.0.1', resolve)));
test.afterAll(() => new Promise<void>((resolve) => void site.close(() => resolve())));

test('a link shows its page while it is written, in the feed and in a conversation, and no browser asks its host', async ({ browser }) => {
  const [ada, ben] = [await newMember('Ada'), await newMember('Ben')];
  const page = await pageOf(await browser.newContext(), ada);
  const host = `127.0.0.1:${(site.address() as AddressInfo).port}`;
  const link = `http://${host}/`;
  const foreign: string[] = [];
  page.on('request', (request) => new URL(request.url()).host === host && foreign.push(request.url()));

  await page.goto('/');
  await page.getByRole('textbox', { name: 'Share something' }).fill(`Look at ${link}`);
  await expect(page.getByRole('region', { name: 'Preview of the link' }).getByRole('link', { name: /The boat Heron/ })).toBeVisible();
  await expectAccessibleInLooks(page, 'the preview of a link in the composer', [wideLight, { ...wideLight, colorScheme: 'dark' }]);
  await page.getByRole('button', { name: 'Post', exact: true }).click();
  const card = page.getByRole('article', { name: ada.name }).getByRole('link', { name: '127.0.0.1 The boat Heron Built in a shed.' });
  await expect(card).toHaveAttribute('href', link);
  await expect.poll(() => card.locator('img').evaluate((picture: HTMLImageElement) => picture.naturalWidth)).toBeGreaterThan(0);

  await sendMessage(ben, ada, `Look at ${link}`);
  await page.goto(`/chat-detailed/${ben.userId}`);
  await expect(messagesWith(page, 'Look at').getByRole('link', { name: /The boat Heron/ })).toBeVisible();
  expect(foreign).toEqual([]);
});

test('the preview of a slow page joins its post while that is on the screen', async ({ browser }) => {
  const ada = await newMember('Ada');
  const page = await pageOf(await browser.newContext(), ada);
  await page.goto('/');
  await page
    .getByRole('textbox', { name: 'Share something' })
    .fill(`Look at http://127.0.0.1:${(site.address() as AddressInfo).port}/late`);
  await page.getByRole('button', { name: 'Post', exact: true }).click();
  const post = page.getByRole('article', { name: ada.name });
  await expect(post).toBeVisible();
  await expect(post.getByRole('link', { name: '127.0.0.1 Late news' })).toBeVisible();
});
