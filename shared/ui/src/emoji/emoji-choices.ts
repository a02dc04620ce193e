import { findEmoji, skinTones, type Emoji, type SkinTone } from './emoji-catalogue';

const RECENT_KEY = 'recent_emoji';
const TONE_KEY = 'emoji_skin_tone';
const MAX_RECENT = 32;

/** Reads the emoji that were used last in this browser, the newest first. */
export function readRecentEmojis(): readonly Emoji[] {
  return read(RECENT_KEY)
    .split(' ')
    .map(findEmoji)
    .filter((emoji) => emoji !== null);
}

/** Stores an emoji as the newest one; the oldest of more than 32 are forgotten. */
export function storeRecentEmoji({ text }: Emoji): void {
  const others = readRecentEmojis().filter((emoji) => emoji.text !== text);
  write(RECENT_KEY, [text, ...others.map((emoji) => emoji.text)].slice(0, MAX_RECENT).join(' '));
}

export function readSkinTone(): SkinTone {
  return skinTones.find((tone) => tone === read(TONE_KEY)) ?? 'default';
}

export function storeSkinTone(tone: SkinTone): void {
  write(TONE_KEY, tone);
}

function read(key: string): string {
  try {
    return window.localStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
}

function write(key: string, value: string): void {
  try {
    window.localStorage.setItem(key, value);
  } catch {
    // Without storage the choice lasts until the picker closes.
  }
}
