import { LRUCache } from 'lru-cache';
import Negotiator from 'negotiator';

export type Encoding = 'br' | 'gzip' | 'identity';

/** Browsers send few different headers, and parsing one takes longer than writing an answer's other headers. */
const negotiated = new LRUCache<string, Encoding>({
  max: 100,
  memoMethod(acceptEncoding) {
    const accepted = new Negotiator({ headers: { 'accept-encoding': acceptEncoding } }).encodings();
    return (['br', 'gzip'] as const).find((encoding) => accepted.includes(encoding)) ?? 'identity';
  },
});

/** Returns the smallest encoding that the browser accepts. Encodings that are not listed or have `q=0` are not used. */
export function negotiateEncoding(acceptEncoding = ''): Encoding {
  return negotiated.memo(acceptEncoding);
}
