import type { Theme } from '@social/ui';

/** A box inside a card: off its edges, with corners that follow the card's own. */
export function insetBox(theme: Theme) {
  return { margin: theme.spacing(0.5, 2, 1), borderRadius: 12, overflow: 'hidden' } as const;
}
