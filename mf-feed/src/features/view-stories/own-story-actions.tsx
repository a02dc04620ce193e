import DeleteIcon from '@mui/icons-material/Delete';
import type { StoryId } from '@social/api';
import { failureMessage } from '@social/api/failure-message';
import { refusalMessage } from '@social/api/refusal-message';
import { deleteStory } from '@social/api/stories/delete-story';
import { apiClient } from '@social/session';
import { t } from '@social/texts';
import { Button, offerUndo } from '@social/ui';
import { useState } from 'react';
import { hiddenStories } from './hidden-stories';
import { StoryViewers } from './story-viewers';

export type OwnStoryActionsProps = { storyId: StoryId; onCover: (isCovered: boolean) => void };

/** Lists the viewers of one's own story and deletes it. */
export function OwnStoryActions({ storyId, onCover }: OwnStoryActionsProps) {
  const [showsViewers, setShowsViewers] = useState(false);

  function show(isOpen: boolean): void {
    setShowsViewers(isOpen);
    onCover(isOpen);
  }

  return (
    <span>
      <Button color="inherit" onClick={() => show(true)}>
        {t('Who has seen it')}
      </Button>
      <Button color="inherit" startIcon={<DeleteIcon />} onClick={() => void removeStory(storyId)}>
        {t('Delete')}
      </Button>
      {showsViewers && <StoryViewers storyId={storyId} onClose={() => show(false)} />}
    </span>
  );
}

function removeStory(storyId: StoryId): Promise<void> {
  hiddenStories.hide(storyId);
  return offerUndo({
    message: t('Your story was deleted'),
    undo: () => hiddenStories.restore(storyId),
    commit: () => deleteStory(apiClient, storyId),
    refusedMessage: refusalMessage((error) =>
      t('Your story could not be deleted. It is still there. {failureMessage}', { failureMessage: failureMessage(error) }),
    ),
  });
}
