import { randomUUID } from 'node:crypto';
import type { Socket } from 'node:net';
import { headersTooLarge, requestMalformed, requestTooSlow, type EdgeRefusal } from './send-error';

const REFUSALS: Record<string, EdgeRefusal> = { ERR_HTTP_REQUEST_TIMEOUT: requestTooSlow, HPE_HEADER_OVERFLOW: headersTooLarge };
const REASONS: Record<number, string> = { 400: 'Bad Request', 408: 'Request Timeout', 431: 'Request Header Fields Too Large' };

/** Answers bytes that are no request, in the shape of the edge's other refusals, and disconnects. */
export function refuseBrokenRequest(error: { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
  const { status, code, message } = REFUSALS[error.code ?? ''] ?? requestMalformed;
  const body = JSON.stringify({ code, message, requestId: randomUUID() });
  const head = [
    `HTTP/1.1 ${status} ${REASONS[status] ?? ''}`,
    'connection: close',
    'cache-control: no-store',
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
  socket.destroySoon();
}
