/**
 * Scrolls a feed of 5,000 posts to its end and back. Prints the mounted posts, elements and memory during the scroll, the longest tasks,
 * and the layout shift. Needs a running stack: `node --import tsx e2e/bench/scroll-feed.ts --url http://localhost:4000`.
 */
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { chromium, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { chromiumOptions } from '../support/chromium-options';
import { answerFeed, FLUNG, IN_STEPS, LOADED, MOUNTED, readSamples, scrollUntil, type ScrollPace } from '../support/long-feed';
import { observeLayoutShift, slowDown, takeLayoutShift } from '../support/layout-shift';
import { signInOverApi, useCredentials } from '../support/member';
import { measurePage } from '../support/measure-page';

const { values } = parseArgs({
  options: {
    url: { type: 'string', default: 'http://localhost:4000' },
    posts: { type: 'string', default: '5000' },
    slowdown: { type: 'string', default: '4' },
  },
});
const total = Number(values.posts);
const slowdown = Number(values.slowdown);
/** Tasks of at least this length on the slow device are broken down. */
const EXPLAINED_US = 50_000;
const COUNTED = { mounted: MOUNTED, loaded: LOADED };

type TraceEvent = { name: string; tid: number; pid: number; ts: number; dur?: number; tdur?: number; args?: { name?: string } };
type Task = { cpuMs: number; wallMs: number; isFrame: boolean; parts: Record<string, number> };

/** Events of a task that draws. Other tasks decode a reply, render ahead or collect garbage. */
const FRAME_EVENTS = new Set(['FireAnimationFrame', 'PrePaint', 'Paint']);

/**
 * Traces the tasks of the page's main thread while `act` runs. CPU time depends only on the page; wall time also depends on the machine's
 * load.
 */
async function traceTasks(browser: Browser, page: Page, act: () => Promise<unknown>): Promise<Task[]> {
  await browser.startTracing(page, { categories: ['disabled-by-default-devtools.timeline', 'devtools.timeline', '__metadata'] });
  await act();
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
  const mains = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid} ${tid}`),
  );
  const events = traceEvents.filter(({ pid, tid, tdur }) => tdur !== undefined && mains.has(`${pid} ${tid}`));
  const frames = events.filter(({ name }) => FRAME_EVENTS.has(name));
  return events
    .filter(({ name }) => name === 'RunTask')
    .map((task) => ({
      cpuMs: getCpuUs(task) / 1000,
      wallMs: (task.dur ?? 0) / 1000,
      isFrame: frames.some((frame) => isInside(frame, task)),
      parts: findParts(task, events),
    }));
}

/** Limits CPU time to wall time: the clock of a virtual machine's processor sometimes jumps ahead by about 15 ms. */
function getCpuUs({ tdur = 0, dur = 0 }: TraceEvent): number {
  return Math.min(tdur, dur);
}

/** Breaks a long task down: CPU time in milliseconds by event name, without nested events. */
function findParts(task: TraceEvent, events: readonly TraceEvent[]): Record<string, number> {
  if (getCpuUs(task) * slowdown < EXPLAINED_US) return {};
  const inside = events
    .filter((event) => isInside(event, task))
    .sort((one, other) => one.ts - other.ts || (other.dur ?? 0) - (one.dur ?? 0));
  const selfUs = new Map<string, number>();
  const open: TraceEvent[] = [];
  const add = (name: string, us: number) => selfUs.set(name, (selfUs.get(name) ?? 0) + us);
  for (const event of inside) {
    while (open.length > 0 && getEnd(open.at(-1)) <= event.ts) open.pop();
    const parent = open.at(-1);
    if (parent) add(parent.name, -getCpuUs(event));
    add(event.name, getCpuUs(event));
    open.push(event);
  }
  const parts = [...selfUs].map(([name, us]): [string, number] => [name, Math.round(us / 100) / 10]);
  return Object.fromEntries(parts.filter(([, ms]) => ms >= 0.5).sort(([, one], [, other]) => other - one));
}

function isInside(event: TraceEvent, task: TraceEvent): boolean {
  return event.pid === task.pid && event.tid === task.tid && event.ts >= task.ts && getEnd(event) <= getEnd(task);
}

function getEnd(event: TraceEvent | undefined): number {
  return (event?.ts ?? 0) + (event?.dur ?? 0);
}

function summarize(tasks: Task[]) {
  const byLength = [...tasks].sort((one, other) => other.cpuMs - one.cpuMs);
  const longest = byLength.map(({ cpuMs }) => cpuMs);
  const frames = byLength.filter(({ isFrame }) => isFrame).map(({ cpuMs }) => cpuMs * slowdown);
  return {
    tasks: tasks.length,
    longestCpuMs: longest[0]?.toFixed(1),
    [`timesSlowdown${slowdown}`]: ((longest[0] ?? 0) * slowdown).toFixed(0),
    frames: frames.length,
    [`longestFrameAt${slowdown}x`]: frames[0]?.toFixed(0),
    [`framesOver50At${slowdown}x`]: frames.filter((ms) => ms > 50).length,
    [`over50At${slowdown}x`]: longest.filter((ms) => ms * slowdown > 50).length,
    p99CpuMs: longest[Math.floor(longest.length / 100)]?.toFixed(1),
    longestMadeOf: byLength.slice(0, 4).map(({ cpuMs, parts }) => ({ cpuMs: Math.round(cpuMs), ...parts })),
  };
}

/** Opens the feed as it is and scrolls down 60 posts for the first time. */
async function measureLayoutShift(context: BrowserContext, rate: number, pace: ScrollPace) {
  const page = await context.newPage();
  await observeLayoutShift(page);
  await slowDown(page, rate);
  await page.goto(`${values.url}/`);
  await page.getByRole('article').first().waitFor();
  await page.waitForLoadState('networkidle');
  const loading = await takeLayoutShift(page);
  await scrollUntil(page, 60, pace);
  await page.waitForTimeout(1000);
  const scrolling = await takeLayoutShift(page);
  await page.close();
  return { loading: loading.score.toFixed(4), scrolling: scrolling.score.toFixed(4) };
}

async function jump(page: Page, share: number): Promise<void> {
  await page.evaluate((part) => window.scrollTo(0, part * document.documentElement.scrollHeight), share);
  await page.waitForTimeout(1500);
}

const browser = await chromium.launch(chromiumOptions());
const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
await useCredentials(context, await signInOverApi(values.url));

console.log('load average', loadavg()[0]?.toFixed(1));
for (const rate of [1, slowdown]) {
  console.log(`layout shift at ${rate}x, in steps`, await measureLayoutShift(context, rate, IN_STEPS));
  console.log(`layout shift at ${rate}x, flung`, await measureLayoutShift(context, rate, FLUNG));
}

const page = await context.newPage();
await answerFeed(page, await readSamples(page, `${values.url}/`), total);
await page.goto(`${values.url}/`);
await page.getByRole('article').first().waitFor();

await scrollUntil(page, 40);
console.log('80 posts, a screen at a time', summarize(await traceTasks(browser, page, () => scrollUntil(page, 120, IN_STEPS))));
await page.evaluate(() => window.scrollTo(0, 0));
await page.waitForTimeout(1500);
console.log('at the start', await measurePage(page, COUNTED));
for (const posts of [500, total / 2, total - 300]) {
  const maxMounted = await scrollUntil(page, posts);
  console.log(`${posts} posts`, { maxMounted, ...(await measurePage(page, COUNTED)) });
}
console.log('the last 300 posts, with their pages', summarize(await traceTasks(browser, page, () => scrollUntil(page, total))));
console.log(`${total} posts`, await measurePage(page, COUNTED));
const jumps = await traceTasks(browser, page, async () => {
  for (const share of [0.1, 0.9, 0.5, 0.05, 1]) await jump(page, share);
});
console.log('five jumps over the whole length', summarize(jumps));
await browser.close();
