/**
 * Opens a conversation of 20,000 messages at its unread line, scrolls back through it, and prints how long each took. Needs a running
 * stack: `node --import tsx e2e/bench/open-chat.ts --url http://localhost:4000`.
 */
import { existsSync, readFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { chromium, type CDPSession, type Page } from '@playwright/test';
import { chromiumOptions } from '../support/chromium-options';
import { answerConversation, partnerIds, type ConversationKind } from '../support/long-conversation';
import { signInOverApi, useCredentials } from '../support/member';
import { scrollBack } from '../support/scroll-back';
import { measurePage } from '../support/measure-page';

const { values } = parseArgs({
  options: {
    url: { type: 'string', default: 'http://localhost:4000' },
    messages: { type: 'string', default: '20000' },
    unread: { type: 'string', default: '40' },
    slowdown: { type: 'string', default: '4' },
    rounds: { type: 'string', default: '20' },
  },
});
const PAGES_BACK = 40;
const COUNTED = { lines: '[data-message-id]' };

/** `waitedMs` is the time that the page was ready to run but had no processor. Null if the system does not measure it. */
type Opening = { ms: number; waitedMs: number | null };

/** Measures from the click to the visible unread line, by the page's clock. */
async function open(page: Page, browserSession: CDPSession): Promise<Opening> {
  await page.goto(`${values.url}/`);
  const link = page.locator(`aside a[href="/chat-detailed/${partnerIds.person}"]`);
  await link.waitFor();
  // Waits for Home, so that only the conversation is measured.
  await page.locator('main article').first().waitFor();
  await page.waitForTimeout(2500);
  // A member's pointer is on the link before the click.
  await link.hover();
  await page.waitForTimeout(200);
  const before = await mainThreads(browserSession);
  const ms = await link.evaluate(
    (element) =>
      new Promise<number>((resolve) => {
        const clickedAt = performance.now();
        // Uses an observer: polling in every frame would cost frames, and an idle page draws none.
        const watcher = new MutationObserver(() => {
          if (!document.querySelector('[data-unread-line]')) return;
          watcher.disconnect();
          // The most urgent task runs right after the frame. An ordinary task would wait for others that are not measured.
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

/** Time that the main thread of each process ran and waited for a processor, in milliseconds. */
type MainThreads = Map<number, { ranMs: number; waitedMs: number }>;

/** Reads the main threads of the browser's renderers. Linux only; empty elsewhere. */
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

/** Returns how long the busiest renderer waited. It is the page's renderer; browsers keep spare ones. */
function waitOfBusiest(before: MainThreads, after: MainThreads): number | null {
  const spans = [...after].flatMap(([pid, { ranMs, waitedMs }]) => {
    const earlier = before.get(pid);
    return earlier ? [{ ranMs: ranMs - earlier.ranMs, waitedMs: waitedMs - earlier.waitedMs }] : [];
  });
  const busiest = spans.toSorted((a, b) => b.ranMs - a.ranMs)[0];
  return busiest ? Math.round(busiest.waitedMs) : null;
}

const browser = await chromium.launch(chromiumOptions());
const credentials = await signInOverApi(values.url);

type Screen = { deviceScaleFactor?: number; textZoom?: number };

async function newPage(kind: ConversationKind, { deviceScaleFactor = 1, textZoom = 1 }: Screen = {}): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, deviceScaleFactor });
  await useCredentials(context, credentials);
  // tsx wraps named functions in a helper that does not exist in a page.
  await context.addInitScript('globalThis.__name = (named) => named');
  const page = await context.newPage();
  await answerConversation(page, { kind, total: Number(values.messages), unread: Number(values.unread) });
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
    if (round === 1) console.log('opened', await measurePage(page, COUNTED));
    await page.context().close();
  }
  const times = openings.map(({ ms }) => ms).toSorted((a, b) => a - b);
  console.log(kind, 'at the unread line: median', times[times.length >> 1], 'ms, worst', times.at(-1), 'ms');
}

async function measureScrollBack(kind: ConversationKind, screen: Screen): Promise<void> {
  const page = await newPage(kind, screen);
  await page.goto(`${values.url}/chat-detailed/${kind === 'group' ? `${partnerIds.group}?type=group` : partnerIds.person}`);
  await page.locator('[data-message-id]').first().waitFor();
  console.log(kind, screen, `${PAGES_BACK} pages back`, await scrollBack(page, PAGES_BACK), await measurePage(page, COUNTED));
  await page.context().close();
}

const ordinary: Screen = { deviceScaleFactor: 1 };
const screens: Screen[] = [ordinary, { deviceScaleFactor: 2 }, { deviceScaleFactor: 1.1 }, { textZoom: 1.3 }];

console.log('load average', loadavg()[0]?.toFixed(1));
if (Number(values.rounds) > 0) for (const kind of ['plain', 'mixed'] as const) await measureOpenings(kind);
for (const kind of ['plain', 'mixed', 'group'] as const) for (const screen of screens) await measureScrollBack(kind, screen);
await browser.close();
