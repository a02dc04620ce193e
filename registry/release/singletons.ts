/**
 * The modules that exist once in a page. The shell provides them and every remote uses them. All builds and the compatibility block of
 * each release are generated from this list.
 *
 * `shareKey` is the name that remotes import. A trailing slash shares every path below (`react/jsx-runtime`). `package` has the version.
 * Large modules that a page uses only in part do not belong here, because a shared module is not tree-shaken. A lazy one loads with the
 * first chunk that imports it, not at the shell's start.
 */
export const singletons: readonly { shareKey: string; package: string; isLazy?: true }[] = [
  { shareKey: 'react', package: 'react' },
  { shareKey: 'react/', package: 'react' },
  { shareKey: 'react-dom', package: 'react-dom' },
  { shareKey: 'react-dom/', package: 'react-dom' },
  { shareKey: '@social/ui/router', package: '@social/ui' },
  { shareKey: '@emotion/react', package: '@emotion/react' },
  { shareKey: '@tanstack/react-query', package: '@tanstack/react-query' },
  { shareKey: '@social/api', package: '@social/api' },
  { shareKey: '@social/api/wire', package: '@social/api' },
  { shareKey: '@social/data', package: '@social/data' },
  { shareKey: '@social/session', package: '@social/session' },
  { shareKey: '@social/ui', package: '@social/ui' },
  { shareKey: '@social/ui/forms', package: '@social/ui', isLazy: true },
];

/** Finds the share key under which the shell provides a module: `react/` for `react/jsx-runtime`. */
export function findShareKey(moduleName: string): string | undefined {
  const keys = singletons.map(({ shareKey }) => shareKey);
  return keys.find((key) => key === moduleName) ?? keys.find((key) => key.endsWith('/') && moduleName.startsWith(key));
}
