import { get, type IncomingMessage } from 'node:http';
import type { Page, Response } from '@playwright/test';
import { holdAnswers } from '../../support/hold-answers';
import { MAX_LAYOUT_SHIFT, observeLayoutShift, takeLayoutShift } from '../../support/layout-shift';
import { readPreview, type PreviewShape } from '../../support/reply-preview';
import { expect, test } from '../../support/test';
import { untilCompressed } from '../../support/until-compressed';
import { watchRequests } from '../../support/watch-requests';

type Visit = {
  path: string;
  /** Path of the call that the document sends. */
  call: string;
  content: (page: Page) => ReturnType<Page['locator']>;
  /** Shape of the preview that the document shows before any script has arrived. */
  preview?: PreviewShape;
  /** True if `npm test` skips it: it tests another page of the same remote. */
  isForWhole?: boolean;
};

const article = (page: Page) => page.getByRole('main').getByRole('article').first();
const heading = (name: string) => (page: Page) => page.getByRole('heading', { level: 1, name });

/** Pages whose remotes declare their first reads. */
const visits: Record<string, Visit> = {
  Home: { path: '/', call: '/api/posts', content: article, preview: 'post' },
  'Saved posts': { path: '/saved-posts', call: '/api/posts', content: heading('Saved Posts'), preview: 'post' },
  'a post': { path: '/post/1', call: '/api/get-post-data', content: article, preview: 'post', isForWhole: true },
  Conversation: { path: '/chat-detailed/2', call: '/app_api.php', content: (page) => page.getByText('Are you coming on Saturday?').last() },
  Albums: { path: '/my-albums', call: '/api/albums', content: article, preview: 'list' },
  Pages: {
    path: '/pagescomp/mainpages',
    call: '/api/get-my-pages',
    content: (page) => page.getByText('The Fern Society').first(),
    preview: 'list',
  },
  Events: { path: '/events', call: '/api/get-events', content: heading('My Events') },
  Blog: { path: '/blog', call: '/app_api.php', content: article, preview: 'list' },
};

/** Scripts of a first visit, compressed and with their headers. */
const budgets: Record<string, { kilobytes: number; requests: number }> = {
  Home: { kilobytes: 283, requests: 8 },
  'Saved posts': { kilobytes: 267, requests: 7 },
  Conversation: { kilobytes: 270, requests: 6 },
  Albums: { kilobytes: 253, requests: 7 },
  Pages: { kilobytes: 251, requests: 7 },
  Events: { kilobytes: 256, requests: 7 },
  Blog: { kilobytes: 258, requests: 7 },
};

/** Texts that occur once in the code of a library: a page that has one of them twice has loaded the library twice. */
const fingerprints = {
  react: 'react.transitional.element',
  'react-dom': '__reactFiber$',
  'react-router': 'useRoutes() may be used only in the context of a <Router> component',
  emotion: 'data-emotion',
  'react-query': 'No QueryClient set, use QueryClientProvider',
  axios: 'ERR_CANCELED',
  dompurify: 'ALLOWED_URI_REGEXP',
};

const SHELL = '**/r/shell/-/main.*.js';
const pathOf = (url: string) => new URL(url).pathname;
/** Chunks for live events and offline visits, which a timer loads seconds after the content. They are not part of the visit. */
const BY_TIMER = /(live-page|watch-counts_ts|offline)\.[^/]+$/;
const isCounted = (response: Response) => response.request().resourceType() === 'script' && !BY_TIMER.test(pathOf(response.url()));

