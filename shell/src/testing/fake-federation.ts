import type { ExposeAddress, FederationPort } from '../lib/federation/federation-port';

type Answer = (address: ExposeAddress) => unknown;

export type FakeFederation = FederationPort & {
  /** The entry URLs that were asked for, in order. */
  asked: string[];
  /** The entry URLs of releases that were fetched anew. */
  refetched: string[];
  refetch: (entryUrl: string) => Promise<void>;
  /** From now on an entry whose URL holds `part` answers so; the latest rule wins. */
  when: (part: string, answer: Answer) => void;
};

/** What a browser says when a file of a module did not arrive or failed its integrity. */
export const didNotArrive: Answer = ({ entryUrl }) => {
  throw new TypeError(`Failed to fetch dynamically imported module: http://localhost${entryUrl}`);
};

export const neverAnswers: Answer = () => new Promise(() => undefined);

/** Module Federation as a test wants it to behave. */
export function createFakeFederation(): FakeFederation {
  const rules: { part: string; answer: Answer }[] = [];
  const asked: string[] = [];
  const refetched: string[] = [];
  return {
    asked,
    refetched,
    refetch: async (entryUrl) => void refetched.push(entryUrl),
    when: (part, answer) => void rules.unshift({ part, answer }),
    async load(address) {
      asked.push(address.entryUrl);
      const rule = rules.find(({ part }) => address.entryUrl.includes(part));
      if (!rule) throw new Error(`no answer for ${address.entryUrl}`);
      return rule.answer(address);
    },
  };
}
