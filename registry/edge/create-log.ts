import { pino, type DestinationStream, type Logger } from 'pino';
import { openLogOutput } from '@social/limited-server/open-log-output';
import { getPath } from './http/request-target';

/**
 * Creates a log of JSON lines. All requests are logged with their path only, even by the server's own code, because the query contains the
 * access token.
 */
export function createLog(level: string, destination: DestinationStream = openLogOutput()): Logger {
  const serializers = { req: ({ method, url }: { method: string; url: string }) => ({ method, path: getPath(url) }) };
  const options = { name: 'edge', level, serializers };
  return pino(options, destination);
}
