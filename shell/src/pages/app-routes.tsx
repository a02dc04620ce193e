import type { CompositionPage } from '@social/contracts';
import type { createBrowserRouter } from '@social/ui/router';
import { RequireSignIn } from '../features/require-sign-in/require-sign-in';
import type { SiteMap } from '../lib/site-map';
import { profilePattern, registerPath, searchPath, settingsPath, signInPath } from '../routes';
import { CrashPage, NotFoundPage } from './error-page';
import { PlaceholderPage } from './placeholder-page';
import { RegionPage } from './region-page';
import { ShellLayout } from './shell-layout';

/** Builds the route table of a composition. Pages that Home does not need are loaded on demand. */
export function createAppRoutes({ regionPages, placeholderPages }: SiteMap): Parameters<typeof createBrowserRouter>[0] {
  const toRoute = ({ path, ...page }: CompositionPage) => ({ path, element: <RegionPage {...page} /> });
  return [
    {
      errorElement: <CrashPage />,
      hydrateFallbackElement: <></>,
      children: [
        ...regionPages.filter(({ access }) => access === 'public').map(toRoute),
        { path: signInPath, lazy: async () => ({ Component: (await import('./login-page')).LoginPage }) },
        { path: registerPath, lazy: async () => ({ Component: (await import('./register-page')).RegisterPage }) },
        {
          element: <RequireSignIn />,
          children: [
            {
              element: <ShellLayout />,
              children: [
                ...regionPages.filter(({ access }) => access === 'member').map(toRoute),
                ...placeholderPages.map(({ path, ...page }) => ({ path, element: <PlaceholderPage {...page} /> })),
                { path: searchPath, lazy: async () => ({ Component: (await import('./search-page')).SearchPage }) },
                { path: settingsPath, lazy: async () => ({ Component: (await import('./settings-page')).SettingsPage }) },
                { path: profilePattern, lazy: async () => ({ Component: (await import('./profile-page')).ProfilePage }) },
              ],
            },
          ],
        },
        { path: '*', element: <NotFoundPage /> },
      ],
    },
  ];
}
