import { t } from '@social/texts';
import { Typography } from '@social/ui';

/** Says that the linked comment or reply no longer exists. */
export function MissingLinkedEntry({ kind }: { kind: 'comment' | 'reply' }) {
  return (
    <Typography role="status" variant="body2" sx={{ color: 'text.secondary' }}>
      {kind === 'comment'
        ? t('The comment that the link leads to is no longer there.')
        : t('The reply that the link leads to is no longer there.')}
    </Typography>
  );
}
