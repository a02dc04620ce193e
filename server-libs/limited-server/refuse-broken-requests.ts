import type { Socket } from 'node:net';

/** The reason why bytes are not a valid request. */
export type BrokenRequest = 'malformed' | 'too-slow' | 'headers-too-large';

const problems: Record<string, BrokenRequest> = { ERR_HTTP_REQUEST_TIMEOUT: 'too-slow', HPE_HEADER_OVERFLOW: 'headers-too-large' };
const statusLines: Record<BrokenRequest, string> = {
  malformed: '400 Bad Request',
  'too-slow': '408 Request Timeout',
  'headers-too-large': '431 Request Header Fields Too Large',
};

/**
 * Creates a handler for Node's `clientError`. It answers invalid requests in the form of the server's other refusals, and disconnects.
 * @param writeBody returns the refusal, which is sent as JSON.
 */
export function refuseBrokenRequests(writeBody: (problem: BrokenRequest) => object): (error: { code?: string }, socket: Socket) => void {
  return (error, socket) => {
    if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
    const problem = problems[error.code ?? ''] ?? 'malformed';
    const body = JSON.stringify(writeBody(problem));
    const head = [
      `HTTP/1.1 ${statusLines[problem]}`,
      'connection: close',
      'cache-control: no-store',
      'x-content-type-options: nosniff',
      'content-type: application/json; charset=utf-8',
      `content-length: ${Buffer.byteLength(body)}`,
    ];
    socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
    socket.destroySoon();
  };
}
