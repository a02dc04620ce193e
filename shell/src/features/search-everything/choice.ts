import type { ReactNode } from 'react';

/** Something that can be chosen in the palette. */
export type Choice = {
  id: string;
  label: string;
  detail?: string | undefined;
  icon: ReactNode;
  /** Takes a choice of the member's own history out of it. */
  forget?: () => void;
} & ({ path: string } | { act: () => void });

export type Section = { label: string; choices: readonly Choice[] };

/** A way through the product, or something that it does, found by its label and some words more. */
export type Command = Choice & { group: 'Go to' | 'Do'; keywords?: string };

/** The commands whose words begin as the typed ones do; all of them where nothing is typed. */
export function filterCommands(commands: readonly Command[], typed: string): Command[] {
  const typedWords = splitWords(typed);
  return commands.filter(({ label, keywords = '' }) => {
    const candidates = splitWords(`${label} ${keywords}`);
    return typedWords.every((want) => candidates.some((word) => word.startsWith(want)));
  });
}

/** The hashtag that was typed, without `#`; null for other words. */
export function parseHashtag(typed: string): string | null {
  return /^#([\p{L}\p{N}_]+)$/u.exec(typed.trim())?.[1]?.toLowerCase() ?? null;
}

function splitWords(text: string): string[] {
  return text.toLowerCase().split(/\s+/).filter(Boolean);
}
