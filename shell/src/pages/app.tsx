import { AppTheme, lazyComponent, NotificationHost, RegionSlotProvider, type RegionSlotProps } from '@social/ui';
import { BrowserRouter } from '@social/ui/router';
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { Region } from '../features/show-region/region';
import { ShellServicesProvider, type ShellServices } from '../lib/shell-services';
import { AppRoutes } from './app-routes';
import { CrashBoundary } from './crash-boundary';
import { SIDE_WIDTHS_PX } from './layout-sizes';

type AppProps = {
  services: ShellServices;
  queryClient: QueryClient;
};

/** The providers around every page. */
export function App({ services, queryClient }: AppProps) {
  return (
    <ShellServicesProvider value={services}>
      <QueryClientProvider client={queryClient}>
        <AppTheme>
          <RegionSlotProvider value={fillSlot}>
            <BrowserRouter>
              <CrashBoundary>
                <AppRoutes siteMap={services.siteMap} />
              </CrashBoundary>
            </BrowserRouter>
          </RegionSlotProvider>
          <NotificationHost />
          {services.composition.overridesAllowed && <OverrideToolbar panelWidthsPx={SIDE_WIDTHS_PX} />}
        </AppTheme>
      </QueryClientProvider>
    </ShellServicesProvider>
  );
}

/** Only pages of environments that allow overrides load it. Without it they work the same. */
const OverrideToolbar = lazyComponent({
  load: async () => (await import('../features/override-releases/override-toolbar')).OverrideToolbar,
  fallback: null,
  failed: () => null,
});

function fillSlot(slot: RegionSlotProps) {
  return <Region {...slot} />;
}
