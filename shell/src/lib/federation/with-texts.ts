import { getLanguage } from '@social/texts/languages';
import type { PageComposition } from '@social/contracts';
import type { ExposeAddress, FederationPort } from './federation-port';

/** The expose that loads the texts of a release. A remote without it is shown in English. */
const TEXTS = './texts';

type TextsDependencies = {
  composition: Pick<PageComposition, 'remotes'>;
  /** Hears why the texts of a release could not be loaded: its regions are then shown in English. */
  report: (error: unknown) => void;
};

/** Loads the texts of a release before its modules are evaluated, in every language but English, which stands in the sources. */
export function withTexts(federation: FederationPort, { composition, report }: TextsDependencies): FederationPort {
  if (getLanguage() === 'en') return federation;
  const loading = new Map<string, Promise<void>>();

  async function loadTexts(address: ExposeAddress): Promise<void> {
    const texts = await federation.load({ ...address, expose: TEXTS });
    if (hasLoader(texts)) await texts.loadTexts();
  }

  return {
    async load(address) {
      const { remote, entryUrl } = address;
      if (composition.remotes[remote]?.exposes.includes(TEXTS)) {
        const texts = loading.get(entryUrl) ?? loadTexts(address).catch(report);
        loading.set(entryUrl, texts);
        await texts;
      }
      return federation.load(address);
    },
  };
}

function hasLoader(module: unknown): module is { loadTexts: () => Promise<void> } {
  return typeof module === 'object' && module !== null && 'loadTexts' in module && typeof module.loadTexts === 'function';
}
