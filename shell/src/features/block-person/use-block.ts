import { failureMessage } from '@social/api/failure-message';
import { fetchBlockedPeople } from '@social/api/people/fetch-blocked-people';
import type { PersonSummary } from '@social/api/people/person';
import { setPersonBlocked } from '@social/api/people/set-person-blocked';
import { refusalMessage } from '@social/api/refusal-message';
import { apiClient } from '@social/session';
import { notify, offerUndo } from '@social/ui';
import { queryOptions, useQueryClient, type QueryClient } from '@tanstack/react-query';

type Blockable = Pick<PersonSummary, 'id' | 'name'>;

/** Whom the member has blocked. */
export const blockedPeopleQuery = queryOptions({
  queryKey: ['blocked-people'],
  queryFn: ({ signal }) => fetchBlockedPeople(apiClient, { signal }),
});

/** Blocks and frees people; lists and profiles that it changes are read again. */
export function useBlock() {
  const queries = useQueryClient();

  return {
    /** Blocks after the Undo has gone: blocking ends following both ways, and no call brings that back. */
    async block(person: Blockable, onShown: (isBlocked: boolean) => void): Promise<void> {
      onShown(true);
      await offerUndo({
        message: `You have blocked ${person.name}.`,
        undo: () => onShown(false),
        commit: async () => {
          await setPersonBlocked(apiClient, person.id, true);
          await refetchLists(queries);
        },
        refusedMessage: refusalMessage((error) => `${failureMessage(error)} ${person.name} is not blocked.`),
      });
    },

    /** Resolves to whether the person is free again; a refusal was said then. */
    async unblock(person: Blockable): Promise<boolean> {
      try {
        await setPersonBlocked(apiClient, person.id, false);
      } catch (error) {
        const message = refusalMessage((refused) => `${failureMessage(refused)} ${person.name} is still blocked.`)(error);
        if (message !== null) void notify({ severity: 'error', message: message });
        return false;
      }
      void notify({ severity: 'success', message: `${person.name} is no longer blocked.` });
      await refetchLists(queries);
      return true;
    },
  };
}

/** Who is blocked is missing from every list. */
async function refetchLists(queries: QueryClient): Promise<void> {
  await queries.invalidateQueries();
}
