import { get as getPlain, Agent as PlainAgent, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import { get as getSecure, Agent as SecureAgent } from 'node:https';

export type ByteAnswer = { status: number; headers: IncomingHttpHeaders; body: Buffer };

export type GetOptions = {
  headers?: Record<string, string>;
  /** The answer is dropped as soon as it grows past this. */
  maxBytes: number;
  /** For everything: to connect, to be answered, to have read it all. */
  timeoutMs: number;
};

const plainAgent = new PlainAgent({ keepAlive: true, maxSockets: 16 });
const secureAgent = new SecureAgent({ keepAlive: true, maxSockets: 16 });

/**
 * Reads a URL as it comes over the wire: unlike `fetch` it does not decompress the body, because files are stored compressed.
 * @throws {Error} when there is no whole answer within `timeoutMs` and `maxBytes`. Any status is an answer.
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
