import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';

const MAX_WHOLE_BYTES = 64 << 10;
const MAX_UPLOADS = { perAddress: 8 };

/**
 * The body of a call: small ones are received as a whole before the provider is called, so that a slow client holds no connection to it.
 * `no-session`: what is larger needs a member's token, because the calls without one take small forms.
 */
export type ReceivedBody =
  | { kind: 'whole'; body: Buffer }
  | { kind: 'upload'; body: Readable; release(): void }
  | { kind: 'no-session' | 'too-many-uploads' | 'disconnected' };

export type BodyReceiver = ReturnType<typeof createBodyReceiver>;

/** Receives bodies of calls. Of uploads, which hold a connection to the provider, few run at once from one address. */
export function createBodyReceiver() {
  const uploads = new Map<string, number>();

  function takeUpload(request: IncomingMessage, address: string): ReceivedBody {
    const running = uploads.get(address) ?? 0;
    if (running >= MAX_UPLOADS.perAddress) return { kind: 'too-many-uploads' };
    uploads.set(address, running + 1);
    function release(): void {
      const left = (uploads.get(address) ?? 1) - 1;
      if (left > 0) uploads.set(address, left);
      else uploads.delete(address);
    }
    return { kind: 'upload', body: request, release };
  }

  /** @param address of the member, by which uploads are counted. */
  return async (request: IncomingMessage, address: string): Promise<ReceivedBody> => {
    if (isSmall(request)) return receiveWhole(request);
    return hasToken(request.url ?? '') ? takeUpload(request, address) : { kind: 'no-session' };
  };
}

/** Of a chunked body nobody knows the length. */
function isSmall({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] === undefined && Number(headers['content-length'] ?? 0) <= MAX_WHOLE_BYTES;
}

function hasToken(target: string): boolean {
  return /[?&]access_token=[^&]/.test(target);
}

async function receiveWhole(request: IncomingMessage): Promise<ReceivedBody> {
  const chunks: Buffer[] = [];
  try {
    for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
  } catch {
    // Nobody waits for the answer any more.
    return { kind: 'disconnected' };
  }
  return { kind: 'whole', body: Buffer.concat(chunks) };
}
