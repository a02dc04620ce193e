import { t } from '@social/texts';
import { Button, lazyComponent, Skeleton, styled } from '@social/ui';
import type { PostEditorProps } from './post-editor';

const Frame = styled('div')(({ theme }) => ({ padding: theme.spacing(0.5, 2, 1.5) }));

/** Loads the code of the editor when the first one opens. */
export const PostEditorSlot = lazyComponent<PostEditorProps>({
  load: async () => (await import('./post-editor')).PostEditor,
  fallback: (
    <Frame>
      <Skeleton variant="rounded" height={96} />
    </Frame>
  ),
  failed: (retry) => (
    <Frame role="alert">
      {t('The editor could not be opened.')} <Button onClick={retry}>{t('Retry')}</Button>
    </Frame>
  ),
});
