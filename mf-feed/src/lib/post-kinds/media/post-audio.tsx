import { t } from '@social/texts';
import { styled } from '@social/ui';
import { shortFileName } from '../../file-name';
import { insetBox } from '../../inset-box';

export type PostAudioProps = { url: string; fileName: string };

/** Plays a post's audio. Nothing is loaded before it is played. */
export function PostAudio({ url, fileName }: PostAudioProps) {
  const name = fileName || t('Audio');
  return (
    <Figure>
      <figcaption title={name} dir="auto">
        {shortFileName(name)}
      </figcaption>
      <audio src={url} controls preload="none" aria-label={name} />
    </Figure>
  );
}

const Figure = styled('figure')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'grid',
  gap: theme.spacing(1),
  ...insetBox(theme),
  padding: theme.spacing(1.5),
  background: theme.vars.palette.action.hover,
  overflowWrap: 'anywhere',
  '& audio': { width: '100%', height: 40 },
}));
