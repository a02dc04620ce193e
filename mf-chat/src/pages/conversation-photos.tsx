import type { Message } from '@social/api/chats/message';
import { PhotoViewer } from '@social/ui';
import type { PhotoParam } from '@social/ui/router';
import { getFileName } from '../lib/message-file-name';
import { filterSharedMedia } from '../lib/shared-media';

/** Shows the photos of a conversation in the viewer, while the address names one of them. */
export function ConversationPhotos({ messages, address }: { messages: readonly Message[]; address: PhotoParam }) {
  const photos = filterSharedMedia(messages, 'photos').map((message) => ({
    id: message.id,
    url: message.mediaUrl,
    alt: getFileName(message),
    caption: message.text,
  }));
  const { photoId } = address;
  if (photoId === null || !photos.some(({ id }) => id === photoId)) return null;
  return <PhotoViewer photos={photos} photoId={photoId} onChange={address.show} onClose={address.close} />;
}
