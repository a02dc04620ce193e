/**
 * Opens a talk of 20,000 messages at its unread line, reads back through it, and prints what it cost.
 * Needs a running stack: `node --import tsx e2e/bench/open-chat.ts --url http://localhost:4000`.
 */
import { existsSync, readFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { chromium, type CDPSession, type Page } from '@playwright/test';
import { answerTalk, talkIds, type TalkKind } from '../support/long-talk';
import { signInOverApi, useCredentials } from '../support/member';
import { readBack } from '../support/read-back';
import { takeStock } from '../support/take-stock';

const { values } = parseArgs({
  options: {
    url: { type: 'string', default: 'http://localhost:4000' },
    messages: { type: 'string', default: '20000' },
    unread: { type: 'string', default: '40' },
    slowdown: { type: 'string', default: '4' },
    rounds: { type: 'string', default: '20' },
  },
});
const DEBIAN_CHROMIUM = '/usr/bin/chromium';
const PAGES_BACK = 40;
const COUNTED = { lines: '[data-message-id]' };

/** `waitedMs`: for how much of it the page was ready to run and another had the processor; null where the system does not tell. */
type Opening = { ms: number; waitedMs: number | null };

/** From the click to the unread line on the screen, as the page's own clock has it. */
async function open(page: Page, browserSession: CDPSession): Promise<Opening> {
  await page.goto(`${values.url}/`);
  const link = page.locator(`aside a[href="/chat-detailed/${talkIds.person}"]`);
  await link.waitFor();
  // Home stands: what is measured is the talk, not the page before it.
  await page.locator('main article').first().waitFor();
  await page.waitForTimeout(2500);
  // Nobody clicks without having come there.
  await link.hover();
  await page.waitForTimeout(200);
  const before = await mainThreads(browserSession);
  const ms = await link.evaluate(
    (element) =>
      new Promise<number>((resolve) => {
        const clickedAt = performance.now();
        // Watched, not looked for in every frame: frames cost, and a page that has nothing to draw draws none.
        const watcher = new MutationObserver(() => {
          if (!document.querySelector('[data-unread-line]')) return;
          watcher.disconnect();
          // What is most urgent runs right after the frame: an ordinary task would wait for others that have nothing to do with it.
          requestAnimationFrame(() => {
            void scheduler.postTask(() => resolve(performance.now() - clickedAt), { priority: 'user-blocking' });
          });
        });
        watcher.observe(document.body, { childList: true, subtree: true });
        (element as HTMLElement).click();
      }),
  );
  const after = await mainThreads(browserSession);
  return { ms: Math.round(ms), waitedMs: waitOfBusiest(before, after) };
}

/** By process: how long its main thread has run and has waited for a processor until now, in milliseconds. */
type MainThreads = Map<number, { ranMs: number; waitedMs: number }>;

/** Of the browser's renderers, on Linux; elsewhere of none. */
async function mainThreads(browserSession: CDPSession): Promise<MainThreads> {
  const { processInfo } = await browserSession.send('SystemInfo.getProcessInfo');
  const pids = processInfo.filter(({ type, id }) => type === 'renderer' && existsSync(`/proc/${id}/schedstat`)).map(({ id }) => id);
  return new Map(
    pids.map((pid) => {
      const [ranNs = 0, waitedNs = 0] = readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ').map(Number);
      return [pid, { ranMs: ranNs / 1e6, waitedMs: waitedNs / 1e6 }];
    }),
  );
}

/** The renderer that ran most is the page's: browsers keep spare ones. */
function waitOfBusiest(before: MainThreads, after: MainThreads): number | null {
  const spans = [...after].flatMap(([pid, { ranMs, waitedMs }]) => {
    const earlier = before.get(pid);
    return earlier ? [{ ranMs: ranMs - earlier.ranMs, waitedMs: waitedMs - earlier.waitedMs }] : [];
  });
  const busiest = spans.toSorted((a, b) => b.ranMs - a.ranMs)[0];
  return busiest ? Math.round(busiest.waitedMs) : null;
}

const browser = await chromium.launch({
  ...(existsSync(DEBIAN_CHROMIUM) ? { executablePath: DEBIAN_CHROMIUM } : {}),
  args: ['--no-sandbox', '--disable-background-networking'],
});
const credentials = await signInOverApi(values.url);

type Screen = { deviceScaleFactor?: number; textZoom?: number };

async function newPage(kind: TalkKind, { deviceScaleFactor = 1, textZoom = 1 }: Screen = {}): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, deviceScaleFactor });
  await useCredentials(context, credentials);
  // What tsx puts around named functions does not exist in a page.
  await context.addInitScript('globalThis.__name = (named) => named');
  const page = await context.newPage();
  await answerTalk(page, { kind, total: Number(values.messages), unread: Number(values.unread) });
  if (textZoom !== 1) {
    await page.addInitScript((zoom) => {
      document.addEventListener('DOMContentLoaded', () => document.documentElement.style.setProperty('font-size', `${zoom * 100}%`));
    }, textZoom);
  }
  return page;
}

async function measureOpenings(kind: 'plain' | 'mixed'): Promise<void> {
  const openings: Opening[] = [];
  const browserSession = await browser.newBrowserCDPSession();
  for (let round = 1; round <= Number(values.rounds); round++) {
    const page = await newPage(kind);
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: Number(values.slowdown) });
    const opening = await open(page, browserSession);
    openings.push(opening);
    console.log(kind, round, opening, 'load average', loadavg()[0]?.toFixed(1));
    if (round === 1) console.log('opened', await takeStock(page, COUNTED));
    await page.context().close();
  }
  const times = openings.map(({ ms }) => ms).toSorted((a, b) => a - b);
  console.log(kind, 'at the unread line: median', times[times.length >> 1], 'ms, worst', times.at(-1), 'ms');
}

async function measureReading(kind: TalkKind, screen: Screen): Promise<void> {
  const page = await newPage(kind, screen);
  await page.goto(`${values.url}/chat-detailed/${kind === 'group' ? `${talkIds.group}?type=group` : talkIds.person}`);
  await page.locator('[data-message-id]').first().waitFor();
  console.log(kind, screen, `${PAGES_BACK} pages back`, await readBack(page, PAGES_BACK), await takeStock(page, COUNTED));
  await page.context().close();
}

const ordinary: Screen = { deviceScaleFactor: 1 };
const screens: Screen[] = [ordinary, { deviceScaleFactor: 2 }, { deviceScaleFactor: 1.1 }, { textZoom: 1.3 }];

console.log('load average', loadavg()[0]?.toFixed(1));
if (Number(values.rounds) > 0) for (const kind of ['plain', 'mixed'] as const) await measureOpenings(kind);
for (const kind of ['plain', 'mixed', 'group'] as const) for (const screen of screens) await measureReading(kind, screen);
await browser.close();
