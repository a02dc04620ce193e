import { notify } from '../notifications/notify';

/**
 * Puts an address where it can be pasted from, and says so: 'The link to the article is copied.' Where the browser won't, the address
 * is shown to be copied by hand. @param noun what the address leads to
 */
export async function copyLink(url: string, noun: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(url);
    await notify({ severity: 'success', message: `The link to the ${noun} is copied.` });
  } catch {
    // Refused by the browser, or not offered at all where the page has no secure address.
    await notify({ severity: 'warning', message: `Your browser did not copy the link. Here it is: ${url}`, durationMs: 20_000 });
  }
}
