import type { Message } from '@social/api/chats/message';

const LONGEST = 40;

/** What to call a message's file: its own name, or the end of its address; cut to 40 characters. */
export function fileNameOf({ fileName, mediaUrl }: Pick<Message, 'fileName' | 'mediaUrl'>): string {
  const name = fileName || decodedEnd(mediaUrl ?? '');
  return name.length > LONGEST ? `${name.slice(0, LONGEST - 1)}…` : name;
}

function decodedEnd(address: string): string {
  const end = address.split(/[?#]/)[0]?.split('/').at(-1) ?? '';
  try {
    return decodeURIComponent(end);
  } catch {
    return end;
  }
}
