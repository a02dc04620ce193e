/** Converts a page's path pattern to an address. Null if it needs a value, such as the `:id` of `/post/:id`. */
export function toPageAddress(pattern: string): string | null {
  const address = pattern.replace(/\/\*$/, '').replace(/\/:\w+\?/g, '');
  return address.includes('/:') ? null : address || '/';
}
