import type { Album } from '@social/api/albums/album';
import { Card, styled, Typography } from '@social/ui';
import { Link } from '@social/ui/router';
import { memo, useId } from 'react';
import { toAlbumPath, toAlbumLinkState } from '../../lib/album-paths';
import { getAlbumTitle } from '../../lib/album-labels';
import { AlbumMeta } from '../../lib/album-meta';
import { Collage } from './collage';

/** Shows an album in the list. The whole card links to it. */
export const AlbumCard = memo(function AlbumCard({ album }: { album: Album }) {
  const titleId = useId();
  return (
    <Frame component="article" aria-labelledby={titleId}>
      <Collage album={album} />
      <Text>
        <Typography id={titleId} variant="h3" component="h2" noWrap>
          <TitleLink to={toAlbumPath(album.id)} state={toAlbumLinkState(album)} dir="auto">
            {getAlbumTitle(album)}
          </TitleLink>
        </Typography>
        <AlbumMeta album={album} />
      </Text>
    </Frame>
  );
});

const Frame = styled(Card)<{ component: 'article' }>(({ theme }) => ({
  position: 'relative',
  transition: theme.transitions.create('border-color', { duration: 120 }),
  '&:hover': { borderColor: theme.vars.palette.text.disabled },
  '&:focus-within': { borderColor: theme.vars.palette.primary.main },
}));

const Text = styled('div')(({ theme }) => ({ padding: theme.spacing(1.5, 2, 1.75) }));

const TitleLink = styled(Link)({
  color: 'inherit',
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline' },
  '&::after': { content: '""', position: 'absolute', inset: 0 },
});
