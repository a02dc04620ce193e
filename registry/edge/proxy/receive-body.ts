import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';

const MAX_WHOLE_BYTES = 64 << 10;
const MAX_UPLOADS = { perAddress: 8 };

/**
 * The body of a call. Small bodies are received completely before the provider is called, so that a slow client holds no connection to it.
 * `no-session`: a large body needs a member's token, because calls without one have small forms.
 */
export type ReceivedBody =
  | { kind: 'whole'; body: Buffer }
  | { kind: 'upload'; body: Readable; release(): void }
  | { kind: 'no-session' | 'too-many-uploads' | 'disconnected' };

export type BodyReceiver = ReturnType<typeof createBodyReceiver>;

/** Receives bodies of calls. Limits the concurrent uploads of one address, because uploads hold a connection to the provider. */
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

  /** @param address of the member, for counting uploads. */
  return async (request: IncomingMessage, address: string): Promise<ReceivedBody> => {
    if (isSmall(request)) return receiveWhole(request);
    return hasToken(request.url ?? '') ? takeUpload(request, address) : { kind: 'no-session' };
  };
}

/** The length of a chunked body is unknown. */
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
    // The client no longer waits for the answer.
    return { kind: 'disconnected' };
  }
  return { kind: 'whole', body: Buffer.concat(chunks) };
}
