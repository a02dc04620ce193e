import { Alert } from '@social/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useLiveStore } from '../../lib/live/live-store';

/** Says that what is shown may be old, because the registry does not answer. A page that has nothing to show says so itself. */
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