for (const [name, { path, call, content, preview, isForWhole }] of Object.entries(visits)) {
  const title = `the first visit to ${name} calls the provider once, before any script has arrived, and its scripts stay within their budget`;
  test(title, isForWhole ? { tag: '@whole' } : {}, async ({ memberPage: page }) => {
    const untilLoaded = watchRequests(page);
    const calls: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (request.method() === 'POST' && pathname === call) calls.push(`${pathname} ${request.postData() ?? ''}`);
    });
    const scripts: Response[] = [];
    page.on('response', (response) => void (isCounted(response) && scripts.push(response)));
    const reported = page.waitForResponse((response) => new URL(response.url()).pathname === '/report/page');
    await observeLayoutShift(page);
    // The clock stands still: after 15 s the page treats the document's reply as outdated, and a busy machine may need that long for the
    // scripts.
    await page.addInitScript(() => {
      const now = Date.now();
      Date.now = () => now;
    });
    const letShellArrive = await holdAnswers(page, SHELL);

    let expectPreviewToStay: (() => Promise<void>) | undefined;
    await test.step('its call is sent before any script has arrived', async () => {
      await page.goto(path, { waitUntil: 'commit' });
      await expect.poll(() => calls.length).toBe(1);
      if (preview) expectPreviewToStay = await readPreview(page, preview);
    });

    await test.step('the page shows the reply where the document has shown it, and does not call again', async () => {
      letShellArrive();
      await expect(content(page)).toBeVisible();
      await expectPreviewToStay?.();
      await expect(page.getByRole('complementary').getByRole('link').first()).toBeVisible();
      await untilLoaded();
      expect(calls.filter((sent) => sent === calls[0])).toEqual([calls[0]]);
    });

    await test.step('it tells the edge how its releases did, and the edge accepts it', async () => {
      expect((await reported).status()).toBe(204);
    });

    await test.step('nothing moves', async () => {
      const { score, moved } = await takeLayoutShift(page);
      expect(score, moved).toBeLessThanOrEqual(MAX_LAYOUT_SHIFT);
    });

    await test.step('its scripts stay within the budget, with no library twice, and English loads no catalog', async () => {
      await expectWithinBudget(page, name, scripts);
    });
  });
}

async function expectWithinBudget(page: Page, name: string, scripts: Response[]): Promise<void> {
  const loaded = await Promise.all(scripts.map(async (response) => ({ url: response.url(), text: await response.text() })));
  expect(loaded.filter(({ url }) => /texts-/.test(url))).toEqual([]);
  for (const [library, fingerprint] of Object.entries(fingerprints)) {
    const holders = loaded.filter(({ text }) => text.includes(fingerprint)).map(({ url }) => pathOf(url));
    expect(holders.length, `${library} in ${holders.join(', ')}`).toBeLessThanOrEqual(1);
  }
  expect(loaded.filter(({ text }) => text.includes(fingerprints['react-dom']))).toHaveLength(1);

  const budget = budgets[name];
  if (!budget) return;
  // The first visit to a new release gets the edge's quick compression. The budget is for all later visits.
  await untilCompressed(page);
  const sized = await Promise.all(loaded.map(async ({ url }) => ({ path: pathOf(url), kilobytes: (await sizeOf(url)) / 1024 })));
  const where = sized.map((script) => `${script.kilobytes.toFixed(1).padStart(8)} KB  ${script.path}`).join('\n');
  const kilobytes = sized.reduce((total, script) => total + script.kilobytes, 0);
  console.log(`Scripts of the first visit to ${name}: ${kilobytes.toFixed(1)} KB in ${sized.length} requests\n${where}`);
  expect(kilobytes, where).toBeLessThanOrEqual(budget.kilobytes);
  expect(sized.length, where).toBeLessThanOrEqual(budget.requests);
  expect(sized.length).toBeGreaterThan(2);
}

/** Reads how many bytes a response takes on the network, headers included. */
async function sizeOf(url: string): Promise<number> {
  const { host, hostname, port, pathname } = new URL(url);
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    const headers = { host, 'accept-encoding': 'gzip, deflate, br, zstd' };
    get({ hostname: hostname.endsWith('localhost') ? '127.0.0.1' : hostname, port, path: pathname, headers }, resolve).once(
      'error',
      reject,
    );
  });
  let bytes = `HTTP/1.1 ${answer.statusCode} ${answer.statusMessage}\r\n\r\n`.length;
  for (let at = 0; at < answer.rawHeaders.length; at += 2) bytes += `${answer.rawHeaders[at]}: ${answer.rawHeaders[at + 1]}\r\n`.length;
  for await (const chunk of answer) bytes += (chunk as Buffer).length;
  return bytes;
}
