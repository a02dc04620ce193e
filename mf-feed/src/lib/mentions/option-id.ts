/** Returns the id of an option of a list, for `aria-activedescendant` of its field. */
export function toOptionId(listId: string, index: number): string {
  return `${listId}-${index}`;
}
