import type { PageComposition } from '@social/contracts';
import { createContext, useContext } from 'react';
import type { RevisionWatch } from './edge/revision-watch';
import type { RegionStore } from './federation/region-store';
import type { SiteMap } from './site-map';

/** The services of the shell's own features, created once when the page starts. */
export type ShellServices = {
  composition: PageComposition;
  siteMap: SiteMap;
  regions: RegionStore;
  revisions: RevisionWatch;
  /** Loads the document again, with the composition that is current then. */
  reloadPage: () => void;
  /** 0 ≤ x < 1: spreads work that all browsers would do at once. */
  random: () => number;
};

const ServicesContext = createContext<ShellServices | null>(null);

export const ShellServicesProvider = ServicesContext.Provider;

/** @throws outside a `ShellServicesProvider`. */
export function useShellServices(): ShellServices {
  const services = useContext(ServicesContext);
  if (!services) throw new Error('useShellServices needs a ShellServicesProvider');
  return services;
}
