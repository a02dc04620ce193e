import type { AlbumItem } from '@social/api/albums/album';
import { SafeImage, styled } from '@social/ui';

export type AlbumItemTileProps = { item: AlbumItem | undefined; name: string; widthPx: number; onOpen: () => void };

/** Shows a photo or video of an album. A photo opens in the viewer; a video plays in its tile. */
export function AlbumItemTile({ item, name, widthPx, onOpen }: AlbumItemTileProps) {
  if (!item) return null;
  if (item.kind === 'video') return <Video src={`${item.url}#t=0.1`} controls playsInline preload="metadata" aria-label={name} />;
  return <SafeImage src={item.url} smallSrc={item.smallUrl} sizes={`${Math.ceil(widthPx)}px`} alt={name} onOpen={onOpen} />;
}

const Video = styled('video')({ display: 'block', width: '100%', height: '100%', objectFit: 'contain', background: '#000000' });
