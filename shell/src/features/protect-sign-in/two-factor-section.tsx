import { ApiError } from '@social/api';
import { failureMessage } from '@social/api/failure-message';
import { useSession } from '@social/session';
import { ErrorState, Skeleton, Typography } from '@social/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { RecoveryCodes } from './recovery-codes';
import { SwitchOff } from './switch-off';
import { SwitchOn } from './switch-on';
import { twoFactorQuery } from './two-factor-query';

/** Switches the codes of an authenticator app on or off. */
export function TwoFactorSection() {
  const userId = useSession((session) => session.userId);
  const queries = useQueryClient();
  const query = useQuery(twoFactorQuery(userId));
  /** Shown until the member has stored them: nobody can read them again. */
  const [recoveryCodes, setRecoveryCodes] = useState<string[] | null>(null);
  const refresh = () => queries.invalidateQueries({ queryKey: twoFactorQuery(userId).queryKey });

  if (recoveryCodes) return <RecoveryCodes codes={recoveryCodes} onStored={() => setRecoveryCodes(null)} />;
  if (query.isPending) return <Skeleton variant="rounded" height={64} role="status" aria-label="Loading" />;
  // A host without these calls refuses them.
  if (query.error instanceof ApiError && query.error.kind === 'refused')
    return <Typography sx={{ color: 'text.secondary' }}>This site has no two-factor sign-in.</Typography>;
  if (query.isError)
    return <ErrorState title="This setting could not be read" detail={failureMessage(query.error)} onRetry={() => void query.refetch()} />;
  if (query.data.isOn) return <SwitchOff recoveryCodesLeft={query.data.recoveryCodesLeft} onOff={refresh} />;
  return (
    <SwitchOn
      onOn={(codes) => {
        setRecoveryCodes(codes);
        void refresh();
      }}
    />
  );
}
