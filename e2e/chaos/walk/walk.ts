import { randomUUID } from 'node:crypto';
import { expect, type Locator } from '@playwright/test';
import { slowness } from '../../support/stack';
import { forms, type Form, type FormContext } from '../support/forms';
import { expectRules, PATIENCE_MS, retries } from '../support/page-rules';
import { choose } from '../support/seeded-random';
import { countStored, holds, untilStored } from '../support/written-texts';

type Written = { form: Form; text: string; isSent: boolean };

export type Walk = FormContext & {
  random: () => number;
  /** The texts that were typed so far. */
  written: Written[];
};

/** Maximum wait for an element that a page may remove. */
const CLICK_TIMEOUT_MS = 2000 * slowness;
/** Links out of the product, to files, and out of the session are not followed. */
const INTERNAL = 'a[href^="/"]:not([target]):not([href^="/upload"]):not([href^="/api"]):not([href="/login"])';
const writable = forms.filter(({ name }) => ['a post', 'a comment', 'a message', 'an event'].includes(name));

/** Clicks one of several elements. Skips an element that the page removes first, as happens to members. */
async function clickOne({ random }: Walk, elements: Locator): Promise<string> {
  const visible = elements.filter({ visible: true });
  const count = await visible.count();
  if (count === 0) return 'finds nothing to click';
  const element = visible.nth(Math.floor(random() * count));
  const name = await element
    .innerText({ timeout: CLICK_TIMEOUT_MS })
    .then((text) => text.replaceAll(/\s+/g, ' ').slice(0, 40))
    .catch(() => '');
  return element.click({ timeout: CLICK_TIMEOUT_MS }).then(
    () => `clicks "${name}"`,
    () => `misses "${name}"`,
  );
}

/** Opens a screen by a page load, or within the page. */
async function open({ page, url, random }: Walk, path: string): Promise<void> {
  if (random() < 0.3) return void (await page.goto(url + path));
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
}

const isStoredOrShown = async (walk: Walk, { form, text }: Written) =>
  (await holds(walk.page, text)) || (await countStored(form, walk, text)) > 0;

/** Opens a form. An unsent text must still be in it; otherwise writes one. Usually sends it then. */
async function write(walk: Walk): Promise<string> {
  const { page, random, written } = walk;
  const form = choose(random, writable);
  const willSend = random() < 0.7;
  await open(walk, form.path(walk));
  const field = form.field(page);
  await expect(field.or(retries(page)).first()).toBeVisible({ timeout: PATIENCE_MS });
  if (!(await field.isVisible())) return `finds no form for ${form.name}`;
  let current = written.find((candidate) => candidate.form === form && !candidate.isSent);
  if (current) await expect(field, `the draft of ${form.name}`).toHaveValue(current.text);
  else if ((await field.inputValue()) !== '') return `finds what was not sent in the form for ${form.name}`;
  else {
    current = { form, text: `Chaos ${randomUUID()}`, isSent: false };
    await form.write(walk, current.text);
    written.push(current);
  }
  if (!willSend) return `types ${form.name}: ${current.text}`;
  await form.send(walk);
  current.isSent = true;
  const sent = current;
  await expect.poll(() => isStoredOrShown(walk, sent), `${form.name} is on the page, or stored`).toBe(true);
  return `sends ${form.name}: ${current.text}`;
}

const steps: ((walk: Walk) => Promise<string>)[] = [
  write,
  write,
  (walk) => clickOne(walk, walk.page.getByRole('navigation', { name: 'Main' }).getByRole('link')),
  (walk) => clickOne(walk, walk.page.getByRole('main').locator(INTERNAL)),
  (walk) => clickOne(walk, walk.page.getByRole('complementary').locator(INTERNAL)),
  (walk) => clickOne(walk, walk.page.getByRole('tab')),
  (walk) => clickOne(walk, retries(walk.page)),
  async ({ page }) => {
    await page.reload();
    return 'reloads';
  },
  async ({ page, url }) => {
    await page.goBack();
    // Before the first page of the walk there is an empty page.
    if (!page.url().startsWith(url)) await page.goForward();
    return 'goes back';
  },
];

/** Takes one step. @returns a sentence for a log. */
export async function takeStep(walk: Walk): Promise<string> {
  // A dialog or a menu covers the page.
  await walk.page.keyboard.press('Escape');
  return choose(walk.random, steps)(walk);
}

/** Expects the frame, and a screen with a heading or with a failure and Retry. */
export async function expectSoundPage({ page }: Walk): Promise<void> {
  const main = page.getByRole('main');
  await expect(main.getByRole('heading').or(retries(page)).filter({ visible: true }).first(), 'a heading, or Retry').toBeVisible({
    timeout: PATIENCE_MS,
  });
  await expectRules(page);
}

/** Sends all unsent texts after the faults have ended. Expects each text to be stored once. */
export async function expectAllStoredOnce(walk: Walk): Promise<void> {
  for (const { form, text } of walk.written) {
    await walk.page.goto(walk.url + form.path(walk));
    await untilStored(form, walk, text);
  }
  await walk.page.reload();
  await walk.page.waitForLoadState('networkidle');
  const counts = await Promise.all(walk.written.map(async ({ form, text }) => [text, await countStored(form, walk, text)] as const));
  expect(counts.filter(([, count]) => count !== 1)).toEqual([]);
}
