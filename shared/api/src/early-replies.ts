import type { TransportResponse } from './transport';

/** A request that the document sent before the page's scripts had arrived. */
export type EarlyReply = { sentAtMs: number; response: Promise<TransportResponse>; abort: () => void };

/** The requests of the document, by `toReplyKey`. */
export type EarlyReplies = Map<string, EarlyReply>;

/** Where the document's own script leaves them for the client of the page. */
export type EarlyRepliesHolder = { earlyReplies?: EarlyReplies };

/** Names a request by all that decides its reply, whatever the order of its fields. It holds the token: never log it. */
export function toReplyKey(url: string, body: URLSearchParams): string {
  const fields = new URLSearchParams(body);
  fields.sort();
  return `${url} ${fields.toString()}`;
}
