import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** Other ids could contain arbitrary text, which would end up in the log. */
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * Returns the id that came with a request, such as the edge's, so that the logs of all servers can be joined. Creates a new id if there is
 * none.
 */
export function readRequestId({ headers }: Pick<IncomingMessage, 'headers'>): string {
  const given = headers['x-request-id'];
  return typeof given === 'string' && UUID.test(given) ? given : randomUUID();
}
