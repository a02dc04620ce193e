import { ApiError, type PersonId } from '@social/api';
import { fetchTwoFactor } from '@social/api/account/two-factor';
import { failureMessage } from '@social/api/failure-message';
import { apiClient, useSession } from '@social/session';
import { t } from '@social/texts';
import { ErrorState, Skeleton, Typography } from '@social/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ManageCodes } from './manage-codes';
import { RecoveryCodes } from './recovery-codes';
import { SwitchOn } from './switch-on';

type NewCodes = { message: string; codes: readonly string[] };

/** Reads whether the member signs in with codes. */
const twoFactorQuery = (userId: PersonId | null) => ({
  queryKey: ['two-factor', userId],
  queryFn: ({ signal }: { signal: AbortSignal }) => fetchTwoFactor(apiClient, { signal }),
});

/** Switches the codes of an authenticator app on or off. */
export function TwoFactorSection() {
  const userId = useSession((session) => session.userId);
  const queries = useQueryClient();
  const query = useQuery(twoFactorQuery(userId));
  /** Shown until the member has stored them: they cannot be read again. */
  const [newCodes, setNewCodes] = useState<NewCodes | null>(null);
  const refresh = () => queries.invalidateQueries({ queryKey: twoFactorQuery(userId).queryKey });

  function showCodes(message: string, codes: readonly string[]): void {
    setNewCodes({ message, codes });
    void refresh();
  }

  if (newCodes) return <RecoveryCodes {...newCodes} onStored={() => setNewCodes(null)} />;
  if (query.isPending) return <Skeleton variant="rounded" height={64} role="status" aria-label={t('Loading')} />;
  // A host without these calls refuses them.
  if (query.error instanceof ApiError && query.error.kind === 'refused')
    return <Typography sx={{ color: 'text.secondary' }}>{t('This site has no two-factor sign-in.')}</Typography>;
  if (query.isError)
    return (
      <ErrorState title={t('This setting could not be read')} detail={failureMessage(query.error)} onRetry={() => void query.refetch()} />
    );
  if (query.data.isOn)
    return (
      <ManageCodes
        recoveryCodesLeft={query.data.recoveryCodesLeft}
        onOff={refresh}
        onRenewed={(codes) => showCodes(t('The recovery codes that you had no longer work.'), codes)}
      />
    );
  return <SwitchOn onOn={(codes) => showCodes(t('Two-factor sign-in is on.'), codes)} />;
}
