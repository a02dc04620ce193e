import { pino, type DestinationStream, type Logger } from 'pino';
import { pathOf } from './http/request-target';

/**
 * JSON lines. Whatever logs a request, the server's own code included, logs its path alone: the query holds the access token.
 */
export function createLog(level: string, destination?: DestinationStream): Logger {
  const serializers = { req: ({ method, url }: { method: string; url: string }) => ({ method, path: pathOf(url) }) };
  const options = { name: 'edge', level, serializers };
  return destination ? pino(options, destination) : pino(options);
}
