import { t } from '@social/texts';
import { PlayIcon, styled } from '@social/ui';

/** Shows the first frame of a video, with a play badge. */
export function VideoThumbnail({ url }: { url: string }) {
  return (
    <Frame>
      <Video src={`${url}#t=0.1`} muted playsInline preload="metadata" tabIndex={-1} aria-hidden />
      <PlayBadge titleAccess={t('Video')} />
    </Frame>
  );
}

const Frame = styled('span')({ position: 'relative', display: 'block', width: '100%', height: '100%', background: '#000000' });

const Video = styled('video')({ display: 'block', width: '100%', height: '100%', objectFit: 'cover' });

const PlayBadge = styled(PlayIcon)({
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
