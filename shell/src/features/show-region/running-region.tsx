import type { RegionInput } from '@social/contracts';
import { t } from '@social/texts';
import { Alert, Box } from '@social/ui';
import { Suspense, type ReactNode } from 'react';
import type { RegionAddress } from '../../lib/federation/region-address';
import type { RegionState } from '../../lib/federation/region-states';
import { useShellServices } from '../../lib/shell-services';
import { PaintMark } from './paint-mark';
import { RegionBoundary } from './region-boundary';

type RunningRegionProps = {
  address: RegionAddress;
  state: Extract<RegionState, { status: 'ready' }>;
  /** Shown while the region loads code of its own. */
  fallback: ReactNode;
  /** The input of a slot; empty for a page. */
  input: RegionInput;
};

/** A loaded region, inside a boundary that reports its errors to the store. */
export function RunningRegion({ address, state: { Region, release }, fallback, input }: RunningRegionProps) {
  const { regions } = useShellServices();
  return (
    <RegionBoundary onCrash={(error) => void regions.crashed(address, error)}>
      {release.source === 'fallback' && (
        <Box sx={{ mb: 2 }}>
          <Alert severity="info" variant="outlined" role="status">
            {t('Showing an earlier version of this part')}
          </Alert>
        </Box>
      )}
      <Suspense fallback={fallback}>
        <Region {...input} {...(release.configuration && { configuration: release.configuration })} />
        <PaintMark {...address} release={release} />
      </Suspense>
    </RegionBoundary>
  );
}
