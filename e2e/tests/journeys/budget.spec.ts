import type { Page } from '@playwright/test';
import { screens, type Screen } from '../../bench/startup/screens';
import { expect, test } from '../../support/test';
import { untilCompressed } from '../../support/until-compressed';

/** Scripts of a first visit, compressed and with their headers. */
const budgets: Record<string, { kilobytes: number; requests: number }> = {
  Home: { kilobytes: 278, requests: 8 },
  'Saved posts': { kilobytes: 263, requests: 7 },
  Conversation: { kilobytes: 265, requests: 6 },
  Albums: { kilobytes: 249, requests: 7 },
  Pages: { kilobytes: 247, requests: 7 },
  Events: { kilobytes: 252, requests: 7 },
  Blog: { kilobytes: 257, requests: 7 },
};

/** Texts that stand once in the code of a library: a page that holds one of them twice has loaded the library twice. */
const fingerprints = {
  react: 'react.transitional.element',
  'react-dom': '__reactFiber$',
  'react-router': 'useRoutes() may be used only in the context of a <Router> component',
  emotion: 'data-emotion',
  'react-query': 'No QueryClient set, use QueryClientProvider',
  axios: 'ERR_CANCELED',
  dompurify: 'ALLOWED_URI_REGEXP',
};

async function open(page: Page, { path, content }: Screen): Promise<void> {
  await page.goto(path);
  await expect(page.locator(content).first()).toBeVisible();
  await expect(page.getByRole('complementary').getByRole('link').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
}

for (const screen of screens) {
  test(`the first visit to ${screen.name} stays within its budget, with no library twice`, async ({ memberPage, memberPageOf }) => {
    test.slow();
    const earlier = await memberPageOf('demo');
    await open(earlier, screen);
    await untilCompressed(earlier);
    await expectWithinBudget(memberPage, screen);
  });
}

async function expectWithinBudget(page: Page, screen: Screen): Promise<void> {
  const budget = budgets[screen.name];
  if (!budget) throw new Error(`${screen.name} has no budget.`);
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const scripts = new Map<string, { url: string; bytes: number }>();
  session.on('Network.responseReceived', ({ requestId, response, type }) => {
    if (type === 'Script' || /javascript/.test(response.mimeType)) scripts.set(requestId, { url: response.url, bytes: 0 });
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const script = scripts.get(requestId);
    if (script) script.bytes = encodedDataLength;
  });
  const bodies: { url: string; text: string }[] = [];
  page.on('response', (response) => {
    if (!/\.js(\?|$)/.test(response.url())) return;
    void response.text().then(
      (text) => bodies.push({ url: response.url(), text }),
      () => undefined,
    );
  });

  await open(page, screen);

  const loaded = [...scripts.values()].sort((one, other) => other.bytes - one.bytes);
  const kilobytes = loaded.reduce((total, { bytes }) => total + bytes, 0) / 1024;
  const where = loaded.map(({ url, bytes }) => `${(bytes / 1024).toFixed(1).padStart(8)} KB  ${new URL(url).pathname}`).join('\n');
  console.log(`Scripts of the first visit to ${screen.name}: ${kilobytes.toFixed(1)} KB in ${loaded.length} requests\n${where}`);
  expect(kilobytes, where).toBeLessThanOrEqual(budget.kilobytes);
  expect(loaded.length, where).toBeLessThanOrEqual(budget.requests);
  expect(loaded.length).toBeGreaterThan(2);

  for (const [library, fingerprint] of Object.entries(fingerprints)) {
    const holders = bodies.filter(({ text }) => text.includes(fingerprint)).map(({ url }) => new URL(url).pathname);
    expect(holders.length, `${library} in ${holders.join(', ')}`).toBeLessThanOrEqual(1);
  }
  expect(bodies.filter(({ text }) => text.includes(fingerprints['react-dom']))).toHaveLength(1);
}
