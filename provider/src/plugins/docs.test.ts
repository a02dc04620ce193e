import { lintOpenApi } from '@social/tooling/openapi/lint-openapi';
import { readDocument } from '../testing/openapi-document';
import { startProvider, type RunningProvider } from '../testing/start-provider';

let provider: RunningProvider;
beforeAll(async () => {
  provider = await startProvider();
});
afterAll(() => provider.stop());

test('the OpenAPI document passes the recommended rules of Redocly and Spectral', async () => {
  expect(await lintOpenApi(await readDocument(provider))).toEqual([]);
});
