import type { NewPostExtra } from '@social/api/posts/post-extras';
import { t } from '@social/texts';
import { ErrorState, lazyComponent, Skeleton } from '@social/ui';
import type { ComponentType } from 'react';
import type { KindEditorProps } from './post-kind';

/** Loads the code of an editor when its tile is first opened. */
export function lazyEditor<Name extends NewPostExtra>(load: () => Promise<ComponentType<KindEditorProps<Name>>>) {
  return lazyComponent<KindEditorProps<Name>>({
    load,
    fallback: <Skeleton variant="rounded" height={40} />,
    failed: (retry) => (
      <ErrorState title={t('This part could not be loaded')} detail={t('The rest of your post is still there.')} onRetry={retry} />
    ),
  });
}
