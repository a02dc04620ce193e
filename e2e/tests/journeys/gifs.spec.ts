import { createServer } from 'node:http';
import type { Browser, Page } from '@playwright/test';
import { expectAccessibleInLooks, narrowDark, wideLight } from '../../support/accessibility/expect-accessible';
import { messageBox } from '../../support/conversation';
import { pageOf } from '../../support/member';
import { newMember, type NewMember } from '../../support/new-member';
import { ports } from '../../support/stack';
import { expect, test } from '../../support/test';

/** The smallest GIF that browsers show. */
const PIXEL = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');

/** Answers as GIPHY does: what is popular, or one GIF in the name of the search. */
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

/** Opens a page of a member that has the pictures of GIPHY. */
async function openPage(browser: Browser, member: NewMember): Promise<Page> {
  const context = await browser.newContext();
  await context.route('https://media.giphy.com/**', (route) => route.fulfill({ contentType: 'image/gif', body: PIXEL }));
  return pageOf(context, member);
}

// A single test, because the provider has learned the port of the source when it started.
test('a GIF is found by words for a post, and one that is pressed in a conversation is sent', async ({ browser }) => {
  await new Promise<void>((resolve) => void giphy.listen(ports.gifSource, '127.0.0.1', resolve));
  const [ada, ben] = [await newMember('Ada'), await newMember('Ben')];
  const hers = await openPage(browser, ada);

  await hers.goto('/');
  await hers.getByRole('button', { name: 'More', exact: true }).click();
  await hers.getByRole('button', { name: 'GIF', exact: true }).click();
  await hers.getByRole('searchbox', { name: 'Search GIFs' }).fill('cat');
  await hers.getByRole('group', { name: 'Found GIFs' }).getByRole('button', { name: 'A cat' }).click();
  await expect(hers.getByRole('img', { name: 'The GIF' })).toBeVisible();

  await hers.goto(`/chat-detailed/${ben.userId}`);
  await hers.getByRole('button', { name: 'Choose a GIF' }).click();
  const confetti = hers.getByRole('group', { name: 'Popular GIFs' }).getByRole('button', { name: 'Confetti' });
  await expect(confetti).toBeVisible();
  await expectAccessibleInLooks(hers, 'GIFs of a conversation', [wideLight, narrowDark]);
  await confetti.click();
  await expect(hers.getByRole('dialog')).toHaveCount(0);
  await expect(messageBox(hers)).toBeFocused();
  await expect(hers.getByRole('region', { name: /^Messages with/ }).getByRole('img', { name: 'GIF' })).toBeVisible();

  const his = await openPage(browser, ben);
  await his.goto(`/chat-detailed/${ada.userId}`);
  await expect(his.getByRole('img', { name: 'GIF' })).toHaveAttribute('src', 'https://media.giphy.com/media/gif1/giphy.gif');
});

test.afterAll(() => new Promise<void>((resolve) => void giphy.close(() => resolve())));
