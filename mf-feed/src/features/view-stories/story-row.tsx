import { failureMessage } from '@social/api/failure-message';
import { ErrorState, lazyPart, useOpenable } from '@social/ui';
import { usePhotoAddress } from '@social/ui/router';
import { StoryTileSkeleton, StoryTiles } from './story-tiles';
import { useStories } from './use-stories';

const StoryViewer = lazyPart({
  load: async () => (await import('./story-viewer')).StoryViewer,
  waiting: null,
  failed: (retry) => <ErrorState title="The story could not be opened" detail="The rest of the page still works." onRetry={retry} />,
});

/** The stories of the last day as a row of tiles; the one whose member the address names is on. */
export function StoryRow() {
  const state = useStories();
  const address = usePhotoAddress('story');
  const creation = useOpenable('The form for a story', async () => (await import('./create-story-dialog')).CreateStoryDialog);

  switch (state.kind) {
    case 'loading':
      return <StoryTileSkeleton />;
    case 'failed':
      return <ErrorState title="Stories could not be loaded" detail={failureMessage(state.error)} onRetry={state.retry} />;
    case 'ready':
      return (
        <>
          <StoryTiles owners={state.owners} onOpen={address.open} onCreate={() => void creation.open()} onEndReached={state.loadMore} />
          {address.photoId !== null && (
            <StoryViewer owners={state.owners} startAt={address.photoId} onMember={address.show} onClose={address.close} />
          )}
          {creation.Part && <creation.Part onClose={creation.close} />}
        </>
      );
  }
}
