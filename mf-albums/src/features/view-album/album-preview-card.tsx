import { t } from '@social/texts';
import { Card, SafeImage, Skeleton, styled, Typography, VisuallyHidden } from '@social/ui';
import { VideoThumbnail } from '../../lib/video-thumbnail';
import type { AlbumPreview } from './parse-album-preview';
import { COLUMNS, GRID_GAP_PX } from './grid-layout';

/** Fills the screen while the whole album loads. */
const MAX_TILES = 8;

/** Shows the title and first pictures from the navigation state while the album loads. */
export function AlbumPreviewCard({ preview: { title, timeLabel, items } }: { preview: AlbumPreview }) {
  return (
    <>
      <Card component="article" aria-label={title} aria-busy>
        <Text>
          <VisuallyHidden role="status">{t('Loading the album')}</VisuallyHidden>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {timeLabel}
          </Typography>
          <Typography component="h1" variant="h2" dir="auto">
            {title}
          </Typography>
        </Text>
      </Card>
      <Tiles>
        {items.slice(0, MAX_TILES).map(({ kind, url }, index) => (
          <Tile key={`${index} ${url}`}>
            {kind === 'video' ? <VideoThumbnail url={url} /> : <SafeImage src={url} alt={t('Photo {number}', { number: index + 1 })} />}
          </Tile>
        ))}
      </Tiles>
    </>
  );
}

/** Outlines an album of which nothing is known yet. */
export function AlbumPageSkeleton() {
  return (
    <div role="status">
      <VisuallyHidden>{t('Loading the album')}</VisuallyHidden>
      <Card aria-hidden>
        <Text>
          <Skeleton width={120} />
          <Skeleton width={220} height={32} />
        </Text>
      </Card>
      <Tiles aria-hidden sx={{ mt: 2 }}>
        {['one', 'two', 'three', 'four'].map((tile) => (
          <Skeleton key={tile} variant="rounded" sx={{ height: 'auto', aspectRatio: '1' }} />
        ))}
      </Tiles>
    </div>
  );
}

const Text = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(0.5),
  padding: theme.spacing(2),
  overflowWrap: 'anywhere',
}));

const Tiles = styled('div')({ display: 'grid', gridTemplateColumns: `repeat(${COLUMNS}, minmax(0, 1fr))`, gap: GRID_GAP_PX });

const Tile = styled('div')(({ theme }) => ({
  aspectRatio: '1',
  overflow: 'hidden',
  borderRadius: 10,
  background: theme.vars.palette.action.hover,
}));
