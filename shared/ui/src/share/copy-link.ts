import { t } from '@social/texts';
import { notify } from '../notifications/notify';

/**
 * Copies a URL to the clipboard and shows a notice: 'The link to the article is copied.' Where the browser refuses, the notice shows the
 * URL to copy by hand. @param noun the thing that the URL leads to
 */
export async function copyLink(url: string, noun: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(url);
    await notify({ severity: 'success', message: t('The link to the {noun} is copied.', { noun }) });
  } catch {
    // The browser refused, or the page has no secure origin and thus no clipboard.
    await notify({ severity: 'warning', message: t('Your browser did not copy the link. Here it is: {url}', { url }), durationMs: 20_000 });
  }
}
