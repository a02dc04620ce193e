import { t } from '@social/texts';
import { CloseIcon, IconButton, styled, Typography, VisuallyHidden } from '@social/ui';
import { Dialog } from '@social/ui/forms';
import { useEffect, useState, type KeyboardEvent } from 'react';
import { StoryFooter } from './story-footer';
import { StoryHeader } from './story-header';
import { StorySegments } from './story-segments';
import { StoryStage } from './story-stage';
import { StoryStep } from './story-step';
import { usePressAndHold } from './use-press-and-hold';
import { useMarkSeen } from './use-mark-seen';
import { useStoryPlayer, type StoryPlayer, type StoryPlayerOptions } from './use-story-player';

/** Plays stories full screen, one after the other. */
export function StoryViewer(options: StoryPlayerOptions) {
  const player = useStoryPlayer(options);
  const { shown } = player;

  function handleKey(event: KeyboardEvent): void {
    if (event.target instanceof Element && event.target.closest('input, textarea')) return;
    if (event.key === 'ArrowRight') player.move(1);
    else if (event.key === 'ArrowLeft') player.move(-1);
    else if (event.key === ' ' && !(event.target instanceof Element && event.target.closest('button, a'))) player.togglePlay();
    else return;
    event.preventDefault();
  }

  return (
    <Dialog
      open
      fullScreen
      onClose={options.onClose}
      onKeyDown={handleKey}
      slotProps={{ paper: { 'aria-label': shown ? t('Stories of {name}', { name: shown.owner.person.name }) : t('Stories') } }}
    >
      <Screen>
        {shown ? (
          <ShownStory player={player} onClose={options.onClose} />
        ) : (
          <Empty>
            <Typography>{t('No stories available')}</Typography>
            <IconButton aria-label={t('Close')} color="inherit" onClick={options.onClose}>
              <CloseIcon />
            </IconButton>
          </Empty>
        )}
      </Screen>
    </Dialog>
  );
}

function ShownStory({ player, onClose }: { player: StoryPlayer; onClose: () => void }) {
  const markSeen = useMarkSeen();
  const [lengthMs, setLengthMs] = useState<number | null>(null);
  const { shown, index, isPaused, setPauseReason } = player;
  const pressHandlers = usePressAndHold((isHeld) => setPauseReason('held', isHeld));
  const nextUrl = player.upNext?.kind === 'image' ? player.upNext.mediaUrl : null;

  useEffect(() => {
    if (nextUrl !== null) new Image().src = nextUrl;
  }, [nextUrl]);

  if (!shown) return null;
  const { owner, story } = shown;
  return (
    <Stage
      onFocus={({ target }) =>
        setPauseReason('focused', target.matches(':focus-visible') && target.closest('button, a, textarea') !== null)
      }
      onBlur={() => setPauseReason('focused', false)}
    >
      <VisuallyHidden role="status">
        {t('{name}, story {number} of {total}', { name: owner.person.name, number: index + 1, total: owner.stories.length })}
      </VisuallyHidden>
      <StorySegments
        key={story.id}
        count={owner.stories.length}
        index={index}
        lengthMs={lengthMs}
        isPaused={isPaused}
        isAnimated={player.isAutoAdvancing && story.kind === 'image'}
        onEnd={() => player.move(1)}
      />
      <StoryHeader owner={owner} story={story} isStopped={player.isStopped} onTogglePlay={player.togglePlay} onClose={onClose} />
      <StoryStage
        key={`${story.id} ${player.isBroken}`}
        story={story}
        isBroken={player.isBroken}
        isPaused={isPaused}
        setPauseReason={setPauseReason}
        onLength={setLengthMs}
        onShown={() => markSeen(story)}
        onEnded={() => player.isAutoAdvancing && player.move(1)}
        onBroken={() => player.fail(story.id)}
        onRetry={player.retry}
      />
      <StoryStep {...pressHandlers} direction="previous" onClick={() => player.move(-1)} />
      <StoryStep {...pressHandlers} direction="next" onClick={() => player.move(1)} />
      <StoryFooter story={story} owner={owner.person} onCover={(isCovered) => setPauseReason('covered', isCovered)} />
    </Stage>
  );
}

const Screen = styled('div')(({ theme }) => ({
  height: '100dvh',
  color: theme.palette.common.white,
  background: '#111216',
}));

const Stage = styled('div')({
  position: 'relative',
  height: '100dvh',
  overflow: 'hidden',
  touchAction: 'manipulation',
  userSelect: 'none',
});

const Empty = styled('div')(({ theme }) => ({
  display: 'grid',
  height: '100%',
  placeContent: 'center',
  justifyItems: 'center',
  gap: theme.spacing(2),
}));
