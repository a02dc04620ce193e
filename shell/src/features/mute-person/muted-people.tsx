import { ApiError } from '@social/api';
import { failureMessage } from '@social/api/failure-message';
import { fetchMutedPeople } from '@social/api/people/fetch-muted-people';
import type { PersonSummary } from '@social/api/people/person';
import { setPersonMuted } from '@social/api/people/set-person-muted';
import { refusalMessage } from '@social/api/refusal-message';
import { apiClient, useSession } from '@social/session';
import { t } from '@social/texts';
import { notify, Typography } from '@social/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ManagedPeople } from '../../lib/managed-people';

/** Lists the people that the member has muted, with Unmute. */
export function MutedPeople() {
  const userId = useSession((session) => session.userId);
  const queries = useQueryClient();
  const query = useQuery({ queryKey: ['muted-people', userId], queryFn: ({ signal }) => fetchMutedPeople(apiClient, { signal }) });

  async function unmute({ id, name }: PersonSummary): Promise<void> {
    try {
      await setPersonMuted(apiClient, id, false);
    } catch (error) {
      const message = refusalMessage((refused) =>
        t('{failureMessage} {name} is still muted.', { failureMessage: failureMessage(refused), name }),
      )(error);
      if (message !== null) void notify({ severity: 'error', message });
      return;
    }
    void notify({ severity: 'success', message: t('{name} is no longer muted.', { name }) });
    // Their posts are in the feed again.
    await queries.invalidateQueries();
  }

  // A host without muting refuses the call.
  if (query.error instanceof ApiError && query.error.kind === 'refused')
    return <Typography sx={{ color: 'text.secondary' }}>{t('This site has no muting.')}</Typography>;
  return (
    <ManagedPeople label={t('Muted members')} query={query} emptyText={t('You have muted nobody.')} action={t('Unmute')} onAct={unmute} />
  );
}
