import type { Theme } from '@social/ui';

/** Styles a box inside a card: inset from its edges, with matching corners. */
export function insetBox(theme: Theme) {
  return { margin: theme.spacing(0.5, 2, 1), borderRadius: 12, overflow: 'hidden' } as const;
}
