import { readConfig } from './config';

test('without settings the edge serves port 4000 of the loopback and keeps its files in the data folder', () => {
  expect(readConfig({})).toMatchObject({ port: 4000, host: '127.0.0.1', serverKey: 'local-server-key', pollMs: 400 });
  expect(readConfig({ DATA_DIR: '/data' }).cacheDir).toBe('/data/edge');
});

test('a wrong setting is named', () => {
  expect(() => readConfig({ PORT: 'many' })).toThrow(/PORT/);
  expect(() => readConfig({ REGISTRY_URL: 'ftp://registry' })).toThrow(/REGISTRY_URL/);
});
