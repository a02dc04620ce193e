import { Alert } from '@social/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useLiveStore } from '../../lib/live/live-store';

/** Warns that the page may be outdated, because the registry does not answer. A page without data shows its own message. */
export function ReachNotice() {
  const isReachable = useLiveStore((store) => store.isReachable);
  const queries = useQueryClient();
  const shown = queries.getQueryCache().findAll({ type: 'active' });
  if (isReachable || shown.every(({ state }) => state.data === undefined)) return null;
  return (
    <Alert severity="warning" sx={{ mb: 2 }}>
      The registry does not answer. What you see may be old; it is read again every few seconds, and members keep the pages that they have.
    </Alert>
  );
}
