/** Returns a valid https address, which the provider requires; null for anything else. */
export function parseGifUrl(typed: string): string | null {
  const address = typed.trim();
  return /^https:\/\/[^/\s]+\.[^/\s]+\/\S/i.test(address) && URL.canParse(address) ? address : null;
}
