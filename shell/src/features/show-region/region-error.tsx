import { isSignedIn, useSession } from '@social/session';
import { t } from '@social/texts';
import { Button, ErrorState, Stack, Typography } from '@social/ui';
import type { RegionState } from '../../lib/federation/region-states';
import { useShellServices } from '../../lib/shell-services';
import { OverrideReasons } from './override-reasons';
import { useRetryWhenOnline } from './use-retry-when-online';

type FailureKind = Extract<RegionState, { status: 'failed' }>['kind'];

type RegionErrorProps = {
  /** The region's name for members. */
  name: string;
  kind: FailureKind;
  /** A retry has failed: only a new document ends a request that hangs in the browser. */
  hasRetried: boolean;
  /** Why a developer's build does not run; for its developer only. */
  reasons?: readonly string[] | undefined;
  /** A page's region has the page's heading, so its error has it too. */
  isPage: boolean;
  onRetry: () => void;
};

/** Shows a region's failure and what still works, with Retry. */
export function RegionError({ name, kind, hasRetried, reasons, isPage, onRetry }: RegionErrorProps) {
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
      {reasons && <OverrideReasons reasons={reasons} />}
      {hasRetried && (
        <Stack sx={{ alignItems: 'center' }}>
          <Button onClick={reloadPage}>{t('Reload the page')}</Button>
        </Stack>
      )}
    </>
  );
}

function formatTitle(name: string, kind: FailureKind): string {
  switch (kind) {
    case 'timeout':
      return t('{name} did not arrive in time', { name });
    case 'load':
      return t('{name} could not be loaded', { name });
    case 'contract':
    case 'render':
    case 'crash-loop':
      return t('{name} stopped working', { name });
    case 'disabled':
      return t('{name} is switched off for now', { name });
    case 'absent':
      return t("{name} can't be shown here yet", { name });
  }
}

function formatDetail(isPage: boolean): string {
  return isPage ? t('The menu, your messages and the other pages still work.') : t('Everything else on this page still works.');
}
