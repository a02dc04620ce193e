/**
 * Measures member behaviours on a running stack: how exact and fast Back is, and what newer posts move. Also measures how soon a like shows
 * and what it sends, and the layout shift over 100 posts. Likes as demo and posts as asha.
 * `node --import tsx e2e/bench/member-behaviours.ts --url http://localhost:4000 --rounds 9`
 */
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { chromium, type BrowserContext, type Page } from '@playwright/test';
import { chromiumOptions } from '../support/chromium-options';
import { observeLayoutShift, takeLayoutShift } from '../support/layout-shift';
import { IN_STEPS, LOADED, scrollUntil } from '../support/long-feed';
import { signInOverApi, useCredentials } from '../support/member';

const { values } = parseArgs({
  options: { url: { type: 'string', default: 'http://localhost:4000' }, rounds: { type: 'string', default: '9' } },
});
const rounds = Number(values.rounds);

type Samples = Record<string, number>;

async function openFeed(page: Page): Promise<void> {
  await page.goto(`${values.url}/`);
  await page.getByRole('article').first().waitFor();
  await page.waitForLoadState('networkidle');
}

/** Waits until the page is still, then returns the first post whose time is visible, and its top. */
function postInSight(page: Page): Promise<{ id: string; top: number }> {
  return page.evaluate(async () => {
    for (let still = 0; still < 30;) {
      const last = window.scrollY;
      await new Promise(requestAnimationFrame);
      still = window.scrollY === last ? still + 1 : 0;
    }
    const articles = [...document.querySelectorAll('[role=feed] article:not([aria-busy=true])')];
    const found = articles.find((article) => {
      const { top = 0, bottom = 0 } = article.querySelector('time')?.getBoundingClientRect() ?? {};
      return top > 150 && bottom < window.innerHeight - 50;
    });
    return { id: found?.id ?? '', top: found?.getBoundingClientRect().top ?? Number.NaN };
  });
}

/** Opens a post 60 posts deep and goes back. */
async function measureBack(page: Page): Promise<Samples> {
  await openFeed(page);
  await scrollUntil(page, 60);
  let before = { id: '', top: 0 };
  for (let turns = 0; before.id === '' && turns < 30; turns += 1) {
    await page.mouse.wheel(0, -150);
    before = await postInSight(page);
  }
  const link = page
    .locator(`#${before.id}`)
    .getByRole('link')
    .filter({ has: page.locator('time') })
    .first();
  await link.hover();
  const { top } = await page.evaluate(async (id) => {
    await new Promise((resolve) => setTimeout(resolve, 500));
    return { top: document.getElementById(id)?.getBoundingClientRect().top ?? Number.NaN };
  }, before.id);
  await link.click();
  await page.getByRole('heading', { level: 1, name: /^Post by/ }).waitFor();
  await page.waitForLoadState('networkidle');

  let answered = 0;
  page.on('requestfinished', (request) => void (request.url().includes('/api/') && (answered += 1)));
  const ms = await page.evaluate(
    async ([id, selector]) => {
      const startedAt = performance.now();
      history.back();
      for (;;) {
        await new Promise(requestAnimationFrame);
        const post = document.getElementById(id as string);
        const { top: now = -1 } = post?.getBoundingClientRect() ?? {};
        if (post?.matches(selector as string) && now > 0 && now < window.innerHeight) return performance.now() - startedAt;
        if (performance.now() - startedAt > 10_000) return Number.NaN;
      }
    },
    [before.id, LOADED],
  );
  const answeredBefore = answered;
  await page.waitForTimeout(1500);
  const after = await page.evaluate((id) => document.getElementById(id)?.getBoundingClientRect().top ?? Number.NaN, before.id);
  page.removeAllListeners('requestfinished');
  return { 'Back, ms': ms, 'Back, px moved': Math.abs(after - top), 'Back, replies awaited': answeredBefore };
}

