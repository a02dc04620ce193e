import { PlayIcon, styled } from '@social/ui';

/** A film as a tile: its first picture, with the sign that it plays. */
export function FilmStill({ url }: { url: string }) {
  return (
    <Frame>
      <Film src={`${url}#t=0.1`} muted playsInline preload="metadata" tabIndex={-1} aria-hidden />
      <Sign titleAccess="Video" />
    </Frame>
  );
}

const Frame = styled('span')({ position: 'relative', display: 'block', width: '100%', height: '100%', background: '#000000' });

const Film = styled('video')({ display: 'block', width: '100%', height: '100%', objectFit: 'cover' });

const Sign = styled(PlayIcon)({
  position: 'absolute',
  inset: 0,
  margin: 'auto',
  padding: 6,
  width: 44,
  height: 44,
  borderRadius: '50%',
  color: '#ffffff',
  background: 'rgb(0 0 0 / 0.55)',
});
