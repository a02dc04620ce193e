import { test as base, expect, type BrowserContext, type Page } from '@playwright/test';
import { startFaultGateway, type FaultGateway } from './fault-gateway';
import { signInOverApi, useCredentials } from './member';
import { urls } from './stack';

type Fixtures = {
  /** Says that the test makes the browser refuse what it gets: `test.use({ mayViolate: true })`. */
  mayViolate: boolean;
  /** Every page of the test, watched: what the browser blocked, and what was thrown. */
  violations: string[];
  /** A page of `demo`, who has signed in before. */
  memberPage: Page;
  /** A page of another member, in a browser of their own: `memberPageOf('asha')`. */
  memberPageOf: (username: string) => Promise<Page>;
  /** Stands before production, whole when a test begins. */
  gateway: FaultGateway;
};

type WorkerFixtures = { gatewayOfWorker: FaultGateway };

/** Says in the page's console what the browser's policies refused, so that no violation passes unseen. */
function reportViolations() {
  document.addEventListener('securitypolicyviolation', (event) => {
    console.error(`policy violation: ${event.effectiveDirective} ${event.blockedURI} ${event.sourceFile}:${event.lineNumber}`);
  });
}

async function watch(context: BrowserContext, violations: string[]): Promise<void> {
  await context.addInitScript(reportViolations);
  context.on('console', (message) => {
    if (/policy violation|Content Security Policy|Integrity-Policy/i.test(message.text())) violations.push(message.text());
  });
  context.on('weberror', (error) => violations.push(`thrown: ${error.error().message}`));
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  mayViolate: [false, { option: true }],
  violations: [
    async ({ context, mayViolate }, use) => {
      const violations: string[] = [];
      await watch(context, violations);
      await use(violations);
      if (!mayViolate) expect(violations, 'what the browser refused, or a page threw').toEqual([]);
    },
    { auto: true },
  ],
  memberPage: async ({ context }, use) => {
    await useCredentials(context, await signInOverApi(urls.production));
    await use(await context.newPage());
  },
  memberPageOf: async ({ browser, violations }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async (username) => {
      const context = await browser.newContext();
      await watch(context, violations);
      contexts.push(context);
      await useCredentials(context, await signInOverApi(urls.production, username));
      return context.newPage();
    });
    for (const context of contexts) await context.close();
  },
  gatewayOfWorker: [
    // Playwright reads from its first parameter what a fixture needs: here nothing.
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const gateway = await startFaultGateway(urls.production);
      await use(gateway);
      await gateway.close();
    },
    { scope: 'worker' },
  ],
  gateway: async ({ gatewayOfWorker }, use) => {
    await use(gatewayOfWorker);
    gatewayOfWorker.break(null);
  },
});

export { expect };
