import type { MessageKind } from '@social/api/chats/message';

type KindTraits = {
  /** Fills its bubble when it has no text. */
  isBare: boolean;
  /** The section of "Photos and files" that lists it. */
  section: 'photos' | 'files' | null;
};

/** The traits of each kind of message. `MessageMedia` shows them. */
export const messageKinds: Record<MessageKind, KindTraits> = {
  text: { isBare: false, section: null },
  image: { isBare: true, section: 'photos' },
  video: { isBare: false, section: 'files' },
  audio: { isBare: false, section: 'files' },
  file: { isBare: false, section: 'files' },
  sticker: { isBare: true, section: null },
  gif: { isBare: true, section: null },
  contact: { isBare: false, section: null },
  other: { isBare: false, section: null },
};
