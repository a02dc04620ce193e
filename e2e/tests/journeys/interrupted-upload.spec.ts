import { randomUUID } from 'node:crypto';
import type { Locator, Page, Request } from '@playwright/test';
import { expectAccessibleInLooks, narrowDark, wideLight } from '../../support/accessibility/expect-accessible';
import type { FaultGateway } from '../../support/fault-gateway';
import { largePdf, largePicture, largeSong } from '../../support/large-files';
import { expect, test } from '../../support/test';

const pdf = largePdf('plan.pdf');
const song = largeSong('song.mp3');

type Upload = {
  what: string;
  chosen: { name: string; mimeType: string; buffer: Buffer }[];
  attached: string[];
  arrives: (post: Locator) => Promise<void>;
};

/** Pictures that are chosen together with a PDF and a sound. */
const twoPictures: Upload = {
  what: 'two pictures',
  chosen: [largePicture('one.png'), largePicture('two.png'), pdf, song],
  attached: ['one.png', 'two.png'],
  arrives: (post) => expect(post.getByRole('button', { name: /^Photo \d of 2/ })).toHaveCount(2),
};
const others: Upload[] = [
  { what: 'a PDF', chosen: [pdf], attached: ['plan.pdf'], arrives: (post) => expect(post).toContainText('Open PDF') },
  { what: 'a sound', chosen: [song], attached: ['song.mp3'], arrives: (post) => expect(post.getByLabel('song.mp3')).toBeVisible() },
];

/** Writes a post and chooses its files. @returns its text. */
async function write(page: Page, gateway: FaultGateway, { chosen, attached }: Upload): Promise<string> {
  const text = `Interrupted ${randomUUID()}`;
  await page.goto(gateway.url);
  await page.getByRole('textbox', { name: 'Share something' }).fill(text);
  await page.getByLabel('File to attach').setInputFiles(chosen);
  await expect(page.getByRole('list', { name: 'Attachments' }).getByRole('listitem')).toHaveCount(attached.length);
  for (const { name } of chosen.filter((file) => !attached.includes(file.name))) {
    await expect(page.getByRole('alert').filter({ hasText: `${name} was left out` })).toBeVisible();
  }
  return text;
}

const unsentWith = (page: Page, text: string) => page.getByRole('region', { name: 'Post not sent' }).filter({ hasText: text });
const UPLOADS = /^\/api\/(stage-upload|new_post)$/;

/** Returns the name of the file that a request sends; '' for none. */
function toFileName(request: Request): string {
  return /filename="([^"]+)"/.exec(request.postDataBuffer()?.toString('latin1') ?? '')?.[1] ?? '';
}

/** Clicks a Retry and waits until the uploads have failed again. The button is no sign of it, since it was shown before. */
async function retryInVain(page: Page, retry: Locator, uploads: number): Promise<void> {
  let failed = 0;
  page.on('requestfailed', (request) => {
    if (UPLOADS.test(new URL(request.url()).pathname)) failed += 1;
  });
  await retry.click();
  await expect.poll(() => failed).toBeGreaterThanOrEqual(uploads);
}

/** Clicks a Retry, unless the page is faster: it repeats failed uploads by itself after a pause, and the button goes. */
async function retryUnlessSent(retry: Locator, sent: Locator): Promise<void> {
  await Promise.race([retry.click(), sent.waitFor()]);
}

for (const upload of others) {
  const title = `the network dies at 60 % of ${upload.what}: text and file survive a reload, and Retry sends them once`;
  test(title, { tag: '@whole' }, async ({ authorPage: page, gateway }) => {
    const text = await write(page, gateway, upload);
    const unsent = unsentWith(page, text);
    const retry = unsent.getByRole('button', { name: `Retry ${upload.attached[0]}` });
    gateway.break(UPLOADS, 'dies-on-upload');
    await page.getByRole('textbox', { name: 'Share something' }).press('Enter');
    await expect(retry).toBeVisible();
    await page.reload();
    for (const name of upload.attached) await expect(unsent).toContainText(name);

    // The network still fails: the post stays unsent.
    await retryInVain(page, retry, 1);

    gateway.break(null);
    const post = page.getByRole('article').filter({ hasText: text });
    await retryUnlessSent(retry, post);
    await upload.arrives(post);
    await expect(unsent).toHaveCount(0);
    await page.reload();
    await upload.arrives(post);
    await expect(post).toHaveCount(1);
  });
}

test('the network dies at 60 % of two pictures: text and files survive a reload, what arrives is not sent again, and Retry sends the rest once', async ({
  authorPage: page,
  gateway,
}) => {
  const text = await write(page, gateway, twoPictures);
  const unsent = unsentWith(page, text);
  const row = (name: string) => unsent.getByRole('listitem').filter({ hasText: name });
  const retryAll = unsent.getByRole('button', { name: 'Retry all failed' });

  await test.step('the network dies: both pictures are there after a reload', async () => {
    gateway.break(UPLOADS, 'dies-on-upload');
    await page.getByRole('textbox', { name: 'Share something' }).press('Enter');
    await expect(retryAll).toBeVisible();
    await page.reload();
    for (const name of twoPictures.attached) await expect(unsent).toContainText(name);
  });

  await test.step('while it still fails, Retry leaves the post unsent', async () => {
    await retryInVain(page, retryAll, 2);
  });

  const arrived: string[] = [];
  let isBroken = true;
  await test.step('one of them fails again: it says so, and has a Retry of its own over a reload too', async () => {
    page.on('requestfinished', (request) => arrived.push(toFileName(request)));
    await page.route('**/api/stage-upload**', (route, request) =>
      isBroken && toFileName(request) === 'two.png' ? route.abort('connectionreset') : route.continue(),
    );
    gateway.break(null);
    await retryUnlessSent(retryAll, row('one.png').getByText('Uploaded'));
    await expect(row('one.png')).toContainText('Uploaded');
    await expect(row('two.png').getByRole('alert')).toContainText('no connection');
    await expectAccessibleInLooks(page, 'a post of which a file failed', [narrowDark, wideLight]);
    await page.reload();
    await expect(row('one.png')).toContainText('Uploaded');
  });

  await test.step('only it is sent, and the post is published once', async () => {
    isBroken = false;
    const post = page.getByRole('article').filter({ hasText: text });
    await retryUnlessSent(row('two.png').getByRole('button', { name: 'Retry two.png' }), post);
    await twoPictures.arrives(post);
    await expect(unsent).toHaveCount(0);
    expect(arrived.filter((name) => name === 'one.png')).toHaveLength(1);
    await page.reload();
    await twoPictures.arrives(post);
    await expect(post).toHaveCount(1);
  });
});
