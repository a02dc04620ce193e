import { isSignedIn, useSession } from '@social/session';
import { Button, ErrorState, Stack, Typography } from '@social/ui';
import type { RegionState } from '../../lib/federation/region-store';
import { useShellServices } from '../../lib/shell-services';
import { useRetryWhenOnline } from './use-retry-when-online';

type FailureKind = Extract<RegionState, { status: 'failed' }>['kind'];

type RegionErrorProps = {
  /** The region's name for members. */
  name: string;
  kind: FailureKind;
  /** A retry has failed: only a new document ends a request that hangs in the browser. */
  hasRetried: boolean;
  /** A page's region has the page's heading, so its error has it too. */
  isPage: boolean;
  onRetry: () => void;
};

/** Shows a region's failure and what still works, with Retry. */
export function RegionError({ name, kind, hasRetried, isPage, onRetry }: RegionErrorProps) {
  const { random, reloadPage } = useShellServices();
  useRetryWhenOnline(onRetry, random);
  const isSignedOut = !useSession(isSignedIn);
  return (
    <>
      {isPage && (
        <Typography variant="h1" gutterBottom>
          {name}
        </Typography>
      )}
      <ErrorState
        title={formatTitle(name, kind)}
        detail={isSignedOut ? undefined : formatDetail(isPage)}
        onRetry={kind === 'absent' || kind === 'disabled' ? undefined : onRetry}
      />
      {hasRetried && (
        <Stack sx={{ alignItems: 'center' }}>
          <Button onClick={reloadPage}>Reload the page</Button>
        </Stack>
      )}
    </>
  );
}

function formatTitle(name: string, kind: FailureKind): string {
  switch (kind) {
    case 'timeout':
      return `${name} did not arrive in time`;
    case 'load':
      return `${name} could not be loaded`;
    case 'contract':
    case 'render':
    case 'crash-loop':
      return `${name} stopped working`;
    case 'disabled':
      return `${name} is switched off for now`;
    case 'absent':
      return `${name} can't be shown here yet`;
  }
}

function formatDetail(isPage: boolean): string {
  return isPage ? 'The menu, your messages and the other pages still work.' : 'Everything else on this page still works.';
}
