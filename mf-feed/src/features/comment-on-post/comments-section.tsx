import { t } from '@social/texts';
import { Button, styled, lazyComponent } from '@social/ui';
import type { CommentsPanelProps } from './comments-panel';

const Frame = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  padding: theme.spacing(2),
  color: theme.vars.palette.text.secondary,
  borderTop: `1px solid ${theme.vars.palette.divider}`,
}));

/** Loads the code of the comments when the first ones open. */
export const CommentsSection = lazyComponent<CommentsPanelProps>({
  load: async () => (await import('./comments-panel')).CommentsPanel,
  fallback: <Frame role="status">{t('Loading...')}</Frame>,
  failed: (retry) => (
    <Frame role="alert">
      {t('The comments could not be opened.')} <Button onClick={retry}>{t('Retry')}</Button>
    </Frame>
  ),
});
