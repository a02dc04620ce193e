import type { CompositionPage } from '@social/contracts';
import { useRoutes } from '@social/ui/router';
import { useMemo } from 'react';
import { RequireSignIn } from '../features/require-sign-in/require-sign-in';
import type { SiteMap } from '../lib/site-map';
import { NotFoundPage } from './error-page';
import { PlaceholderPage } from './placeholder/placeholder-page';
import { RegionPage } from './region-page';
import { ShellLayout } from './shell-layout';

const HOME_PATH = '/';

/** Shows the page of the present address. */
export function AppRoutes({ siteMap }: { siteMap: SiteMap }) {
  return useRoutes(useMemo(() => createAppRoutes(siteMap), [siteMap]));
}

/** Builds the route table of a composition. */
function createAppRoutes({ regionPages, placeholderPages }: SiteMap): Parameters<typeof useRoutes>[0] {
  const toRoute = ({ path, ...page }: CompositionPage) => ({ path, element: <RegionPage {...page} isHome={path === HOME_PATH} /> });
  return [
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
  ];
}
