import { failureMessage } from '@social/api/failure-message';
import type { Page } from '@social/api/pages/page';
import { refusalMessage } from '@social/api/refusal-message';
import { useOptimisticValue } from '@social/data';
import { t } from '@social/texts';
import { Button, CheckIcon, notifyIfRefused } from '@social/ui';
import { useSyncExternalStore } from 'react';
import { pageLikes } from '../../lib/page-likes';

export type LikePageButtonProps = {
  page: Pick<Page, 'id' | 'name' | 'isLiked'>;
  /** When the page was fetched, in milliseconds since 1970. */
  readAt: number;
};

/** Likes a page or takes the like back. Ignores clicks while a request is pending. */
export function LikePageButton({ page, readAt }: LikePageButtonProps) {
  const { value: isOn, set } = useOptimisticValue(pageLikes, page.id, page.isLiked, readAt);
  const isPending = useSyncExternalStore(pageLikes.subscribe, () => pageLikes.isPending(page.id));

  async function handleClick() {
    // Not `disabled`: a disabled button loses the keyboard focus.
    if (isPending) return;
    const outcome = isOn ? t('You still like {name}.', { name: page.name }) : t('{name} could not be liked.', { name: page.name });
    await notifyIfRefused(
      set(!isOn),
      refusalMessage((error) => `${outcome} ${failureMessage(error)}`),
    );
  }

  return (
    <Button
      size="small"
      variant={isOn ? 'outlined' : 'contained'}
      startIcon={isOn && <CheckIcon />}
      aria-disabled={isPending}
      aria-label={`${isOn ? t('Liked Page') : t('Like Page')}: ${page.name}`}
      sx={{ minHeight: 40 }}
      onClick={() => void handleClick()}
    >
      {isOn ? t('Liked Page') : t('Like Page')}
    </Button>
  );
}