/** Measures the announcement of newer posts. `publish` publishes one. */
async function measureAnnouncement(page: Page, publish: () => Promise<void>): Promise<Samples> {
  await openFeed(page);
  await scrollUntil(page, 20);
  await publish();
  const { id, top } = await postInSight(page);
  await page.keyboard.press('.');
  await page.getByRole('button', { name: /new posts?$/ }).waitFor();
  await page.waitForTimeout(500);
  const after = await page.evaluate((post) => document.getElementById(post)?.getBoundingClientRect().top ?? Number.NaN, id);
  return { 'newer posts announced, px moved': Math.abs(after - top) };
}

/** Measures the time from a tap on Like to the frame that shows it, and the requests of ten taps in a second. */
async function measureLike(page: Page): Promise<Samples> {
  await openFeed(page);
  let requests = 0;
  page.on('request', (request) => void (request.url().includes('/api/post-actions') && (requests += 1)));
  const like = page.getByRole('article').first().getByRole('button', { name: /^Like/ }).first();
  const frames = await like.evaluate(async (button) => {
    const before = button.getAttribute('aria-pressed');
    await new Promise(requestAnimationFrame);
    (button as HTMLElement).click();
    for (let frame = 1; frame < 100; frame += 1) {
      await new Promise(requestAnimationFrame);
      if (button.getAttribute('aria-pressed') !== before) return frame;
    }
    return Number.NaN;
  });
  await page.waitForLoadState('networkidle');
  requests = 0;
  await like.evaluate(async (button) => {
    for (let tap = 0; tap < 9; tap += 1) {
      (button as HTMLElement).click();
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  });
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(500);
  page.removeAllListeners('request');
  return { 'like shown, frames': frames, 'requests of nine taps in a second': requests };
}

/** Measures the layout shift of 100 posts that were not shown before. */
async function measureShift(context: BrowserContext): Promise<Samples> {
  const page = await context.newPage();
  await observeLayoutShift(page);
  await openFeed(page);
  await scrollUntil(page, 100, IN_STEPS);
  await page.waitForTimeout(1000);
  const { score } = await takeLayoutShift(page);
  await page.close();
  return { 'layout shift over 100 posts': score };
}

function middleAndWorst(numbers: number[]): string {
  const sorted = numbers.toSorted((a, b) => a - b);
  const show = (value = Number.NaN) => (Number.isInteger(value) ? String(value) : value.toPrecision(3));
  return `median ${show(sorted[Math.floor(sorted.length / 2)])}, worst ${show(sorted.at(-1))} of ${sorted.length}`;
}

async function publishAs(username: string): Promise<void> {
  const { accessToken, userId } = await signInOverApi(values.url, username);
  const body = new URLSearchParams({ user_id: userId, postText: `Published at ${new Date().toISOString()}`, postPrivacy: '0' });
  const reply = await fetch(`${values.url}/api/new_post?access_token=${accessToken}`, { method: 'POST', body });
  const { api_status: status } = (await reply.json()) as { api_status?: number | string };
  if (Number(status) !== 200) throw new Error(`the post was refused: ${reply.status}`);
}

const browser = await chromium.launch(chromiumOptions());
const credentials = await signInOverApi(values.url);
const samples = new Map<string, number[]>();
const add = (figures: Samples) =>
  Object.entries(figures).forEach(([name, value]) => samples.set(name, [...(samples.get(name) ?? []), value]));
console.log('load average', loadavg()[0]?.toFixed(1));
for (let round = 0; round < rounds; round += 1) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  await useCredentials(context, credentials);
  const page = await context.newPage();
  add(await measureBack(page));
  add(await measureAnnouncement(page, () => publishAs('asha')));
  add(await measureLike(page));
  add(await measureShift(context));
  await context.close();
}
for (const [name, numbers] of samples) console.log(`${name}: ${middleAndWorst(numbers)}`);
await browser.close();
