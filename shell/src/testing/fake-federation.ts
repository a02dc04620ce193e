import type { ExposeAddress, FederationPort } from '../lib/federation/federation-port';
import type { Arrival } from '../lib/federation/refetch-release';

type Answer = (address: ExposeAddress) => unknown;

export type FakeFederation = FederationPort & {
  /** The requested entry URLs, in order. */
  asked: string[];
  /** The entry URLs of refetched releases. */
  refetched: string[];
  refetch: (entryUrl: string) => Promise<Arrival>;
  /** Sets how entries that are refetched arrive from now on. */
  setArrival: (how: 'whole' | 'missing' | 'altered') => void;
  /** Sets the result of entries whose URL contains `part`; the latest rule wins. */
  when: (part: string, answer: Answer) => void;
};

/** Throws a browser's error for a file that did not arrive or failed its integrity. */
export const didNotArrive: Answer = ({ entryUrl }) => {
  throw new TypeError(`Failed to fetch dynamically imported module: http://localhost${entryUrl}`);
};

export const neverAnswers: Answer = () => new Promise(() => undefined);

/** A Module Federation whose results a test sets. */
export function createFakeFederation(): FakeFederation {
  const rules: { part: string; answer: Answer }[] = [];
  const asked: string[] = [];
  const refetched: string[] = [];
  let how: 'whole' | 'missing' | 'altered' = 'whole';
  return {
    asked,
    refetched,
    async refetch(entryUrl) {
      refetched.push(entryUrl);
      return how === 'whole' ? how : { how, url: entryUrl };
    },
    setArrival: (value) => void (how = value),
    when: (part, answer) => void rules.unshift({ part, answer }),
    async load(address) {
      asked.push(address.entryUrl);
      const rule = rules.find(({ part }) => address.entryUrl.includes(part));
      if (!rule) throw new Error(`no answer for ${address.entryUrl}`);
      return rule.answer(address);
    },
  };
}
