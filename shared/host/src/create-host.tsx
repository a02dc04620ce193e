import type { PersonId } from '@social/api';
import { remoteModule, type PageSettings, type RegionInput, type RemoteModule } from '@social/contracts';
import { configurePage, sessionStore } from '@social/session';
import { AppTheme, NotificationHost, RegionSlotProvider, type RegionSlotProps } from '@social/ui';
import { BrowserRouter } from '@social/ui/router';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { lazy, Suspense, type ComponentType, type LazyExoticComponent, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { toComponent } from './mounted-region';
import { provideShareScope } from './share-scope';

export type HostOptions = {
  /** The address of the environment whose remotes are shown, without trailing slash: `https://staging.social.example`. */
  origin: string;
  /** The member whose regions are shown; a visitor without one. */
  session?: { accessToken: string; userId: string };
  /** Settings that differ from the product's defaults. `mediaBaseUrl` is the base of relative media paths. */
  settings?: Partial<PageSettings>;
};

export type Host = {
  /** The providers that regions need: query client, theme, router and notices. For a React application of the host. */
  Provider: ComponentType<{ children: ReactNode }>;
  /** Loads the module of a region, such as `mf_feed/post-list`. @throws {Error} if it cannot be loaded, or is no region. */
  load: (region: string) => Promise<RemoteModule>;
  /**
   * Shows a region in an element, inside the providers: `mf_feed/post-list`, or a module that the host has imported by itself. Resolves
   * when its code has arrived.
   * @returns a function that removes it. @throws {Error} as `load`.
   */
  show: (element: Element, region: string | object, input?: RegionInput) => Promise<() => void>;
};

const defaults: PageSettings = { brand: 'Social', locale: 'browser', timeZone: 'browser', mediaBaseUrl: '' };

function parseRegion(loaded: unknown): RemoteModule {
  const region = remoteModule.parse(loaded);
  if (!region.Region && !region.mount) throw new Error('The module exports neither Region nor mount: it is no region.');
  return region;
}

/** Prepares a page of another host for regions of an environment. One host a page. */
export function createHost({ origin, session, settings }: HostOptions): Host {
  provideShareScope(globalThis);
  configurePage({ ...defaults, ...settings });
  if (session) sessionStore.signIn({ accessToken: session.accessToken, userId: session.userId as PersonId, membership: false });
  const queryClient = new QueryClient();

  async function load(region: string): Promise<RemoteModule> {
    const url = `${origin}/discovery/modules/${region}.js`;
    return parseRegion(await import(/* webpackIgnore: true */ /* @vite-ignore */ url));
  }

  async function loadComponent(region: string | object): Promise<ComponentType<RegionInput>> {
    const { Region, mount, usesShadowRoot } = typeof region === 'string' ? await load(region) : parseRegion(region);
    return mount && !Region ? toComponent(mount, usesShadowRoot) : (Region as ComponentType<RegionInput>);
  }

  const components = new Map<string, LazyExoticComponent<ComponentType<RegionInput>>>();
  function fillSlot({ remote, expose, input }: RegionSlotProps): ReactNode {
    const region = `${remote}/${expose.replace(/^\.\//, '')}`;
    const Part = components.get(region) ?? lazy(async () => ({ default: await loadComponent(region) }));
    components.set(region, Part);
    return (
      <Suspense fallback={null}>
        <Part {...input} />
      </Suspense>
    );
  }

  function Provider({ children }: { children: ReactNode }) {
    return (
      <QueryClientProvider client={queryClient}>
        <AppTheme>
          <RegionSlotProvider value={fillSlot}>
            <BrowserRouter>{children}</BrowserRouter>
          </RegionSlotProvider>
          <NotificationHost />
        </AppTheme>
      </QueryClientProvider>
    );
  }

  return {
    Provider,
    load,
    async show(element, region, input = {}) {
      const Region = await loadComponent(region);
      const root = createRoot(element);
      root.render(
        <Provider>
          <Suspense fallback={null}>
            <Region {...input} />
          </Suspense>
        </Provider>,
      );
      return () => root.unmount();
    },
  };
}
