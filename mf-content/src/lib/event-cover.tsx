import { t } from '@social/texts';
import { EventsIcon, SafeImage, styled } from '@social/ui';

export type EventCoverProps = { coverUrl: string | null; name: string; aspectRatio?: '16 / 9' | '2.2' };

/** Shows an event's cover, or an icon where it has none, in a box of fixed aspect ratio. */
export function EventCover({ coverUrl, name, aspectRatio = '16 / 9' }: EventCoverProps) {
  return (
    <Frame style={{ aspectRatio }}>
      {coverUrl === null ? <EventsIcon titleAccess={t('No cover')} /> : <SafeImage src={coverUrl} alt={t('Cover of {name}', { name })} />}
    </Frame>
  );
}

const Frame = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  overflow: 'hidden',
  background: `linear-gradient(135deg, color-mix(in srgb, ${theme.vars.palette.secondary.main} 30%, transparent), color-mix(in srgb, ${theme.vars.palette.primary.main} 30%, transparent))`,
  '& > svg': { placeSelf: 'center', fontSize: 56, color: theme.vars.palette.text.secondary },
}));
