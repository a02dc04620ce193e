import { getInstance } from '@module-federation/enhanced/runtime';
import * as React from 'react';
import { Fragment, jsx } from 'react/jsx-runtime';

type Dispatcher = { getOwner?: () => null } | null;

/** React's own name for what a JSX runtime reads of it. */
const INTERNALS = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE';

/**
 * Lets a developer's build with the development JSX runtime run on the page's production React: bundlers' development servers compile JSX
 * to `jsxDEV`. A build that shares `react/` gets it from the page. One that brings its own asks React for the owner of an element.
 */
export function supportDevelopmentJsx(): void {
  const module = { Fragment, jsxDEV: (type: React.ElementType, props: unknown, key?: React.Key) => jsx(type, props, key) };
  getInstance()?.registerShared({
    'react/jsx-dev-runtime': { version: React.version, lib: () => module, shareConfig: { singleton: true, requiredVersion: false } },
  });
  const internals = (React as unknown as Record<string, { A: Dispatcher } | undefined>)[INTERNALS];
  if (internals) giveOwners(internals);
}

/** Production dispatchers have no `getOwner`, which React's development JSX runtime calls for each element. */
function giveOwners(internals: { A: Dispatcher }): void {
  let current = internals.A;
  Object.defineProperty(internals, 'A', {
    configurable: true,
    get: () => current,
    set(dispatcher: Dispatcher) {
      if (dispatcher) dispatcher.getOwner ??= () => null;
      current = dispatcher;
    },
  });
}
