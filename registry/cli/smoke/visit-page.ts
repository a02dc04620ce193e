import { pageErrorReport, regionReport, REPORT_PATH } from '@social/contracts';
import type { BrowserContext } from 'playwright-core';

export type PageVisit = { path: string; problems: string[] };

/** `hasTimedOut` is true if the visit or the load of a release exceeded its time limit. */
type TimedVisit = { visit: PageVisit; hasTimedOut: boolean };

/** Default maximum time until a page shows its heading and its regions. */
const MOUNT_TIMEOUT_MS = 20_000;
/** A call of a region may still fail. A page with an open event stream never becomes idle. */
const IDLE_TIMEOUT_MS = 1500;
const BUSY_REGION = '[aria-busy="true"]';
/** A region that operators switched off is not a failure. */
const FAILED_REGION = '[data-region-failure]:not([data-region-failure="disabled"])';
const BINDING = 'reportProblem';
/** Runs in the page, because only the page knows the bodies of beacons and the details of violations. */
const watchPage = `{
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => ${BINDING}('policy', effectiveDirective + ' blocked ' + blockedURI));
  const sendBeacon = navigator.sendBeacon.bind(navigator);
  navigator.sendBeacon = (url, body) => {
    if (new URL(url, location.href).pathname === '${REPORT_PATH}') void new Response(body).text().then((text) => ${BINDING}('report', text));
    return sendBeacon(url, body);
  };
}`;

/**
 * Loads a page and lists its problems: uncaught errors, reported failures of regions, policy violations, a missing heading, another page.
 */
export async function visitPage(context: BrowserContext, base: string, path: string, timeoutMs = MOUNT_TIMEOUT_MS): Promise<TimedVisit> {
  const problems = new Set<string>();
  let hasTimedOut = false;
  const page = await context.newPage();
  page.on('pageerror', (error) => problems.add(`nobody caught: ${error.message}`));
  await page.exposeFunction(BINDING, (kind: 'policy' | 'report', text: string) => {
    const report = kind === 'report' ? readReport(text) : { problem: text, isTimeout: false };
    if (report === null) return;
    problems.add(report.problem);
    hasTimedOut ||= report.isTimeout;
  });
  await page.addInitScript({ content: watchPage });
  try {
    const answer = await page.goto(new URL(path, base).href, { timeout: timeoutMs });
    if (answer && !answer.ok()) problems.add(`the edge answered ${answer.status()}`);
    await page.locator('main h1').first().waitFor({ state: 'attached', timeout: timeoutMs });
    // Regions below the heading load after it. On a slow machine they may not have started yet.
    const busy = page.locator(BUSY_REGION).first();
    do {
      await busy.waitFor({ state: 'detached', timeout: timeoutMs });
      await page.waitForLoadState('networkidle', { timeout: IDLE_TIMEOUT_MS }).catch(ignoreTimeout);
    } while ((await busy.count()) > 0);
    for (const text of await page.locator(FAILED_REGION).allInnerTexts())
      problems.add(`it shows a failure: ${text.replaceAll(/\s+/g, ' ')}`);
    const arrived = new URL(page.url()).pathname;
    if (arrived.toLowerCase() === '/login' && path.toLowerCase() !== '/login') problems.add('it led to the sign-in page');
  } catch (error) {
    if (!isTimeout(error)) throw error;
    hasTimedOut = true;
    problems.add(`it had not shown its heading and its regions within ${timeoutMs / 1000} s`);
  } finally {
    await page.close();
  }
  return { visit: { path, problems: [...problems] }, hasTimedOut };
}

/** Returns null for an error outside regions, because the visit records those itself. */
function readReport(text: string): { problem: string; isTimeout: boolean } | null {
  const report: unknown = JSON.parse(text);
  if (pageErrorReport.safeParse(report).success) return null;
  const { success, data } = regionReport.safeParse(report);
  if (!success) return { problem: `the page reported ${text}`, isTimeout: false };
  return {
    problem: `${data.remote}@${data.version} ${data.expose} failed (${data.kind}): ${data.message}`,
    isTimeout: data.kind === 'timeout',
  };
}

function isTimeout(error: unknown): boolean {
  return error instanceof Error && error.name === 'TimeoutError';
}

function ignoreTimeout(error: unknown): void {
  if (!isTimeout(error)) throw error;
}
