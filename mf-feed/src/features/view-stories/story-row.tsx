import { failureMessage } from '@social/api/failure-message';
import { useSession } from '@social/session';
import { t } from '@social/texts';
import { ErrorState, lazyComponent, UnreadableNote, useLazyOverlay } from '@social/ui';
import { usePhotoParam } from '@social/ui/router';
import { StoryTileSkeleton, StoryTiles } from './story-tiles';
import { UnsentStories } from './unsent-stories';
import { useStories } from './use-stories';

const StoryViewer = lazyComponent({
  load: async () => (await import('./story-viewer')).StoryViewer,
  fallback: null,
  failed: (retry) => (
    <ErrorState title={t('The story could not be opened')} detail={t('The rest of the page still works.')} onRetry={retry} />
  ),
});

/** Shows the stories of the last day as tiles, and the viewer for the member that the address names. */
export function StoryRow() {
  const userId = useSession((session) => session.userId);
  const state = useStories();
  const address = usePhotoParam('story');
  const creation = useLazyOverlay(t('The form for a story'), async () => (await import('./create-story-dialog')).CreateStoryDialog);

  switch (state.kind) {
    case 'loading':
      return <StoryTileSkeleton />;
    case 'failed':
      return <ErrorState title={t('Stories could not be loaded')} detail={failureMessage(state.error)} onRetry={state.retry} />;
    case 'empty':
    case 'ready': {
      const owners = state.kind === 'ready' ? state.items : [];
      const loadMore = state.kind === 'ready' && state.end.kind === 'more' ? state.end.load : null;
      return (
        <>
          <StoryTiles owners={owners} onOpen={address.open} onCreate={() => void creation.open()} onEndReached={loadMore} />
          {state.kind === 'ready' && (
            <UnreadableNote count={state.unreadableCount} singular={t('member with stories')} plural={t('members with stories')} />
          )}
          {address.photoId !== null && (
            <StoryViewer owners={owners} startAt={address.photoId} onMember={address.show} onClose={address.close} />
          )}
          {userId && <UnsentStories userId={userId} />}
          {creation.Overlay && <creation.Overlay onClose={creation.close} />}
        </>
      );
    }
  }
}
