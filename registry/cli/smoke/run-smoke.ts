import { setTimeout as delay } from 'node:timers/promises';
import {
  canonicalJson,
  COMPOSITION_ELEMENT_ID,
  currentRevision,
  pageComposition,
  REVISION_PATH,
  type Composition,
} from '@social/contracts';
import type { BrowserContext, BrowserType } from 'playwright-core';
import { toPageAddress } from './page-address';
import { signIn, type Account } from './sign-in';
import { visitPage, type PageVisit } from './visit-page';

export type SmokeOptions = {
  /** Where the edge serves the environment. */
  edgeUrl: string;
  /** The edge must serve it before pages are visited. */
  composition: Composition;
  /** Null visits only pages that everybody may see. */
  account: Account | null;
  /** Visited beside the pages that the remotes declare: addresses of pages that need a value. */
  paths: readonly string[];
  /** The browser's program; Playwright's own without it. */
  browserPath: string | undefined;
};

export type SmokeResult = {
  visits: PageVisit[];
  /** Patterns that need a value, and pages of members when nobody signed in. */
  notVisited: string[];
};

const SERVED_TIMEOUT_MS = 60_000;
const POLL_MS = 250;

/** The edge did not serve the composition in time. */
export class NotServedError extends Error {}

/**
 * Loads every page of a composition in a browser.
 * @throws {NotServedError}
 * @throws {Error} of Playwright when there is no browser, or signing in fails.
 */
export async function runSmoke(
  chromium: BrowserType,
  { edgeUrl, composition, account, paths, browserPath }: SmokeOptions,
): Promise<SmokeResult> {
  const browser = await chromium.launch({ executablePath: browserPath, args: process.getuid?.() === 0 ? ['--no-sandbox'] : [] });
  try {
    const context = await browser.newContext();
    await untilServed(context, edgeUrl, composition);
    const pages = await readPages(context, edgeUrl);
    if (account) await signIn(context, edgeUrl, account);
    const isOpen = ({ access }: { access: string }) => account !== null || access === 'public';
    const addresses = pages.map((page) => ({ pattern: page.path, address: isOpen(page) ? toPageAddress(page.path) : null }));
    const wanted = new Set([...addresses.flatMap(({ address }) => address ?? []), ...paths]);
    const visits: PageVisit[] = [];
    for (const path of wanted) visits.push(await visitPage(context, edgeUrl, path));
    return { visits, notVisited: addresses.filter(({ address }) => address === null).map(({ pattern }) => pattern) };
  } finally {
    await browser.close();
  }
}

/** Polls in the browser, which finds `*.localhost` on every system. */
async function untilServed(context: BrowserContext, edgeUrl: string, composition: Composition): Promise<void> {
  const page = await context.newPage();
  const endAt = Date.now() + SERVED_TIMEOUT_MS;
  let served = 'nothing';
  while (Date.now() < endAt) {
    const answer = await page.goto(new URL(REVISION_PATH, edgeUrl).href);
    const parsed = answer?.ok() ? currentRevision.safeParse(await answer.json()) : null;
    served = parsed?.success ? canonicalJson(parsed.data.composition) : `an answer ${answer?.status()}`;
    if (served === canonicalJson(composition)) return page.close();
    await delay(POLL_MS);
  }
  throw new NotServedError(`${edgeUrl} does not serve the composition after ${SERVED_TIMEOUT_MS / 1000} s; it serves ${served}.`);
}

async function readPages(context: BrowserContext, edgeUrl: string) {
  const page = await context.newPage();
  await page.goto(edgeUrl);
  const json = await page.locator(`#${COMPOSITION_ELEMENT_ID}`).textContent();
  await page.close();
  return pageComposition.parse(JSON.parse(json ?? 'null')).pages;
}
