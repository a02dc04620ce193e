import type { TransportResponse } from './transport';

/** A request that the document sent before the page's scripts had arrived. */
export type EarlyReply = { sentAtMs: number; response: Promise<TransportResponse>; abort: () => void };

/** The requests of the document, by `toReplyKey`. */
export type EarlyReplies = Map<string, EarlyReply>;

/** The object on which the document's script stores them for the client of the page. */
export type EarlyRepliesHolder = { earlyReplies?: EarlyReplies };

/**
 * Returns a key of everything that decides a request's reply, independent of the order of its fields. It contains the token: never log it.
 */
export function toReplyKey(url: string, body: URLSearchParams): string {
  const fields = new URLSearchParams(body);
  fields.sort();
  return `${url} ${fields.toString()}`;
}
