import { join } from 'node:path';
import { copyBuild } from '../../support/copy-build';
import { startFaultGateway, type FaultGateway } from '../../support/fault-gateway';
import { startEdge } from '../../support/further-edge';
import { listScripts, parseImportMap } from '../../support/import-map';
import { publish, type TestEnvironment } from '../../support/registry-api';
import { sendRequest } from '../../support/send-request';
import { dataDir, environmentUrl, ports, slowness, urls } from '../../support/stack';
import { expect, test as base } from './test';

/** The remote whose versions tests publish. */
export const REMOTE = 'mf_albums';
/** Its initial version. */
export const FIRST = '0.1.0';

type FarEdge = { port: number; registry: FaultGateway };
type WorkerFixtures = { farEdge: FarEdge; publishNext: () => Promise<string> };

export const test = base.extend<object, WorkerFixtures>({
  /** An edge whose connection to the registry can be broken. */
  farEdge: [
    async ({ browserName: _ }, use, { parallelIndex }) => {
      const port = ports.edgeBehindFaults + parallelIndex;
      const registry = await startFaultGateway(urls.registry);
      const edge = await startEdge({ port, registryUrl: registry.url, cacheDir: join(dataDir, `edge-behind-faults-${parallelIndex}`) });
      await use({ port, registry });
      await edge.kill('SIGTERM');
      await registry.close();
    },
    { scope: 'worker', timeout: 120_000 * slowness },
  ],
  /** Publishes versions, each with bytes that no edge has stored. */
  publishNext: [
    async ({ browserName: _ }, use, { workerIndex }) => {
      let count = 0;
      await use(async () => {
        const version = `0.${100 + workerIndex}.${(count += 1)}`;
        await publish(await copyBuild('mf-albums', { version, entry: (text) => `${text}\n// ${version}` }));
        return version;
      });
    },
    { scope: 'worker' },
  ],
});

/** An environment as another edge serves it. */
export const atPort = ({ name }: TestEnvironment, port: number): TestEnvironment => ({
  name,
  url: environmentUrl(`${name}.localhost`).replace(/\d+$/, String(port)),
});

/** Expects an edge to serve a version: the page that runs it, and its entry by content and by version. */
export async function expectServed({ url }: TestEnvironment, version: string): Promise<void> {
  const page = await sendRequest(`${url}/my-albums`);
  expect(page.status).toBe(200);
  expect(page.body).toContain(`"${REMOTE}":{"version":"${version}"`);
  const entry = listScripts(parseImportMap(page.body), REMOTE).get('remoteEntry.js') ?? '';
  const answers = await Promise.all([entry, `/r/${REMOTE}/${version}/remoteEntry.js`].map((path) => sendRequest(url + path)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
}

export { expect };
