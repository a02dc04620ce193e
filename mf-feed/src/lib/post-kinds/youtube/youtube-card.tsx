import { t } from '@social/texts';
import { PlayIcon, styled } from '@social/ui';
import { useState } from 'react';
import { insetBox } from '../../inset-box';
import type { KindCardProps } from '../post-kind';

/** Shows a YouTube video. Its player is large and tracks visitors, so it loads only when it is played. */
export function YoutubeCard({ post: { youtubeId } }: KindCardProps) {
  const [isPlaying, setPlaying] = useState(false);
  if (youtubeId === null) return null;
  const videoId = encodeURIComponent(youtubeId);

  return <Frame>{isPlaying ? player() : facade()}</Frame>;

  function player() {
    const src = `https://www.youtube-nocookie.com/embed/${videoId}?autoplay=1`;
    return (
      <Player src={src} title={t('YouTube video')} allow="autoplay; encrypted-media; fullscreen; picture-in-picture" allowFullScreen />
    );
  }

  function facade() {
    const still = `https://i.ytimg.com/vi/${videoId}/hqdefault.jpg`;
    return (
      <Facade type="button" onClick={() => setPlaying(true)} aria-label={t('Play the YouTube video')}>
        <Still src={still} alt="" loading="lazy" referrerPolicy="no-referrer" onError={hide} />
        <Badge aria-hidden>
          <PlayIcon />
        </Badge>
      </Facade>
    );
  }
}

/** Hides a still that does not load; the play button stays on a dark background. */
function hide({ currentTarget }: { currentTarget: HTMLImageElement }) {
  currentTarget.hidden = true;
}

const Frame = styled('div')(({ theme }) => insetBox(theme));

const wide = { display: 'block', width: '100%', aspectRatio: '16 / 9', border: 0, background: '#111' } as const;

const Player = styled('iframe')(wide);

const Facade = styled('button')(({ theme }) => ({
  ...wide,
  position: 'relative',
  padding: 0,
  cursor: 'pointer',
  '&:focus-visible': { outline: `3px solid ${theme.vars.palette.primary.main}`, outlineOffset: -3 },
}));

const Still = styled('img')({ width: '100%', height: '100%', objectFit: 'cover' });

const Badge = styled('span')(({ theme }) => ({
  position: 'absolute',
  inset: 0,
  margin: 'auto',
  width: 64,
  height: 64,
  display: 'grid',
  placeItems: 'center',
  borderRadius: '50%',
  color: '#fff',
  background: 'rgb(0 0 0 / 0.6)',
  fontSize: 36,
  transition: theme.transitions.create('transform', { duration: theme.transitions.duration.short }),
  'button:hover > &': { transform: 'scale(1.08)' },
}));
