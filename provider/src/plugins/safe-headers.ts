/**
 * Headers of every reply: the id under which the log names the request, and no guessing of media types.
 * @param requestId Fastify's `request.id`.
 */
export function toSafeHeaders(requestId: string): Record<string, string> {
  return { 'x-request-id': requestId, 'x-content-type-options': 'nosniff' };
}

/** Replies to calls belong to one member: no cache may store them. */
export const callHeaders = { 'cache-control': 'no-store' };
