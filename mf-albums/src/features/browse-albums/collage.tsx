import type { Album, AlbumItem } from '@social/api/albums/album';
import { SafeImage, styled, Typography } from '@social/ui';
import { Link } from '@social/ui/router';
import { albumPath, passedAlbum } from '../../lib/album-paths';
import { FilmStill } from '../../lib/film-still';
import { albumTitle } from '../../lib/album-words';

/** Beyond so many tiles, the last one says how many more there are. */
const MOST_TILES = 6;

/** Where the tiles of a collage stand: the name of its layout is the number of its tiles. */
const layouts: Record<number, { columns: string; rows: string; firstSpan: { gridRow?: string; gridColumn?: string } }> = {
  1: { columns: '1fr', rows: '1fr', firstSpan: {} },
  2: { columns: '1fr 1fr', rows: '1fr', firstSpan: {} },
  3: { columns: '1fr 1fr 1fr', rows: '1fr', firstSpan: {} },
  4: { columns: '1fr 1fr', rows: '1fr 1fr', firstSpan: {} },
  5: { columns: '2fr 1fr 1fr', rows: '1fr 1fr', firstSpan: { gridRow: 'span 2' } },
  6: { columns: '1fr 1fr 1fr', rows: '1fr 1fr 1fr', firstSpan: { gridRow: 'span 2', gridColumn: 'span 2' } },
};

/**
 * An album's first pieces: one large; two or three columns; two by two; one large and the rest; from six on one large, four small and
 * a tile that says how many more there are. All of the same size, so that cards stand in even rows.
 */
export function Collage({ album }: { album: Album }) {
  const { pieces } = album;
  const tiles = pieces.slice(0, MOST_TILES);
  const layout = layouts[tiles.length];
  if (!layout) return <None variant="body2">No images in this album</None>;
  return (
    <Grid style={{ gridTemplateColumns: layout.columns, gridTemplateRows: layout.rows }}>
      {tiles.map((piece, index) => (
        <Tile key={`${index} ${piece.url}`} style={index === 0 ? layout.firstSpan : {}}>
          <Piece piece={piece} isSmall={index > 0 || tiles.length > 2} name={`${albumTitle(album)}, ${index + 1} of ${pieces.length}`} />
          {index === MOST_TILES - 1 && <ViewMore album={album} moreCount={pieces.length - MOST_TILES + 1} />}
        </Tile>
      ))}
    </Grid>
  );
}

function Piece({ piece: { kind, url, smallUrl }, isSmall, name }: { piece: AlbumItem; isSmall: boolean; name: string }) {
  if (kind === 'video') return <FilmStill url={url} />;
  return <SafeImage src={(isSmall && smallUrl) || url} alt={name} />;
}

function ViewMore({ album, moreCount }: { album: Album; moreCount: number }) {
  return (
    <More to={albumPath(album.id)} state={passedAlbum(album)} aria-label={`View more of ${albumTitle(album)}, +${moreCount}`}>
      <span>+{moreCount}</span>
      <small>View more</small>
    </More>
  );
}

const None = styled(Typography)(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  aspectRatio: '4 / 3',
  color: theme.vars.palette.text.secondary,
  background: theme.vars.palette.action.hover,
}));

const Grid = styled('div')({ display: 'grid', gap: 3, aspectRatio: '4 / 3', overflow: 'hidden' });

const Tile = styled('div')(({ theme }) => ({
  position: 'relative',
  minWidth: 0,
  minHeight: 0,
  overflow: 'hidden',
  background: theme.vars.palette.action.hover,
  // The whole card leads to the album: what can be pressed by itself has to lie above that.
  '& button': { position: 'relative', zIndex: 1 },
}));

const More = styled(Link)({
  position: 'absolute',
  inset: 0,
  zIndex: 1,
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  color: '#ffffff',
  background: 'rgb(0 0 0 / 0.55)',
  textDecoration: 'none',
  fontSize: '1.5rem',
  fontWeight: 700,
  lineHeight: 1.2,
  fontVariantNumeric: 'tabular-nums',
  '& small': { fontSize: '0.8125rem', fontWeight: 600 },
  '&:hover, &:focus-visible': { background: 'rgb(0 0 0 / 0.7)' },
  '&:focus-visible': { outlineOffset: -4 },
});
