import { LRUCache } from 'lru-cache';
import Negotiator from 'negotiator';

export type Encoding = 'br' | 'gzip' | 'identity';

/** Browsers send few different headers, and every answer needs its own: parsing takes longer than the rest of an answer's headers. */
const negotiated = new LRUCache<string, Encoding>({
  max: 100,
  memoMethod(acceptEncoding) {
    const accepted = new Negotiator({ headers: { 'accept-encoding': acceptEncoding } }).encodings();
    return (['br', 'gzip'] as const).find((encoding) => accepted.includes(encoding)) ?? 'identity';
  },
});

/** Returns the smallest encoding that the browser accepts: one that it does not name, or names with `q=0`, it does not get. */
export function negotiateEncoding(acceptEncoding = ''): Encoding {
  return negotiated.memo(acceptEncoding);
}
