import type { PersonId } from '@social/api';
import { useOutboxItems } from '@social/data';
import { t } from '@social/texts';
import { Alert, Button } from '@social/ui';
import { getStoryOutbox } from './story-outbox';
import { useSentStories } from './use-sent-stories';

/** Shows stories that failed when they were sent by themselves, or when their page ended. */
export function UnsentStories({ userId }: { userId: PersonId }) {
  const outbox = getStoryOutbox(userId);
  const items = useOutboxItems(outbox);
  useSentStories(userId);

  return items.map(({ id, status }) => {
    if (status.kind !== 'failed') return null;
    return (
      <Alert key={id} severity="error" onClose={() => outbox.remove(id)} closeText={t('Delete the story')}>
        {t('Your story was not shared. {reason}', { reason: status.reason })}
        {!status.isFinal && (
          <Button size="small" color="inherit" onClick={() => outbox.retry(id)}>
            {t('Retry')}
          </Button>
        )}
      </Alert>
    );
  });
}
