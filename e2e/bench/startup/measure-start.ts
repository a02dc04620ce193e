import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type BrowserContext, type CDPSession, type Page } from '@playwright/test';
import { chromiumOptions } from '../../support/chromium-options';
import type { Credentials } from '../../support/member';
import { readStart, recordInputs, recordStart, type Observed } from './observe-page';
import type { Screen } from './screens';

/** A member's device and connection. */
export type Profile = { id: string; name: string; downMbps: number; upMbps: number; latencyMs: number; slowdown: number };

export const profiles: Profile[] = [
  { id: 'cable', name: 'cable', downMbps: 5, upMbps: 1, latencyMs: 28, slowdown: 1 },
  { id: '4g', name: '4G and a processor four times slower', downMbps: 9, upMbps: 3, latencyMs: 85, slowdown: 4 },
];

/** The start of a page. Times are in milliseconds, sizes in KB on the wire. `cpuMs` is the time of the main thread. */
export type Start = Observed & { cpuMs: number; scriptMs: number; scriptKb: number; allKb: number; requests: number };

/** A page with live events always has such a call open. */
const LIVE_CALL = /\/api\/live_/;
/** A page has settled after this time without network traffic. */
const SILENT_MS = 1200;
const MAX_SETTLE_MS = 120_000;

/** Opens a browser with an empty cache and a signed-in member. */
export async function openBrowser(
  emptyUrl: string,
  keyHash: string,
  { accessToken, userId }: Credentials,
): Promise<{ context: BrowserContext; close: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-browser-'));
  const context = await chromium.launchPersistentContext(folder, {
    ...chromiumOptions([`--ignore-certificate-errors-spki-list=${keyHash}`]),
    viewport: { width: 1440, height: 900 },
  });
  // tsx wraps named functions in a helper that does not exist in a page.
  await context.addInitScript('globalThis.__name = (named) => named');
  const page = await context.newPage();
  await page.goto(emptyUrl);
  await page.evaluate(
    ([token, id]) => {
      localStorage.setItem('access_token', token as string);
      localStorage.setItem('user_id', id as string);
    },
    [accessToken, userId],
  );
  await page.close();
  return {
    context,
    async close() {
      await context.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Limits the page to the speed of a member's device and connection. */
export async function slowDown(session: CDPSession, { downMbps, upMbps, latencyMs, slowdown }: Profile): Promise<void> {
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: latencyMs,
    downloadThroughput: (downMbps * 1e6) / 8,
    uploadThroughput: (upMbps * 1e6) / 8,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
}

/** Opens a screen in a new tab. Resolves when its content is shown, while the page is still loading. */
export async function openScreen(context: BrowserContext, url: string, { content }: Screen, profile: Profile) {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await slowDown(session, profile);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await page.addInitScript(recordStart, { content, preview: '.preview-name' });
  await page.addInitScript(recordInputs);
  const traffic = countTraffic(session);
  await page.goto(url, { waitUntil: 'commit' });
  await page.waitForSelector(content, { timeout: MAX_SETTLE_MS });
  return { page, session, traffic };
}

/** Opens a screen in a new tab and measures its start. The tab stays open. */
export async function measureStart(
  context: BrowserContext,
  url: string,
  screen: Screen,
  profile: Profile,
): Promise<{ page: Page; session: CDPSession; start: Start }> {
  const { page, session, traffic } = await openScreen(context, url, screen, profile);
  await traffic.untilSilent();
  const { metrics } = await session.send('Performance.getMetrics');
  const secondsOf = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0;
  const observed = await page.evaluate(readStart);
  return {
    page,
    session,
    start: { ...observed, cpuMs: secondsOf('TaskDuration') * 1000, scriptMs: secondsOf('ScriptDuration') * 1000, ...traffic.total() },
  };
}

function countTraffic(session: CDPSession) {
  const scripts = new Set<string>();
  const cached = new Set<string>();
  const open = new Set<string>();
  let [scriptBytes, allBytes, requests, changedAtMs] = [0, 0, 0, Date.now()];
  session.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (!request.url.startsWith('http') || LIVE_CALL.test(request.url)) return;
    open.add(requestId);
    changedAtMs = Date.now();
  });
  session.on('Network.requestServedFromCache', ({ requestId }) => cached.add(requestId));
  session.on('Network.responseReceived', ({ requestId, response, type }) => {
    if (type === 'Script' || /javascript/.test(response.mimeType)) scripts.add(requestId);
    if (response.fromDiskCache) cached.add(requestId);
  });
  const end = (requestId: string) => {
    open.delete(requestId);
    changedAtMs = Date.now();
  };
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (!cached.has(requestId) && open.has(requestId)) {
      requests += 1;
      allBytes += encodedDataLength;
      if (scripts.has(requestId)) scriptBytes += encodedDataLength;
    }
    end(requestId);
  });
  session.on('Network.loadingFailed', ({ requestId }) => end(requestId));
  return {
    async untilSilent(): Promise<void> {
      const deadline = Date.now() + MAX_SETTLE_MS;
      while ((open.size > 0 || Date.now() - changedAtMs < SILENT_MS) && Date.now() < deadline)
        await new Promise((resolve) => setTimeout(resolve, 50));
    },
    total: () => ({ scriptKb: scriptBytes / 1024, allKb: allBytes / 1024, requests }),
  };
}
