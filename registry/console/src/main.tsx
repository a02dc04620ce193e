import './forbid-generated-code';
import { tolerateChangedPages } from '@social/ui/dom/tolerate-changed-pages';
import { refuseStrayDrops } from '@social/ui/files/refuse-stray-drops';
import { createRoot } from 'react-dom/client';
import { App } from './app';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no root.');
tolerateChangedPages();
refuseStrayDrops(window);
// Called through a function, because a browser's fetch must be called on its window.
const connection = {
  url: window.location.origin,
  fetch: (...request: Parameters<typeof globalThis.fetch>) => window.fetch(...request),
  visit: (address: string) => window.location.assign(address),
};
createRoot(root).render(<App connection={connection} />);
