import { failureMessage } from '@social/api/failure-message';
import type { Group } from '@social/api/groups/group';
import { toggleGroupJoined } from '@social/api/groups/toggle-group-joined';
import { refusalMessage } from '@social/api/refusal-message';
import { apiClient } from '@social/session';
import { t } from '@social/texts';
import { offerUndo } from '@social/ui';
import type { QueryClient } from '@tanstack/react-query';
import { leftGroups } from '../../lib/group-memberships';
import { invalidateGroups } from '../../lib/groups-query';

/** Leaves a group once the notice with Undo has closed: a member cannot return to a private group by themselves. Rejects only on a bug. */
export async function leaveGroup(queries: QueryClient, { id, name }: Pick<Group, 'id' | 'name'>): Promise<void> {
  leftGroups.hide(id);
  await offerUndo({
    message: t('You left {name}', { name }),
    undo: () => leftGroups.restore(id),
    commit: async () => {
      await toggleGroupJoined(apiClient, id);
      await invalidateGroups(queries);
      leftGroups.restore(id);
    },
    refusedMessage: refusalMessage((error) =>
      t('You are still in {name}. {failureMessage}', { name, failureMessage: failureMessage(error) }),
    ),
  });
}
