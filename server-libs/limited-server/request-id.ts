import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** An id of another form could hold anything, and ends up in the log. */
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Returns the id that came with a request, such as the edge's, so that the lines of all logs are found by it; a new one where none came. */
export function readRequestId({ headers }: Pick<IncomingMessage, 'headers'>): string {
  const given = headers['x-request-id'];
  return typeof given === 'string' && UUID.test(given) ? given : randomUUID();
}
