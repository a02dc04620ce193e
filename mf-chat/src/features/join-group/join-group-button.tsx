import { failureMessage } from '@social/api/failure-message';
import { refusalMessage } from '@social/api/refusal-message';
import { useOptimisticValue } from '@social/data';
import { t } from '@social/texts';
import { Button, CheckIcon, notifyIfRefused } from '@social/ui';
import { useQueryClient } from '@tanstack/react-query';
import { groupMemberships } from '../../lib/group-memberships';
import { invalidateGroups, type ListedGroup } from '../../lib/groups-query';

/** Joins a group. Afterwards it says so and does nothing: the provider's call toggles, and leaving is offered with Undo on the group's page. */
export function JoinGroupButton({ group }: { group: ListedGroup }) {
  const queries = useQueryClient();
  const { value: isOn, set } = useOptimisticValue(groupMemberships, group.id, group.isJoined, group.readAt);

  async function join() {
    // Not `disabled`: a disabled button loses the keyboard focus.
    if (isOn || groupMemberships.isPending(group.id)) return;
    await notifyIfRefused(
      set(true),
      refusalMessage((error) =>
        t('You did not join {name}. {failureMessage}', { name: group.name, failureMessage: failureMessage(error) }),
      ),
    );
    await invalidateGroups(queries);
  }

  return (
    <Button
      size="small"
      variant={isOn ? 'outlined' : 'contained'}
      startIcon={isOn && <CheckIcon />}
      aria-disabled={isOn}
      aria-label={`${isOn ? t('Joined') : t('Join')} ${group.name}`}
      sx={{ minHeight: 40 }}
      onClick={() => void join()}
    >
      {isOn ? t('Joined') : t('Join')}
    </Button>
  );
}
