import { setTimeout as delay } from 'node:timers/promises';
import {
  canonicalJson,
  COMPOSITION_ELEMENT_ID,
  currentRevision,
  pageComposition,
  REVISION_PATH,
  type Composition,
} from '@social/contracts';
import { inParallel } from '@social/server-storage/in-parallel';
import type { Browser, BrowserContext } from 'playwright-core';
import { toPageAddress } from './page-address';
import { signIn, type Account } from './sign-in';
import { visitPage, type PageVisit } from './visit-page';

type VisitOptions = {
  /** Address at which the edge serves the environment. */
  edgeUrl: string;
  /** The edge must serve it before pages are visited. */
  composition: Composition;
  /** Addresses of pages that need a value, visited in addition to the declared pages. */
  paths: readonly string[];
  /** Maximum time until a page shows its heading and its regions. 20 s by default. */
  pageTimeoutMs?: number | undefined;
  /** Called once for each page, in the order in which their results are known. */
  onVisit?: (visit: PageVisit) => void;
};

type SmokeOptions = VisitOptions & {
  /** Null to visit only public pages. */
  account: Account | null;
};

export type SmokeResult = {
  visits: PageVisit[];
  /** Patterns that need a value. Without an account, also pages for members. */
  notVisited: string[];
};

const SERVED_TIMEOUT_MS = 60_000;
const POLL_MS = 250;
/** A visit consists mostly of waiting. */
const VISITS_AT_ONCE = 3;

/** The edge did not serve the composition in time. */
export class NotServedError extends Error {}

/**
 * Loads every page of a composition in a browser, and closes the browser.
 * @throws {NotServedError}
 * @throws {Error} of Playwright if signing in fails.
 */
export async function runSmoke(browser: Browser, { account, ...options }: SmokeOptions): Promise<SmokeResult> {
  try {
    const context = await browser.newContext();
    await untilServed(context, options);
    if (account) await signIn(context, options.edgeUrl, account, options.pageTimeoutMs);
    return await visitComposition(context, { ...options, isSignedIn: account !== null });
  } finally {
    await browser.close();
  }
}

/** Loads every page of a composition in a context, with or without a signed-in member. @throws {NotServedError} */
export async function visitComposition(
  context: BrowserContext,
  { isSignedIn, paths, pageTimeoutMs, onVisit, ...served }: VisitOptions & { isSignedIn: boolean },
): Promise<SmokeResult> {
  await untilServed(context, served);
  const pages = await readPages(context, served.edgeUrl);
  const isOpen = ({ access }: { access: string }) => isSignedIn || access === 'public';
  const addresses = pages.map((page) => ({ pattern: page.path, address: isOpen(page) ? toPageAddress(page.path) : null }));
  const wanted = new Set([...addresses.flatMap(({ address }) => address ?? []), ...paths]);
  const visits = new Map<string, PageVisit>();
  const record = (visit: PageVisit) => {
    visits.set(visit.path, visit);
    onVisit?.(visit);
  };
  const slow: string[] = [];
  await inParallel([...wanted], VISITS_AT_ONCE, async (path) => {
    const { visit, hasTimedOut } = await visitPage(context, served.edgeUrl, path, pageTimeoutMs);
    if (hasTimedOut) slow.push(path);
    else record(visit);
  });
  // The machine may be too slow for several pages at once: pages that exceeded a limit are visited again, in turn.
  for (const path of slow) record((await visitPage(context, served.edgeUrl, path, pageTimeoutMs)).visit);
  return {
    visits: [...wanted].flatMap((path) => visits.get(path) ?? []),
    notVisited: addresses.filter(({ address }) => address === null).map(({ pattern }) => pattern),
  };
}

/** Polls in the browser, which resolves `*.localhost` on every system. */
export async function untilServed(
  context: BrowserContext,
  { edgeUrl, composition }: Pick<VisitOptions, 'edgeUrl' | 'composition'>,
): Promise<void> {
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
