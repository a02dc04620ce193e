import { startFaultGateway, type FaultGateway } from '../../support/fault-gateway';
import { newEnvironment } from '../../support/registry-api';
import { ports } from '../../support/stack';
import { expect, test as base } from '../../support/test';

/** A connection that can be broken, and the address of a page whose calls pass it. */
export type Link = { name: 'browser and edge' | 'edge and provider'; url: string; gateway: FaultGateway };

type Fixtures = {
  links: Record<Link['name'], Link>;
  /** Fails a test in which a page threw an error, or rejected a promise, that nothing caught. */
  noErrors: void;
};
type WorkerFixtures = { providerLink: Link };

export const test = base.extend<Fixtures, WorkerFixtures>({
  // Faults make the browser refuse responses.
  mayViolate: true,
  noErrors: [
    async ({ violations }, use) => {
      await use();
      expect(
        violations.filter((violation) => violation.startsWith('thrown: ')),
        'what no page caught',
      ).toEqual([]);
    },
    { auto: true },
  ],
  providerLink: [
    async ({ browserName: _ }, use) => {
      const gateway = await startFaultGateway(`http://localhost:${ports.provider}`);
      const { url } = await newEnvironment({ providerUrl: gateway.url });
      await use({ name: 'edge and provider', url, gateway });
      await gateway.close();
    },
    { scope: 'worker' },
  ],
  links: async ({ gateway, providerLink }, use) => {
    await use({
      'browser and edge': { name: 'browser and edge', url: gateway.url, gateway },
      'edge and provider': providerLink,
    });
    providerLink.gateway.break(null);
  },
});

export { expect };
