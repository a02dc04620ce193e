import type { PersonSummary } from '@social/api/people/person';
import { t } from '@social/texts';
import { Button, Card, EmptyState } from '@social/ui';
import { useMutation } from '@tanstack/react-query';
import { useBlock } from './use-block';

/** Replaces the profile of a person that the member has blocked. */
export function BlockedNotice({ person, onFree: onUnblock }: { person: Pick<PersonSummary, 'id' | 'name'>; onFree?: () => void }) {
  const { unblock } = useBlock();
  const unblocking = useMutation({ mutationFn: () => unblock(person), onSuccess: (isUnblocked) => isUnblocked && onUnblock?.() });

  return (
    <Card>
      <EmptyState
        title={t('You have blocked {name}', { name: person.name })}
        detail={t('Neither of you sees what the other shares.')}
        action={
          <Button variant="outlined" loading={unblocking.isPending} onClick={() => void unblocking.mutateAsync()}>
            {t('Unblock')}
          </Button>
        }
      />
    </Card>
  );
}
