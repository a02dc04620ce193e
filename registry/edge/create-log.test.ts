import { createLog } from './create-log';

test('a request that is logged as an object shows only its path', () => {
  const lines: string[] = [];
  const log = createLog('info', { write: (line) => void lines.push(line) });

  log.info({ req: { method: 'POST', url: '/api/posts?access_token=secret', headers: { referer: '/?access_token=secret' } } });

  expect(lines[0]).toContain('"req":{"method":"POST","path":"/api/posts"}');
});
