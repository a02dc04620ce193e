import type { PostFeeling } from '@social/api/posts/post-extras';

const verbs = {
  feeling: 'is feeling',
  listening: 'is listening to',
  traveling: 'is traveling to',
  watching: 'is watching',
  playing: 'is playing',
} satisfies Record<PostFeeling['kind'], string>;

/** Formats the text after the author's name: `is feeling happy`. */
export function formatFeeling({ kind, value }: PostFeeling): string {
  return `${verbs[kind]} ${value}`;
}
