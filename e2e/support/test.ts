import { test as base, expect, type BrowserContext, type Page } from '@playwright/test';
import { startFaultGateway, type FaultGateway } from './fault-gateway';
import { pageOf, signInOverApi } from './member';
import { newMember, type NewMember } from './new-member';
import { urls } from './stack';

type Fixtures = {
  /** True if the test makes the browser refuse responses: `test.use({ mayViolate: true })`. */
  mayViolate: boolean;
  /** Blocked requests and uncaught errors of all pages of the test. */
  violations: string[];
  /** A page of `demo`, for reading only: all tests share this member. */
  memberPage: Page;
  /** A page of another seeded member in a new browser, for reading only: `memberPageOf('asha')`. */
  memberPageOf: (username: string) => Promise<Page>;
  /** A member that only this test uses, for writing. */
  author: NewMember;
  authorPage: Page;
  /** Proxy in front of production. It injects no faults when a test starts. */
  gateway: FaultGateway;
};

type WorkerFixtures = { gatewayOfWorker: FaultGateway };

/** Writes the refusals of the browser's policies to the page's console, so that tests see each violation. */
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
    await use(await pageOf(context, await signInOverApi(urls.production)));
  },
  memberPageOf: async ({ browser, violations }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async (username) => {
      const context = await browser.newContext();
      await watch(context, violations);
      contexts.push(context);
      return pageOf(context, await signInOverApi(urls.production, username));
    });
    for (const context of contexts) await context.close();
  },
  author: async ({ browserName: _ }, use) => {
    await use(await newMember('Author'));
  },
  authorPage: async ({ context, author }, use) => {
    await use(await pageOf(context, author));
  },
  gatewayOfWorker: [
    async ({ browserName: _ }, use) => {
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
