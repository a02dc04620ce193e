import { Card, SafeImage, Skeleton, styled, Typography, VisuallyHidden } from '@social/ui';
import { FilmStill } from '../../lib/film-still';
import type { AlbumPreview } from './read-passed-album';
import { COLUMNS, GAP_PX } from './use-piece-rows';

/** As many as can be seen before the whole album is there. */
const MOST_TILES = 8;

/** What a link took along of an album: its name and first pictures, while the rest is on its way. */
export function AlbumPreviewCard({ preview: { title, timeWords, pieces } }: { preview: AlbumPreview }) {
  return (
    <>
      <Card component="article" aria-label={title} aria-busy>
        <Words>
          <VisuallyHidden role="status">Loading the album</VisuallyHidden>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {timeWords}
          </Typography>
          <Typography variant="h2" dir="auto">
            {title}
          </Typography>
        </Words>
      </Card>
      <Tiles>
        {pieces.slice(0, MOST_TILES).map(({ kind, url }, index) => (
          <Tile key={`${index} ${url}`}>
            {kind === 'video' ? <FilmStill url={url} /> : <SafeImage src={url} alt={`Photo ${index + 1}`} />}
          </Tile>
        ))}
      </Tiles>
    </>
  );
}

/** The outline of an album of which nothing is known yet. */
export function AlbumPageSkeleton() {
  return (
    <div role="status">
      <VisuallyHidden>Loading the album</VisuallyHidden>
      <Card aria-hidden>
        <Words>
          <Skeleton width={120} />
          <Skeleton width={220} height={32} />
        </Words>
      </Card>
      <Tiles aria-hidden sx={{ mt: 2 }}>
        {['one', 'two', 'three', 'four'].map((tile) => (
          <Skeleton key={tile} variant="rounded" sx={{ height: 'auto', aspectRatio: '1' }} />
        ))}
      </Tiles>
    </div>
  );
}

const Words = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(0.5),
  padding: theme.spacing(2),
  overflowWrap: 'anywhere',
}));

const Tiles = styled('div')({ display: 'grid', gridTemplateColumns: `repeat(${COLUMNS}, minmax(0, 1fr))`, gap: GAP_PX });

const Tile = styled('div')(({ theme }) => ({
  aspectRatio: '1',
  overflow: 'hidden',
  borderRadius: 10,
  background: theme.vars.palette.action.hover,
}));
