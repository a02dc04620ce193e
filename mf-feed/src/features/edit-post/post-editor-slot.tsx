import { Button, lazyComponent, Skeleton, styled } from '@social/ui';
import type { PostEditorProps } from './post-editor';

const Frame = styled('div')(({ theme }) => ({ padding: theme.spacing(0.5, 2, 1.5) }));

/** The editor of a post, in the place of its words. Its code comes with the first one. */
export const PostEditorSlot = lazyComponent<PostEditorProps>({
  load: async () => (await import('./post-editor')).PostEditor,
  fallback: (
    <Frame>
      <Skeleton variant="rounded" height={96} />
    </Frame>
  ),
  failed: (retry) => (
    <Frame role="alert">
      The editor could not be opened. <Button onClick={retry}>Retry</Button>
    </Frame>
  ),
});
