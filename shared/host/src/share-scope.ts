import { sharedModules } from './shared-modules';

declare global {
  /** Read by the modules under `/discovery/modules/` of an environment. */
  var socialHost: { shareScope: ShareScope } | undefined;
}

/** Module Federation's share scope: packages by name and version. */
export type ShareScope = Record<string, Record<string, { get: () => Promise<() => unknown>; from: string; eager: boolean }>>;

/** Shares the host's modules with the remotes of this page. Repeating it changes nothing. */
export function provideShareScope(target: typeof globalThis): void {
  target.socialHost ??= { shareScope: createShareScope() };
}

function createShareScope(): ShareScope {
  return Object.fromEntries(
    Object.entries(sharedModules()).map(([name, module]) => {
      const get = 'get' in module ? module.get : async () => module.lib;
      return [
        name,
        {
          [module.version]: {
            ...module,
            get,
            from: 'host',
            eager: false,
            loaded: 'lib' in module,
            useIn: [],
            deps: [],
            scope: ['default'],
            strategy: 'loaded-first',
          },
        },
      ];
    }),
  );
}
