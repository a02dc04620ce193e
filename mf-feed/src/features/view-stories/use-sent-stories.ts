import type { PersonId } from '@social/api';
import { readListsAgain } from '@social/data/lists/update-list';
import { useSentItems } from '@social/data/outbox/use-sent-items';
import { apiClient } from '@social/session';
import { t } from '@social/texts';
import { notify } from '@social/ui';
import { useQueryClient } from '@tanstack/react-query';
import { storiesQuery } from './stories-query';
import { getStoryOutbox } from './story-outbox';

/** Reports each story that the provider has accepted, and reads the stories again. */
export function useSentStories(userId: PersonId): void {
  const queries = useQueryClient();

  useSentItems(getStoryOutbox(userId), () => {
    void notify({ severity: 'success', message: t('Your story is up for a day.') });
    readListsAgain(queries, { queryKey: storiesQuery(apiClient, userId).queryKey });
  });
}
