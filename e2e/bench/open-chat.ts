/**
 * Opens a talk of 20,000 messages at its unread line, reads back through it, and prints what it cost.
 * Needs a running stack: `node --import tsx e2e/bench/open-chat.ts --url http://localhost:4000`.
 */
import { existsSync } from 'node:fs';
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { chromium, type Page } from '@playwright/test';
import { signInOverApi, useCredentials } from '../support/member';

const { values } = parseArgs({
  options: {
    url: { type: 'string', default: 'http://localhost:4000' },
    messages: { type: 'string', default: '20000' },
    unread: { type: 'string', default: '40' },
    slowdown: { type: 'string', default: '4' },
    rounds: { type: 'string', default: '5' },
  },
});
const total = Number(values.messages);
const firstUnread = total - Number(values.unread) + 1;
const DEBIAN_CHROMIUM = '/usr/bin/chromium';
const PEER = '2';

function wireMessage(id: number): Record<string, unknown> {
  const isMine = id < firstUnread && id % 3 === 0;
  return {
    id: String(id),
    from_id: isMine ? '1' : PEER,
    text: `Message ${id}. ${'Some words of a talk that has gone on for years. '.repeat(id % 4)}`,
    time: String(1_700_000_000 + id * 600),
    seen: id < firstUnread ? '1700000000' : '0',
    position: isMine ? 'right' : 'left',
    type: isMine ? 'right_text' : 'left_text',
    messageUser: { user_id: PEER, name: 'Asha Menon', username: 'asha', avatar: '' },
  };
}

/** Answers the talk from memory: the page alone is measured. */
async function answerTalk(page: Page): Promise<void> {
  await page.route(/get_user_messages/, async (route) => {
    const form = new URLSearchParams(route.request().postData() ?? '');
    const [before, after, limit] = ['before_message_id', 'after_message_id', 'limit'].map((name) => Number(form.get(name) ?? 0));
    const start = after ? after + 1 : Math.max(1, (before || total + 1) - (limit ?? 0));
    const end = after ? Math.min(total, after + (limit ?? 0)) : (before || total + 1) - 1;
    const messages = Array.from({ length: Math.max(0, end - start + 1) }, (_, at) => wireMessage(start + at));
    await route.fulfill({ json: { api_status: '200', messages, typing: 0 } });
  });
}

/** From the click to the unread line on the screen, as the page's own clock has it. */
async function open(page: Page): Promise<number> {
  await page.goto(`${values.url}/`);
  const link = page.locator(`aside a[href="/chat-detailed/${PEER}"]`);
  await link.waitFor();
  // Home stands: what is measured is the talk, not the page before it.
  await page.locator('main article').first().waitFor();
  await page.waitForTimeout(2500);
  // Nobody clicks without having come there.
  await link.hover();
  await page.waitForTimeout(200);
  return link.evaluate(
    (element) =>
      new Promise<number>((resolve) => {
        const clickedAt = performance.now();
        const look = () =>
          document.querySelector('[data-unread-line]')
            ? requestAnimationFrame(() => resolve(performance.now() - clickedAt))
            : requestAnimationFrame(look);
        (element as HTMLElement).click();
        look();
      }),
  );
}

async function takeStock(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  await session.detach();
  const counts = await page.evaluate(() => ({
    lines: document.querySelectorAll('[data-message-id]').length,
    elements: document.querySelectorAll('*').length,
  }));
  return { ...counts, heapMb: Math.round(usedSize / 2 ** 20) };
}

/** Goes up to the top again and again; returns by how much, at most, a line in sight was moved by what came in above it. */
async function readBack(page: Page, pages: number) {
  return page.evaluate(async (count) => {
    const log = document.querySelector<HTMLElement>('[role=region][aria-label^="Messages with"]');
    if (!log) throw new Error('no talk is open');
    let [mostMoved, mostLines] = [0, 0];
    const frame = () => new Promise(requestAnimationFrame);
    for (let round = 0; round < count; round++) {
      log.scrollTop = Math.min(log.scrollTop, 200);
      const kept = [...log.querySelectorAll<HTMLElement>('[data-message-id]')].find(
        (line) => line.getBoundingClientRect().bottom > log.getBoundingClientRect().top,
      );
      const before = kept?.getBoundingClientRect().top ?? 0;
      const first = log.querySelector('[data-message-id]');
      for (let wait = 0; wait < 200 && log.querySelector('[data-message-id]') === first; wait++) await frame();
      await frame();
      if (kept?.isConnected) mostMoved = Math.max(mostMoved, Math.abs(kept.getBoundingClientRect().top - before));
      mostLines = Math.max(mostLines, log.querySelectorAll('[data-message-id]').length);
    }
    return { mostMovedPx: Math.round(mostMoved * 10) / 10, mostLines };
  }, pages);
}

const browser = await chromium.launch({
  ...(existsSync(DEBIAN_CHROMIUM) ? { executablePath: DEBIAN_CHROMIUM } : {}),
  args: ['--no-sandbox', '--disable-background-networking'],
});
const credentials = await signInOverApi(values.url);
console.log('load average', loadavg()[0]?.toFixed(1));
for (let round = 1; round <= Number(values.rounds); round++) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  await useCredentials(context, credentials);
  // What tsx puts around named functions does not exist in a page.
  await context.addInitScript('globalThis.__name = (named) => named');
  const page = await context.newPage();
  await answerTalk(page);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: Number(values.slowdown) });
  console.log(`round ${round}: at the unread line after`, Math.round(await open(page)), 'ms');
  if (round === Number(values.rounds)) {
    console.log('opened', await takeStock(page));
    await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    console.log('forty pages back', await readBack(page, 40), await takeStock(page));
  }
  await context.close();
}
await browser.close();
