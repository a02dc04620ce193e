import { AppTheme, NotificationHost, RegionSlotProvider, type RegionSlotProps } from '@social/ui';
import { RouterProvider, type createBrowserRouter } from '@social/ui/router';
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { Region } from '../features/show-region/region';
import { ShellServicesProvider, type ShellServices } from '../lib/shell-services';

type AppProps = {
  services: ShellServices;
  queryClient: QueryClient;
  router: ReturnType<typeof createBrowserRouter>;
};

/** The providers around every page. */
export function App({ services, queryClient, router }: AppProps) {
  return (
    <ShellServicesProvider value={services}>
      <QueryClientProvider client={queryClient}>
        <AppTheme>
          <RegionSlotProvider value={fillSlot}>
            <RouterProvider router={router} />
          </RegionSlotProvider>
          <NotificationHost />
        </AppTheme>
      </QueryClientProvider>
    </ShellServicesProvider>
  );
}

function fillSlot(slot: RegionSlotProps) {
  return <Region {...slot} />;
}
