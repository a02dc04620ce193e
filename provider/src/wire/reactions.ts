/** The reactions by the contract's ids. */
export const REACTIONS = ['Like', 'Love', 'HaHa', 'Wow', 'Sad', 'Angry'] as const;

/** The `reaction` object: every name with its number, what the viewer chose, and all together. */
export function presentReactions(counts: ReadonlyMap<number, number>, mine: number | null) {
  const byName = Object.fromEntries(REACTIONS.map((name, index) => [name, counts.get(index + 1) ?? 0]));
  const all = [...counts.values()].reduce((sum, amount) => sum + amount, 0);
  return { ...byName, is_reacted: mine !== null, type: mine === null ? '' : String(mine), count: all };
}
