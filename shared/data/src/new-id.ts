/** Makes an id that no other page, tab or device makes. `crypto.randomUUID` exists only where the page is served over TLS or from localhost. */
export function newId(): string {
  if ('randomUUID' in crypto) return crypto.randomUUID();
  return [...(crypto as Crypto).getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
