import type { createBrowserRouter } from '@social/ui/router';
import { RequireSignIn } from '../features/require-sign-in/require-sign-in';
import { placeholderPages, profilePattern, regionPages, registerPath, searchPath, settingsPath, signInPath } from '../routes';
import { CrashPage, NotFoundPage } from './error-page';
import { PlaceholderPage } from './placeholder-page';
import { RegionPage } from './region-page';
import { ShellLayout } from './shell-layout';

/** The route table as components. What Home does not need arrives when it is asked for. */
export const appRoutes: Parameters<typeof createBrowserRouter>[0] = [
  {
    errorElement: <CrashPage />,
    hydrateFallbackElement: <></>,
    children: [
      { path: signInPath, lazy: async () => ({ Component: (await import('./login-page')).LoginPage }) },
      { path: registerPath, lazy: async () => ({ Component: (await import('./register-page')).RegisterPage }) },
      {
        element: <RequireSignIn />,
        children: [
          {
            element: <ShellLayout />,
            children: [
              ...regionPages.map(({ path, ...page }) => ({ path, element: <RegionPage {...page} /> })),
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
