import MutedIcon from '@mui/icons-material/VolumeOff';
import SoundIcon from '@mui/icons-material/VolumeUp';
import type { Story } from '@social/api/stories/story';
import { t } from '@social/texts';
import { Button, CircularProgress, IconButton, styled, Typography } from '@social/ui';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { PauseReason } from './use-pause-reasons';

export type StoryStageProps = {
  story: Story;
  isBroken: boolean;
  isPaused: boolean;
  setPauseReason: (reason: PauseReason, isActive: boolean) => void;
  /** A video's duration in milliseconds; null for a picture. */
  onLength: (lengthMs: number | null) => void;
  onShown: () => void;
  onEnded: () => void;
  onBroken: () => void;
  onRetry: () => void;
};

/** Shows the picture or video of a story. */
export function StoryStage({ story, isBroken, onRetry, ...media }: StoryStageProps) {
  const { setPauseReason, onShown, onLength, onBroken } = media;
  const [isLoaded, setLoaded] = useState(false);
  const [isMuted, setMuted] = useState(true);
  const reportBroken = useEffectEvent(onBroken);
  const hasNoMedia = story.mediaUrl === null && !isBroken;

  const setLoading = useEffectEvent((isWaiting: boolean) => setPauseReason('loading', isWaiting));
  useEffect(() => setLoading(!isLoaded), [isLoaded]);
  useEffect(() => {
    if (hasNoMedia) reportBroken();
  }, [hasNoMedia]);

  function handleLoaded(lengthMs: number | null): void {
    setLoaded(true);
    onLength(lengthMs);
    onShown();
  }

  if (isBroken || story.mediaUrl === null) {
    return (
      <Middle>
        <Typography role="alert">{t('This story could not be loaded.')}</Typography>
        <Button variant="outlined" color="inherit" onClick={onRetry}>
          {t('Retry')}
        </Button>
      </Middle>
    );
  }
  const backdropUrl = story.kind === 'image' ? story.mediaUrl : story.thumbnailUrl;
  return (
    <Stage>
      {backdropUrl !== null && <Backdrop src={backdropUrl} alt="" referrerPolicy="no-referrer" draggable={false} />}
      {story.kind === 'image' ? (
        <Picture
          src={story.mediaUrl}
          alt={story.description || story.title || t('Story')}
          referrerPolicy="no-referrer"
          draggable={false}
          onLoad={() => handleLoaded(null)}
          onError={onBroken}
        />
      ) : (
        <Film {...media} url={story.mediaUrl} isMuted={isMuted} onLoaded={handleLoaded} />
      )}
      {story.kind === 'video' && (
        <Sound color="inherit" aria-label={isMuted ? t('Sound on') : t('Sound off')} onClick={() => setMuted(!isMuted)}>
          {isMuted ? <MutedIcon /> : <SoundIcon />}
        </Sound>
      )}
      {!isLoaded && (
        <Middle role="status" aria-label={t('Loading the story')}>
          <CircularProgress color="inherit" />
        </Middle>
      )}
    </Stage>
  );
}

type FilmProps = Pick<StoryStageProps, 'isPaused' | 'onEnded' | 'onBroken'> & {
  url: string;
  isMuted: boolean;
  onLoaded: (lengthMs: number) => void;
};

function Film({ url, isPaused, isMuted, onEnded, onBroken, onLoaded }: FilmProps) {
  const video = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    if (isPaused) video.current?.pause();
    // Where the browser blocks autoplay the first frame stays, and Play starts it.
    else void video.current?.play().catch(() => undefined);
  }, [isPaused]);
  return (
    <Movie
      ref={video}
      src={url}
      muted={isMuted}
      playsInline
      preload="auto"
      onLoadedData={({ currentTarget }) => onLoaded(currentTarget.duration * 1000)}
      onEnded={onEnded}
      onError={onBroken}
    />
  );
}

/** Darkens the ends of a bright picture, where the names and the caption stand. */
const Stage = styled('div')({
  position: 'relative',
  height: '100%',
  '&::after': {
    content: '""',
    position: 'absolute',
    inset: 0,
    pointerEvents: 'none',
    background: 'linear-gradient(rgb(0 0 0 / 45%), transparent 20%, transparent 70%, rgb(0 0 0 / 65%))',
  },
});

/** Fills what the picture's proportions leave of the screen with a blurred copy of it, dark enough for white text. */
const Backdrop = styled('img')({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  transform: 'scale(1.15)',
  filter: 'blur(32px) brightness(0.45)',
});

const Picture = styled('img')({ position: 'relative', display: 'block', width: '100%', height: '100%', objectFit: 'contain' });

const Movie = styled('video')({ position: 'relative', display: 'block', width: '100%', height: '100%', objectFit: 'contain' });

const Sound = styled(IconButton)({
  position: 'absolute',
  insetInlineEnd: 'max(8px, 50% - 312px)',
  top: 88,
  zIndex: 2,
  background: 'rgb(0 0 0 / 45%)',
});

const Middle = styled('div')(({ theme }) => ({
  position: 'absolute',
  inset: 0,
  zIndex: 2,
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: theme.spacing(2),
  pointerEvents: 'none',
  '& > *': { pointerEvents: 'auto' },
}));
