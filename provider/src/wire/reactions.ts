/** The reactions by the contract's ids. */
export const REACTIONS = ['Like', 'Love', 'HaHa', 'Wow', 'Sad', 'Angry'] as const;

/** Returns the `reaction` object: the count of each reaction, the viewer's own, and the total. */
export function presentReactions(counts: ReadonlyMap<number, number>, mine: number | null) {
  const byName = Object.fromEntries(REACTIONS.map((name, index) => [name, counts.get(index + 1) ?? 0]));
  const total = [...counts.values()].reduce((sum, amount) => sum + amount, 0);
  return { ...byName, is_reacted: mine !== null, type: mine === null ? '' : String(mine), count: total };
}
