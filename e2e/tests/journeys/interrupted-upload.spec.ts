import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { expectAccessibleInLooks, narrowDark, wideLight } from '../../support/accessibility/expect-accessible';
import type { FaultGateway } from '../../support/fault-gateway';
import { largePdf, largePicture, largeSong } from '../../support/large-files';
import { expect, test } from '../../support/test';

const pdf = largePdf('plan.pdf');
const song = largeSong('song.mp3');
const pictures = [largePicture('one.png'), largePicture('two.png')];

type Upload = {
  what: string;
  chosen: { name: string; mimeType: string; buffer: Buffer }[];
  attached: string[];
  arrives: (post: Locator) => Promise<void>;
};

const uploads: Upload[] = [
  {
    what: 'two pictures, chosen with a PDF and a sound that do not go with them',
    chosen: [...pictures, pdf, song],
    attached: ['one.png', 'two.png'],
    arrives: (post) => expect(post.getByRole('button', { name: /^Photo \d of 2/ })).toHaveCount(2),
  },
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

for (const [index, upload] of uploads.entries()) {
  const title = `the network dies at 60 % of ${upload.what}: text and files survive a reload, and Retry sends them once`;
  test(title, index === 0 ? {} : { tag: '@whole' }, async ({ authorPage: page, gateway }) => {
    const text = await write(page, gateway, upload);
    const unsent = page.getByRole('region', { name: 'Post not sent' }).filter({ hasText: text });
    const [first = ''] = upload.attached;
    const retry = unsent.getByRole('button', { name: upload.attached.length > 1 ? 'Retry all failed' : `Retry ${first}` });
    gateway.break(/^\/api\/(stage-upload|new_post)$/, 'dies-on-upload');
    await page.getByRole('textbox', { name: 'Share something' }).press('Enter');
    await expect(retry).toBeVisible({ timeout: 20_000 });
    await page.reload();
    await expect(unsent).toBeVisible();
    for (const name of upload.attached) await expect(unsent).toContainText(name);

    // The network still fails: the post stays unsent.
    await retry.click();
    await expect(retry).toBeVisible({ timeout: 20_000 });

    gateway.break(null);
    await retry.click();
    const post = page.getByRole('article').filter({ hasText: text });
    await upload.arrives(post);
    await expect(unsent).toHaveCount(0);
    await page.reload();
    await upload.arrives(post);
    await expect(post).toHaveCount(1);
  });
}

test('one of two pictures fails: it says so and is sent again by itself, over a reload too, and the other is not', async ({
  authorPage: page,
  gateway,
}) => {
  const text = await write(page, gateway, { ...uploads[0], chosen: pictures } as Upload);
  const unsent = page.getByRole('region', { name: 'Post not sent' }).filter({ hasText: text });
  const row = (name: string) => unsent.getByRole('listitem').filter({ hasText: name });
  const sent: string[] = [];
  let isBroken = true;
  await page.route('**/api/stage-upload**', (route) => {
    const [, name = ''] = /filename="([^"]+)"/.exec(route.request().postDataBuffer()?.toString('latin1') ?? '') ?? [];
    sent.push(name);
    return isBroken && name === 'two.png' ? route.abort('connectionreset') : route.continue();
  });
  await page.getByRole('textbox', { name: 'Share something' }).press('Enter');
  await expect(row('one.png')).toContainText('Uploaded');
  await expect(row('two.png').getByRole('alert')).toContainText('no connection');
  await expectAccessibleInLooks(page, 'a post of which a file failed', [wideLight, narrowDark]);

  await page.reload();
  await expect(row('one.png')).toContainText('Uploaded');
  await expect(row('two.png').getByRole('button', { name: 'Retry two.png' })).toBeVisible();

  isBroken = false;
  await row('two.png').getByRole('button', { name: 'Retry two.png' }).click();
  const post = page.getByRole('article').filter({ hasText: text });
  await expect(post.getByRole('button', { name: /^Photo \d of 2/ })).toHaveCount(2);
  await expect(unsent).toHaveCount(0);
  expect(sent.filter((name) => name === 'one.png')).toHaveLength(1);
  await page.reload();
  await expect(post).toHaveCount(1);
});
