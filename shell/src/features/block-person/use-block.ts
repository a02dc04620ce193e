import { failureMessage } from '@social/api/failure-message';
import { fetchBlockedPeople } from '@social/api/people/fetch-blocked-people';
import type { PersonSummary } from '@social/api/people/person';
import { setPersonBlocked } from '@social/api/people/set-person-blocked';
import { refusalMessage } from '@social/api/refusal-message';
import { apiClient } from '@social/session';
import { t } from '@social/texts';
import { notify, offerUndo } from '@social/ui';
import { queryOptions, useQueryClient, type QueryClient } from '@tanstack/react-query';

type Blockable = Pick<PersonSummary, 'id' | 'name'>;

export const blockedPeopleQuery = queryOptions({
  queryKey: ['blocked-people'],
  queryFn: ({ signal }) => fetchBlockedPeople(apiClient, { signal }),
});

/** Blocks and unblocks people, and refetches the lists and profiles that it changes. */
export function useBlock() {
  const queries = useQueryClient();

  return {
    /** Blocks after Undo has expired: blocking removes both follows, which no call restores. */
    async block(person: Blockable, onShown: (isBlocked: boolean) => void): Promise<void> {
      onShown(true);
      await offerUndo({
        message: t('You have blocked {name}.', { name: person.name }),
        undo: () => onShown(false),
        commit: async () => {
          await setPersonBlocked(apiClient, person.id, true);
          await refetchLists(queries);
        },
        refusedMessage: refusalMessage((error) =>
          t('{failureMessage} {name} is not blocked.', { failureMessage: failureMessage(error), name: person.name }),
        ),
      });
    },

    /** Resolves to whether it succeeded; otherwise it has shown a notice. */
    async unblock(person: Blockable): Promise<boolean> {
      try {
        await setPersonBlocked(apiClient, person.id, false);
      } catch (error) {
        const message = refusalMessage((refused) =>
          t('{failureMessage} {name} is still blocked.', { failureMessage: failureMessage(refused), name: person.name }),
        )(error);
        if (message !== null) void notify({ severity: 'error', message: message });
        return false;
      }
      void notify({ severity: 'success', message: t('{name} is no longer blocked.', { name: person.name }) });
      await refetchLists(queries);
      return true;
    },
  };
}

/** A blocked person is omitted from every list. */
async function refetchLists(queries: QueryClient): Promise<void> {
  await queries.invalidateQueries();
}
