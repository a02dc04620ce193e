import { pageComposition, type PageComposition } from '@social/contracts';
import { productMenu, productPages } from './product-pages';

/** A page that runs mf_feed 2.0.0 and may fall back to 1.0.0, and mf_chat 1.0.0 without a fallback. */
export function createPageComposition(changes: Partial<PageComposition> = {}): PageComposition {
  return pageComposition.parse({
    environment: 'production',
    revision: 7,
    reason: 'pinned',
    shellVersion: '1.0.0',
    remotes: {
      mf_feed: {
        version: '2.0.0',
        entryUrl: '/r/mf_feed/2.0.0/remoteEntry.js',
        exposes: ['./home'],
        fallback: { version: '1.0.0', entryUrl: '/r/mf_feed/1.0.0/remoteEntry.js' },
      },
      mf_chat: {
        version: '1.0.0',
        entryUrl: '/r/mf_chat/1.0.0/remoteEntry.js',
        exposes: ['./conversation', './conversation-lists'],
        fallback: null,
      },
    },
    pages: productPages,
    menu: productMenu,
    // Without telemetry, whose browser APIs jsdom lacks.
    settings: { brand: 'Social', locale: 'en-IN', timeZone: 'Asia/Kolkata', mediaBaseUrl: 'http://localhost:4200', telemetrySampleRate: 0 },
    ...changes,
  });
}
