/**
 * Scrolls a feed of 5,000 posts to its end and back, and prints what it cost: bodies, elements and memory on the way, and how long
 * the longest pieces of work took. Needs a running stack: `node --import tsx e2e/bench/scroll-feed.ts --url http://localhost:4000`.
 */
import { existsSync } from 'node:fs';
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { chromium, type Browser, type Page } from '@playwright/test';
import { signInOverApi, useCredentials } from '../support/member';

const { values } = parseArgs({
  options: {
    url: { type: 'string', default: 'http://localhost:4000' },
    posts: { type: 'string', default: '5000' },
    slowdown: { type: 'string', default: '4' },
  },
});
const total = Number(values.posts);
const slowdown = Number(values.slowdown);
const DEBIAN_CHROMIUM = '/usr/bin/chromium';

type WirePost = Record<string, unknown>;
type Task = { cpuMs: number; wallMs: number };

/** Answers the feed from what the provider gave for its first posts, again and again under new ids. */
async function answerFeed(page: Page, samples: WirePost[]): Promise<void> {
  await page.route('**/api/posts*', async (route) => {
    const form = new URLSearchParams(route.request().postData() ?? '');
    const first = form.has('after_post_id') ? Number(form.get('after_post_id')) - 1 : total;
    const ids = Array.from({ length: Math.min(Number(form.get('limit')), first) }, (_, index) => first - index);
    const data = ids.map((id) => ({ ...samples[id % samples.length], id: String(id), post_id: String(id) }));
    await route.fulfill({ json: { api_status: 200, data } });
  });
}

async function readSamples(page: Page): Promise<WirePost[]> {
  const answer = page.waitForResponse((response) => response.url().includes('/api/posts'));
  await page.goto(`${values.url}/`);
  return ((await (await answer).json()) as { data: WirePost[] }).data;
}

/** What is in the page now, after a sweep of what nobody needs. */
async function takeStock(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  await session.detach();
  const counts = await page.evaluate(() => ({
    articles: document.querySelectorAll('[role=feed] > article').length,
    bodies: document.querySelectorAll('[role=feed] > article:not([data-blank])').length,
    elements: document.querySelectorAll('*').length,
  }));
  return { ...counts, heapMb: Math.round(usedSize / 2 ** 20) };
}

/** Turns the wheel until so many posts are there; returns the most bodies seen on the way. */
async function scrollUntil(page: Page, posts: number): Promise<number> {
  let most = 0;
  for (let here = 0; here < posts; ) {
    await page.mouse.wheel(0, 1500);
    await page.waitForTimeout(30);
    const seen = await page.evaluate(() => ({
      here: document.querySelectorAll('[role=feed] > article').length,
      bodies: document.querySelectorAll('[role=feed] > article:not([data-blank])').length,
    }));
    here = seen.here;
    most = Math.max(most, seen.bodies);
  }
  return most;
}

/** The tasks of the page's main thread while `act` runs. CPU time tells of the page, wall time of the machine as well. */
async function traceTasks(browser: Browser, page: Page, act: () => Promise<unknown>): Promise<Task[]> {
  await browser.startTracing(page, { categories: ['disabled-by-default-devtools.timeline', '__metadata'] });
  await act();
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
    traceEvents: { name: string; tid: number; pid: number; dur?: number; tdur?: number; args?: { name?: string } }[];
  };
  const mains = new Set(
    traceEvents.filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain').map(({ pid, tid }) => `${pid} ${tid}`),
  );
  return traceEvents
    .filter(({ name, pid, tid }) => name === 'RunTask' && mains.has(`${pid} ${tid}`))
    .map(({ dur = 0, tdur = 0 }) => ({ cpuMs: tdur / 1000, wallMs: dur / 1000 }));
}

function summary(tasks: Task[]) {
  const longest = tasks.map(({ cpuMs }) => cpuMs).sort((one, other) => other - one);
  return {
    tasks: tasks.length,
    longestCpuMs: longest[0]?.toFixed(1),
    [`timesSlowdown${slowdown}`]: ((longest[0] ?? 0) * slowdown).toFixed(0),
    [`over100At${slowdown}x`]: longest.filter((ms) => ms * slowdown > 100).length,
    p99CpuMs: longest[Math.floor(longest.length / 100)]?.toFixed(1),
  };
}

async function jump(page: Page, share: number): Promise<void> {
  await page.evaluate((part) => window.scrollTo(0, part * document.documentElement.scrollHeight), share);
  await page.waitForTimeout(1500);
}

const browser = await chromium.launch({
  ...(existsSync(DEBIAN_CHROMIUM) ? { executablePath: DEBIAN_CHROMIUM } : {}),
  args: ['--no-sandbox', '--disable-background-networking'],
});
const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
await useCredentials(context, await signInOverApi(values.url));
const page = await context.newPage();
const samples = await readSamples(page);
await answerFeed(page, samples);
await page.goto(`${values.url}/`);
await page.getByRole('article').first().waitFor();
await page.mouse.move(720, 500);

console.log('load average', loadavg()[0]?.toFixed(1));
console.log('at the start', await takeStock(page));
for (const posts of [500, total / 2, total - 300]) {
  const most = await scrollUntil(page, posts);
  console.log(`${posts} posts`, { mostBodies: most, ...(await takeStock(page)) });
}
console.log('the last 300 posts, with their pages', summary(await traceTasks(browser, page, () => scrollUntil(page, total))));
console.log(`${total} posts`, await takeStock(page));
const jumps = await traceTasks(browser, page, async () => {
  for (const share of [0.1, 0.9, 0.5, 0.05, 1]) await jump(page, share);
});
console.log('five jumps over the whole length', summary(jumps));
await browser.close();
