import { t } from '@social/texts';
import { styled } from '@social/ui';
import { insetBox } from '../../inset-box';
import type { KindCardProps } from '../post-kind';
import { AttachedFile } from './attached-file';
import { PostAudio } from './post-audio';
import { PhotoGroup } from './photo-group';

export function MediaCard({ post: { media, publisher }, groupId }: KindCardProps) {
  const authorName = publisher?.name ?? null;
  switch (media.kind) {
    case 'none':
      return null;
    case 'photos':
      return (
        <Frame>
          <PhotoGroup photos={media.photos} groupId={groupId} authorName={authorName} />
        </Frame>
      );
    case 'video':
      return (
        <Frame>
          <Video
            src={media.url}
            poster={media.posterUrl ?? undefined}
            controls
            playsInline
            preload="metadata"
            aria-label={videoName(authorName)}
          />
        </Frame>
      );
    case 'audio':
      return <PostAudio url={media.url} fileName={media.fileName} />;
    case 'pdf':
    case 'file':
      return <AttachedFile kind={media.kind} url={media.url} fileName={media.fileName} />;
  }
}

function videoName(authorName: string | null): string {
  return authorName ? t('Video by {authorName}', { authorName }) : t('Video');
}

const Frame = styled('div')(({ theme }) => insetBox(theme));

// Reserves the space before the video's own size is known, so that nothing below shifts.
const Video = styled('video')({ display: 'block', width: '100%', aspectRatio: '16 / 9', background: '#000' });
