import { get as getPlain, Agent as PlainAgent, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import { get as getSecure, Agent as SecureAgent } from 'node:https';

export type ByteAnswer = { status: number; headers: IncomingHttpHeaders; body: Buffer };

export type GetOptions = {
  headers?: Record<string, string>;
  /** The request is aborted when the answer exceeds this. */
  maxBytes: number;
  /** Maximum time for connecting, waiting and reading together. */
  timeoutMs: number;
};

const plainAgent = new PlainAgent({ keepAlive: true, maxSockets: 16 });
const secureAgent = new SecureAgent({ keepAlive: true, maxSockets: 16 });

/**
 * Reads a URL without decompressing the body, unlike `fetch`, because files are stored compressed.
 * @throws {Error} if there is no complete answer within `timeoutMs` and `maxBytes`. Any status counts as an answer.
 */
export async function getBytes(url: URL, { headers = {}, maxBytes, timeoutMs }: GetOptions): Promise<ByteAnswer> {
  const signal = AbortSignal.timeout(timeoutMs);
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    const request =
      url.protocol === 'https:'
        ? getSecure(url, { headers, signal, agent: secureAgent }, resolve)
        : getPlain(url, { headers, signal, agent: plainAgent }, resolve);
    request.once('error', reject);
  });
  const chunks: Buffer[] = [];
  let sizeBytes = 0;
  for await (const chunk of answer as AsyncIterable<Buffer>) {
    sizeBytes += chunk.length;
    if (sizeBytes > maxBytes) {
      answer.destroy();
      throw new Error(`${url.pathname} is larger than ${maxBytes} bytes`);
    }
    chunks.push(chunk);
  }
  return { status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(chunks) };
}
