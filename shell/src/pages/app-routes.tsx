import type { CompositionPage } from '@social/contracts';
import type { createBrowserRouter } from '@social/ui/router';
import { RequireSignIn } from '../features/require-sign-in/require-sign-in';
import type { SiteMap } from '../lib/site-map';
import { CrashPage, NotFoundPage } from './error-page';
import { PlaceholderPage } from './placeholder/placeholder-page';
import { RegionPage } from './region-page';
import { ShellLayout } from './shell-layout';

/** Builds the route table of a composition. */
export function createAppRoutes({ regionPages, placeholderPages }: SiteMap): Parameters<typeof createBrowserRouter>[0] {
  const toRoute = ({ path, ...page }: CompositionPage) => ({ path, element: <RegionPage {...page} /> });
  return [
    {
      errorElement: <CrashPage />,
      children: [
        ...regionPages.filter(({ access }) => access === 'public').map(toRoute),
        {
          element: <RequireSignIn />,
          children: [
            {
              element: <ShellLayout />,
              children: [
                ...regionPages.filter(({ access }) => access === 'member').map(toRoute),
                ...placeholderPages.map((page) => ({ path: page.path, element: <PlaceholderPage {...page} /> })),
              ],
            },
          ],
        },
        { path: '*', element: <NotFoundPage /> },
      ],
    },
  ];
}
