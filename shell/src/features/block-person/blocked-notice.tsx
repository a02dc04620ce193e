import type { PersonSummary } from '@social/api/people/person';
import { t } from '@social/texts';
import { Button, Card, EmptyState } from '@social/ui';
import { useState } from 'react';
import { useBlock } from './use-block';

/** Replaces the profile of a person whom the member has blocked. */
export function BlockedNotice({ person, onFree: onUnblock }: { person: Pick<PersonSummary, 'id' | 'name'>; onFree?: () => void }) {
  const { unblock } = useBlock();
  const [isPending, setIsPending] = useState(false);

  async function handleClick(): Promise<void> {
    setIsPending(true);
    const isUnblocked = await unblock(person);
    setIsPending(false);
    if (isUnblocked) onUnblock?.();
  }

  return (
    <Card>
      <EmptyState
        title={t('You have blocked {name}', { name: person.name })}
        detail={t('Neither of you sees what the other shares.')}
        action={
          <Button variant="outlined" loading={isPending} onClick={() => void handleClick()}>
            {t('Unblock')}
          </Button>
        }
      />
    </Card>
  );
}
