import { ApiError } from '@social/api';
import { failureMessage } from '@social/api/failure-message';
import { endSession, fetchSessions, type SessionRow } from '@social/api/account/sessions';
import { apiClient, sessionStore, useSession } from '@social/session';
import { plural, t } from '@social/texts';
import { notify } from '@social/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

/** Lists the member's sessions and ends those on other devices. */
export function useSessions() {
  const userId = useSession((session) => session.userId);
  const queries = useQueryClient();
  const queryKey = ['sessions', userId];
  const sessions = useQuery({
    queryKey,
    queryFn: ({ signal }) => fetchSessions(apiClient, { signal, ownToken: sessionStore.getState().accessToken }),
    staleTime: 0,
  });

  const ending = useMutation({
    mutationFn: async (rows: readonly SessionRow[]) => {
      for (const { id } of rows) await endIfActive(id);
      return rows;
    },
    onSuccess: (rows) => void notify({ severity: 'success', message: formatEndedMessage(rows) }),
    onError: (error) =>
      void notify({
        severity: 'error',
        message: t('Not every device could be signed out. {failureMessage}', { failureMessage: failureMessage(error) }),
      }),
    onSettled: () => queries.invalidateQueries({ queryKey }),
  });

  return { sessions, ending };
}

/** Treats a session that has already ended as a success. */
async function endIfActive(id: SessionRow['id']): Promise<void> {
  try {
    await endSession(apiClient, id);
  } catch (error) {
    if (!(error instanceof ApiError && error.kind === 'refused')) throw error;
  }
}

function formatEndedMessage(rows: readonly SessionRow[]): string {
  return plural(rows.length, { one: 'The device is signed out.', other: '{count} devices are signed out.' });
}
