import type { PostMedia as Media } from '@social/api/posts/post-media';
import { styled } from '@social/ui';
import { insetBox } from '../../lib/inset-box';
import { AttachedFile } from './attached-file';
import { AudioPlayer } from './audio-player';
import { PostPhotos } from './post-photos';

export type PostMediaProps = { media: Media; authorName: string | null; groupId: string };

/** Shows the media of a post. */
export function PostMedia({ media, authorName, groupId }: PostMediaProps) {
  switch (media.kind) {
    case 'none':
      return null;
    case 'photos':
      return (
        <Frame>
          <PostPhotos photos={media.photos} groupId={groupId} authorName={authorName} />
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
      return <AudioPlayer url={media.url} fileName={media.fileName} />;
    case 'pdf':
    case 'file':
      return <AttachedFile kind={media.kind} url={media.url} fileName={media.fileName} />;
  }
}

function videoName(authorName: string | null): string {
  return authorName ? `Video by ${authorName}` : 'Video';
}

const Frame = styled('div')(({ theme }) => insetBox(theme));

// Reserves the space before the video's own size is known, so that nothing below shifts.
const Video = styled('video')({ display: 'block', width: '100%', aspectRatio: '16 / 9', background: '#000' });
