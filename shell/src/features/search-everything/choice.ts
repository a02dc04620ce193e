import { toTopic } from '@social/text-grammar/hashtags';
import type { ReactNode } from 'react';

/** An option of the palette. */
export type Choice = {
  id: string;
  label: string;
  detail?: string | undefined;
  icon: ReactNode;
  /** Removes a recent search. */
  forget?: () => void;
} & ({ path: string } | { act: () => void });

export type Section = { label: string; choices: readonly Choice[] };

/** A page or an action, found by its label and keywords. */
export type Command = Choice & { group: 'go-to' | 'do'; keywords?: string };

/** Returns the commands that have a word with each typed word as prefix; all of them while nothing is typed. */
export function filterCommands(commands: readonly Command[], typed: string): Command[] {
  const prefixes = tokenize(typed);
  return commands.filter(({ label, keywords = '' }) => {
    const candidates = tokenize(`${label} ${keywords}`);
    return prefixes.every((prefix) => candidates.some((candidate) => candidate.startsWith(prefix)));
  });
}

/** Returns the topic of a typed hashtag; null for other text. */
export function parseHashtag(typed: string): string | null {
  return /^\s*[#＃]/.test(typed) ? toTopic(typed) : null;
}

function tokenize(text: string): string[] {
  return text.toLowerCase().split(/\s+/).filter(Boolean);
}
