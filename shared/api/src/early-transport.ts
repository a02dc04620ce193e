import { toReplyKey, type EarlyReplies, type EarlyReply } from './early-replies';
import { TransportError, type Transport, type TransportRequest, type TransportResponse } from './transport';

/** An older reply is outdated: the member visited another page first. */
const MAX_AGE_MS = 15_000;

/**
 * Makes a transport use the replies of requests that the document sent. Each reply is used by the first identical request; all others are
 * sent. If a reply fails to arrive, that request fails as if it had sent the call itself.
 */
export function withEarlyReplies(transport: Transport, replies: EarlyReplies, now: () => number = Date.now): Transport {
  function take({ url, body }: TransportRequest): EarlyReply | null {
    if (replies.size === 0 || !(body instanceof URLSearchParams)) return null;
    const key = toReplyKey(url, body);
    const early = replies.get(key);
    replies.delete(key);
    return early && now() - early.sentAtMs <= MAX_AGE_MS ? early : null;
  }

  return (request) => {
    const early = take(request);
    return early ? receive(early, request) : transport(request);
  };
}

function receive({ response, abort }: EarlyReply, { timeoutMs, signal }: TransportRequest): Promise<TransportResponse> {
  return new Promise((resolve, reject) => {
    const giveUp = (kind: 'timeout' | 'aborted') => {
      abort();
      reject(new TransportError(kind));
    };
    const timer = setTimeout(() => giveUp('timeout'), timeoutMs);
    signal?.addEventListener('abort', () => giveUp('aborted'), { once: true });
    response
      .then(
        // The clock is compared with the time of arrival, which is not known here.
        ({ headers: { date: _, ...headers }, ...rest }) => resolve({ ...rest, headers }),
        () => reject(new TransportError('network')),
      )
      .finally(() => clearTimeout(timer));
  });
}
