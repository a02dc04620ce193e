import { test as base } from '@playwright/test';
import { startFaultGateway, type FaultGateway } from '../fault-gateway';
import { newMember, type NewMember } from '../new-member';
import { urls } from '../stack';
import type { EngineDriver } from './engine-driver';
import { createEnginePage, type EnginePage } from './engine-page';
import { startFirefox } from './firefox';
import { startWebKit } from './webkit';

const engines = { firefox: startFirefox, webkit: startWebKit };

export type EngineOptions = { engine: keyof typeof engines };

type Fixtures = {
  /** Proxy in front of production. It injects no faults when a test starts. */
  gateway: FaultGateway;
};

type WorkerFixtures = EngineOptions & {
  driver: EngineDriver;
  /** A member that only these tests use. */
  author: NewMember;
  /** The engine's page, in which `author` is signed in. */
  enginePage: EnginePage;
};

export const test = base.extend<Fixtures, WorkerFixtures>({
  engine: ['firefox', { option: true, scope: 'worker' }],
  driver: [
    async ({ engine }, use) => {
      const driver = await engines[engine]();
      await use(driver);
      await driver.close();
    },
    { scope: 'worker' },
  ],
  author: [
    async ({ engine: _ }, use) => {
      await use(await newMember('Author'));
    },
    { scope: 'worker' },
  ],
  enginePage: [
    async ({ driver, author }, use) => {
      const page = createEnginePage(driver, urls.production);
      await page.signInAs(author);
      await use(page);
    },
    { scope: 'worker' },
  ],
  gateway: async ({ engine: _ }, use) => {
    const gateway = await startFaultGateway(urls.production);
    await use(gateway);
    await gateway.close();
  },
});
