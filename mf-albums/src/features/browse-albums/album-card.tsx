import type { Album } from '@social/api/albums/album';
import { usePageSettings } from '@social/session';
import { Card, RelativeTime, styled, Typography } from '@social/ui';
import { Link } from '@social/ui/router';
import { memo, useId } from 'react';
import { albumPath, passedAlbum } from '../../lib/album-paths';
import { albumTimeWords, albumTitle, pieceCountWords } from '../../lib/album-words';
import { Collage } from './collage';

/** An album in the list: all of the card leads to it. */
export const AlbumCard = memo(function AlbumCard({ album }: { album: Album }) {
  const { locale, timeZone } = usePageSettings();
  const titleId = useId();
  return (
    <Frame component="article" aria-labelledby={titleId}>
      <Collage album={album} />
      <Words>
        <Typography id={titleId} variant="h3" component="h2" noWrap>
          <Name to={albumPath(album.id)} state={passedAlbum(album)} dir="auto">
            {albumTitle(album)}
          </Name>
        </Typography>
        <Quiet>
          <RelativeTime date={album.createdAt} fallback={albumTimeWords(album)} locale={locale} timeZone={timeZone} />
          <span aria-hidden>·</span>
          <span>{pieceCountWords(album)}</span>
        </Quiet>
      </Words>
    </Frame>
  );
});

const Frame = styled(Card)<{ component: 'article' }>(({ theme }) => ({
  position: 'relative',
  transition: theme.transitions.create('border-color', { duration: 120 }),
  '&:hover': { borderColor: theme.vars.palette.text.disabled },
  '&:focus-within': { borderColor: theme.vars.palette.primary.main },
}));

const Words = styled('div')(({ theme }) => ({ padding: theme.spacing(1.5, 2, 1.75) }));

const Name = styled(Link)({
  color: 'inherit',
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline' },
  '&::after': { content: '""', position: 'absolute', inset: 0 },
});

const Quiet = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(0, 0.75),
  color: theme.vars.palette.text.secondary,
}));
