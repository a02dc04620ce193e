import list from './emoji-list.json';

export type Emoji = {
  /** The characters to insert, without a skin tone. */
  text: string;
  /** 'waving hand', in English as Unicode names it. */
  name: string;
  /** Further words that find it. */
  keywords: string;
  hasSkinTones: boolean;
};

export type EmojiGroup = { name: string; emojis: readonly Emoji[] };

/** Skin tones as Unicode numbers them; the default one is the yellow of the emoji itself. */
export const skinTones = ['default', 'light', 'medium-light', 'medium', 'medium-dark', 'dark'] as const;

export type SkinTone = (typeof skinTones)[number];

/** All emoji that devices of the last years can draw (Unicode 15.0), in Unicode's order. */
export const emojiGroups: readonly EmojiGroup[] = Object.entries(list).map(([name, entries]) => ({ name, emojis: entries.map(readEntry) }));

const allEmojis = emojiGroups.flatMap(({ emojis }) => emojis);
const byText = new Map(allEmojis.map((emoji) => [emoji.text, emoji]));
const FIRST_MODIFIER = 0x1f3fb;
const MAX_HITS = 80;

/** Reads '+👋 waving hand|bye cya': a plus stands before those with skin tones. */
function readEntry(entry: string): Emoji {
  const hasSkinTones = entry.startsWith('+');
  const [label = '', keywords = ''] = entry.slice(hasSkinTones ? 1 : 0).split('|');
  const space = label.indexOf(' ');
  return { text: label.slice(0, space), name: label.slice(space + 1), keywords, hasSkinTones };
}

export function findEmoji(text: string): Emoji | null {
  return byText.get(text) ?? null;
}

/** Returns at most 80 emoji with a word that begins like each word of the query; those whose name does come first. */
export function searchEmojis(query: string): readonly Emoji[] {
  const beginnings = query.toLowerCase().split(/\s+/).filter(Boolean);
  const matches = (text: string) =>
    beginnings.every((beginning) => ` ${text.toLowerCase()}`.replace(/[^a-z0-9]+/g, ' ').includes(` ${beginning}`));
  const byName = allEmojis.filter(({ name }) => matches(name));
  const byKeyword = allEmojis.filter((emoji) => !byName.includes(emoji) && matches(`${emoji.name} ${emoji.keywords}`));
  return [...byName, ...byKeyword].slice(0, MAX_HITS);
}

/** Returns the emoji's characters in a skin tone, where it has one. The modifier follows the first character and replaces the sign for colours. */
export function inSkinTone({ text, hasSkinTones }: Emoji, tone: SkinTone): string {
  if (!hasSkinTones || tone === 'default') return text;
  const [first = '', ...rest] = text;
  const modifier = String.fromCodePoint(FIRST_MODIFIER + skinTones.indexOf(tone) - 1);
  return first + modifier + (rest[0] === '\ufe0f' ? rest.slice(1) : rest).join('');
}
