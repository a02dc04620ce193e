import type { Album, AlbumItem } from '@social/api/albums/album';
import { t } from '@social/texts';
import { SafeImage, styled, Typography } from '@social/ui';
import { Link } from '@social/ui/router';
import { toAlbumPath, toAlbumLinkState } from '../../lib/album-paths';
import { VideoThumbnail } from '../../lib/video-thumbnail';
import { getAlbumTitle } from '../../lib/album-labels';

/** The last tile shows how many more items there are. */
const MAX_TILES = 6;

/** The grid of a collage by its number of tiles. */
const layouts: Record<number, { columns: string; rows: string; firstSpan: { gridRow?: string; gridColumn?: string } }> = {
  1: { columns: '1fr', rows: '1fr', firstSpan: {} },
  2: { columns: '1fr 1fr', rows: '1fr', firstSpan: {} },
  3: { columns: '1fr 1fr 1fr', rows: '1fr', firstSpan: {} },
  4: { columns: '1fr 1fr', rows: '1fr 1fr', firstSpan: {} },
  5: { columns: '2fr 1fr 1fr', rows: '1fr 1fr', firstSpan: { gridRow: 'span 2' } },
  6: { columns: '1fr 1fr 1fr', rows: '1fr 1fr 1fr', firstSpan: { gridRow: 'span 2', gridColumn: 'span 2' } },
};

/** Shows the cover and the first items of an album. Every collage has the same size, so that cards form even rows. */
export function Collage({ album }: { album: Album }) {
  const { items, coverId } = album;
  const isCover = ({ id }: AlbumItem) => id !== null && id === coverId;
  const tiles = items.toSorted((one, other) => Number(isCover(other)) - Number(isCover(one))).slice(0, MAX_TILES);
  const layout = layouts[tiles.length];

  if (!layout) return <EmptyNote variant="body2">{t('No images in this album')}</EmptyNote>;
  return (
    <Grid style={{ gridTemplateColumns: layout.columns, gridTemplateRows: layout.rows }}>
      {tiles.map((item, index) => (
        <Tile key={`${index} ${item.url}`} style={index === 0 ? layout.firstSpan : {}}>
          <CollageItem
            item={item}
            columns={index === 0 ? (firstColumns[tiles.length] ?? 1) : 3}
            name={t('{title}, {number} of {total}', { title: getAlbumTitle(album), number: index + 1, total: items.length })}
          />
          {index === MAX_TILES - 1 && <ViewMore album={album} moreCount={items.length - MAX_TILES + 1} />}
        </Tile>
      ))}
    </Grid>
  );
}

/** How many such tiles fill the width of the card that the first tile has. */
const firstColumns: Record<number, number> = { 1: 1, 2: 2, 3: 3, 4: 2, 5: 2, 6: 1.5 };
/** Widest card of the grid of albums, in pixels. */
const MAX_CARD_PX = 560;

type CollageItemProps = { item: AlbumItem; columns: number; name: string };

function CollageItem({ item: { kind, url, smallUrl }, columns, name }: CollageItemProps) {
  if (kind === 'video') return <VideoThumbnail url={url} />;
  const sizes = `(max-width: 599px) ${Math.ceil(100 / columns)}vw, ${Math.ceil(MAX_CARD_PX / columns)}px`;
  return <SafeImage src={url} smallSrc={smallUrl} sizes={sizes} alt={name} />;
}

function ViewMore({ album, moreCount }: { album: Album; moreCount: number }) {
  return (
    <More
      to={toAlbumPath(album.id)}
      state={toAlbumLinkState(album)}
      aria-label={t('View more +{moreCount} of {albumTitle}', { moreCount, albumTitle: getAlbumTitle(album) })}
    >
      <small>{t('View more')}</small> <span>+{moreCount}</span>
    </More>
  );
}

const EmptyNote = styled(Typography)(({ theme }) => ({
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
  // The whole card links to the album: a button has to lie above that link.
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
  containerType: 'inline-size',
  // As large as the member's text, where the tile has room for it.
  '& span': { fontSize: 'min(1.5rem, 22cqi)' },
  fontWeight: 700,
  lineHeight: 1.2,
  fontVariantNumeric: 'tabular-nums',
  '& small': { order: 1, fontSize: 'min(0.8125rem, 15cqi)', fontWeight: 600 },
  '&:hover, &:focus-visible': { background: 'rgb(0 0 0 / 0.7)' },
  '&:focus-visible': { outlineOffset: -4 },
});
