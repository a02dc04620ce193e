import { useSession } from '@social/session';
import { lazyComponent, Skeleton } from '@social/ui';
import { useState } from 'react';
import { forgetNewcomer, isNewcomer } from '../../lib/newcomers';
import type { WelcomeCardProps } from './welcome-card';

/** Leads members who have just registered to their first steps, until they close it. Others load none of it. */
export function WelcomeSlot() {
  const userId = useSession((session) => session.userId);
  const [closedFor, setClosedFor] = useState<typeof userId>(null);
  if (userId === null || closedFor === userId || !isNewcomer(userId)) return null;

  function close() {
    if (userId !== null) forgetNewcomer(userId);
    setClosedFor(userId);
  }

  return <WelcomeCard onClose={close} />;
}

const WelcomeCard = lazyComponent<WelcomeCardProps>({
  load: async () => (await import('./welcome-card')).WelcomeCard,
  fallback: <Skeleton variant="rounded" height={260} sx={{ mb: 2 }} />,
  // The page below is whole without it.
  failed: () => null,
});
