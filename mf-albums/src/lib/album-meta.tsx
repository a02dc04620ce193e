import type { Album } from '@social/api/albums/album';
import { usePageSettings } from '@social/session';
import { RelativeTime, styled } from '@social/ui';
import { formatAlbumTime, formatItemCount } from './album-labels';

/** Shows the time and item counts of an album. */
export function AlbumMeta({ album }: { album: Album }) {
  const { locale, timeZone } = usePageSettings();
  return (
    <Line>
      <RelativeTime date={album.createdAt} fallback={formatAlbumTime(album)} locale={locale} timeZone={timeZone} />
      <span aria-hidden>·</span>
      <span>{formatItemCount(album)}</span>
    </Line>
  );
}

const Line = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(0, 0.75),
  color: theme.vars.palette.text.secondary,
}));
