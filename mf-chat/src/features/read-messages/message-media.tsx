import type { Message } from '@social/api/chats/message';
import { t } from '@social/texts';
import { FileIcon, SafeImage, styled } from '@social/ui';
import { AudioPlayer } from '../../lib/audio-player';
import { getFileName } from '../../lib/message-file-name';
import { GifPicture } from './gif-picture';

export type MessageMediaProps = { message: Message; onOpenPhoto?: ((message: Message) => void) | undefined };

/** Shows the media or file of a message. Its size is reserved before it loads. */
export function MessageMedia({ message, onOpenPhoto }: MessageMediaProps) {
  const { kind, mediaUrl } = message;
  if (mediaUrl === null) return null;
  const name = getFileName(message);
  switch (kind) {
    case 'image':
      return (
        <Photo>
          <SafeImage src={mediaUrl} alt={name || t('Photo')} onOpen={onOpenPhoto && (() => onOpenPhoto(message))} />
        </Photo>
      );
    case 'sticker':
    case 'gif':
      return <GifPicture url={mediaUrl} alt={kind === 'gif' ? 'GIF' : t('Sticker')} />;
    case 'video':
      return <VideoPlayer src={mediaUrl} controls preload="metadata" playsInline aria-label={name || t('Video')} />;
    case 'audio':
      return <AudioPlayer src={mediaUrl} name={message.fileName || name} />;
    case 'text':
    case 'file':
    case 'contact':
    case 'other':
      return (
        <FileLink href={mediaUrl} target="_blank" rel="noopener noreferrer" download={name || undefined}>
          <FileIcon />
          <span dir="auto">{name || t('File')}</span>
        </FileLink>
      );
  }
}

const Photo = styled('div')({ width: 320, maxWidth: '100%', aspectRatio: '4 / 3', overflow: 'hidden', borderRadius: 12 });

const VideoPlayer = styled('video')({
  display: 'block',
  width: 360,
  maxWidth: '100%',
  aspectRatio: '16 / 9',
  borderRadius: 12,
  background: '#000000',
});

const FileLink = styled('a')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1),
  minHeight: 44,
  color: 'inherit',
  fontWeight: 600,
  overflowWrap: 'anywhere',
}));
