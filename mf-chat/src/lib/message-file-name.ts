import type { Message } from '@social/api/chats/message';

const MAX_LENGTH = 40;

/** Returns the name of a message's file, or else the end of its address, cut to 40 characters. */
export function getFileName({ fileName, mediaUrl }: Pick<Message, 'fileName' | 'mediaUrl'>): string {
  const name = fileName || decodeLastSegment(mediaUrl ?? '');
  return name.length > MAX_LENGTH ? `${name.slice(0, MAX_LENGTH - 1)}…` : name;
}

function decodeLastSegment(address: string): string {
  const segment = address.split(/[?#]/)[0]?.split('/').at(-1) ?? '';
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
