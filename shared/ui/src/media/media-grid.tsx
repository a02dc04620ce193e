import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { t } from '@social/texts';
import { SafeImage } from './safe-image';

export type GridPhoto = { url: string; alt: string; smallUrl?: string | null };

export type MediaGridProps = {
  photos: readonly GridPhoto[];
  /** Receives the photo's index; without it the tiles are no buttons. */
  onOpen?: (index: number) => void;
};

const MAX_TILES = 3;
/** Width of a column of posts on a wide screen, in pixels. */
const MAX_WIDTH_PX = 680;

/** The grid's aspect ratio by its number of columns. The provider gives no sizes. */
const aspectRatios: Record<number, string> = { 1: '3 / 2', 2: '2 / 1', 3: '5 / 2' };

/** Photos in one, two or three columns; with more than three, the third shows how many more there are. Its size does not depend on them. */
export function MediaGrid({ photos, onOpen }: MediaGridProps) {
  const tiles = photos.slice(0, MAX_TILES);
  const moreCount = photos.length - tiles.length;
  if (tiles.length === 0) return null;
  return (
    <Grid style={{ gridTemplateColumns: `repeat(${tiles.length}, 1fr)`, aspectRatio: aspectRatios[tiles.length] }}>
      {tiles.map(({ url, alt, smallUrl }, index) => {
        const isLast = index === tiles.length - 1 && moreCount > 0;
        return (
          <Tile key={`${index} ${url}`}>
            <SafeImage
              src={url}
              smallSrc={smallUrl}
              sizes={`(max-width: 699px) ${Math.ceil(100 / tiles.length)}vw, ${Math.ceil(MAX_WIDTH_PX / tiles.length)}px`}
              alt={alt || t('Photo {number} of {total}', { number: index + 1, total: photos.length })}
              onOpen={onOpen && (() => onOpen(index))}
            />
            {isLast && <More>+{moreCount}</More>}
          </Tile>
        );
      })}
    </Grid>
  );
}

const Grid = styled('div')({ display: 'grid', gap: 4, overflow: 'hidden', borderRadius: 12 });

const Tile = styled('div')(({ theme }) => ({
  position: 'relative',
  minWidth: 0,
  backgroundColor: theme.vars.palette.action.hover,
}));

const More = styled(Box)({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  pointerEvents: 'none',
  color: '#ffffff',
  background: 'rgb(0 0 0 / 0.5)',
  fontSize: '1.5rem',
  fontWeight: 700,
  fontVariantNumeric: 'tabular-nums',
});
