import { styled } from '@social/ui';
import { shortFileName } from '../../lib/file-name';

export type AudioPlayerProps = { url: string; fileName: string };

/** A sound of a post. Nothing of it is loaded before somebody wants to hear it. */
export function AudioPlayer({ url, fileName }: AudioPlayerProps) {
  const name = fileName || 'Audio';
  return (
    <Figure>
      <figcaption title={name}>{shortFileName(name)}</figcaption>
      <audio src={url} controls preload="none" aria-label={name} />
    </Figure>
  );
}

const Figure = styled('figure')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'grid',
  gap: theme.spacing(1),
  margin: theme.spacing(0.5, 2, 1),
  padding: theme.spacing(1.5),
  borderRadius: theme.shape.borderRadius,
  background: (theme.vars ?? theme).palette.action.hover,
  overflowWrap: 'anywhere',
  '& audio': { width: '100%', height: 40 },
}));
