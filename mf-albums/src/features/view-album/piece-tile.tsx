import type { AlbumItem } from '@social/api/albums/album';
import { SafeImage, styled } from '@social/ui';

/** One photo or film of an album. A photo opens large; a film plays where it stands. */
export function PieceTile({ piece, name, onOpen }: { piece: AlbumItem; name: string; onOpen: () => void }) {
  if (piece.kind === 'video') return <Film src={`${piece.url}#t=0.1`} controls playsInline preload="metadata" aria-label={name} />;
  return <SafeImage src={piece.smallUrl ?? piece.url} alt={name} onOpen={onOpen} />;
}

const Film = styled('video')({ display: 'block', width: '100%', height: '100%', objectFit: 'contain', background: '#000000' });
