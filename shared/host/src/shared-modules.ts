import * as emotion from '@emotion/react';
import emotionPackage from '@emotion/react/package.json';
import * as api from '@social/api';
import apiPackage from '@social/api/package.json';
import * as wire from '@social/api/wire';
import * as data from '@social/data';
import dataPackage from '@social/data/package.json';
import * as session from '@social/session';
import sessionPackage from '@social/session/package.json';
import * as ui from '@social/ui';
import uiPackage from '@social/ui/package.json';
import * as router from '@social/ui/router';
import * as query from '@tanstack/react-query';
import queryPackage from '@tanstack/react-query/package.json';
import * as react from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as reactDom from 'react-dom';
import * as reactDomClient from 'react-dom/client';

/** A module in the form that `registerShared()` and `init()` of Module Federation take. */
export type SharedModule = {
  version: string;
  shareConfig: { singleton: true; requiredVersion: false };
} & ({ lib: () => unknown } | { get: () => Promise<() => unknown> });

const shareConfig = { singleton: true, requiredVersion: false } as const;

/** The modules that remotes require of a page, in the versions that are installed in the host. */
export function sharedModules(): Record<string, SharedModule> {
  const share = (version: string, module: unknown): SharedModule => ({ version: withoutKit(version), lib: () => module, shareConfig });
  return {
    react: share(react.version, react),
    'react/jsx-runtime': share(react.version, jsxRuntime),
    'react-dom': share(reactDom.version, reactDom),
    'react-dom/client': share(reactDom.version, reactDomClient),
    '@emotion/react': share(emotionPackage.version, emotion),
    '@tanstack/react-query': share(queryPackage.version, query),
    '@social/api': share(apiPackage.version, api),
    '@social/api/wire': share(apiPackage.version, wire),
    '@social/data': share(dataPackage.version, data),
    '@social/session': share(sessionPackage.version, session),
    '@social/ui': share(uiPackage.version, ui),
    '@social/ui/router': share(uiPackage.version, router),
    '@social/ui/forms': { version: withoutKit(uiPackage.version), get: loadForms, shareConfig },
  };
}

async function loadForms(): Promise<() => unknown> {
  const forms = await import('@social/ui/forms');
  return () => forms;
}

/** The suffix of a package of a kit names its content. Ranges of remotes accept no version with a suffix. */
function withoutKit(version: string): string {
  return version.split('-', 1)[0] ?? version;
}
