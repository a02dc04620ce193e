import './forbid-generated-code';
import { createRoot } from 'react-dom/client';
import { App } from './app';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no root.');
// Called through a function, because a browser's fetch must be called on its window.
const connection = {
  url: window.location.origin,
  fetch: (...request: Parameters<typeof globalThis.fetch>) => window.fetch(...request),
  visit: (address: string) => window.location.assign(address),
};
createRoot(root).render(<App connection={connection} />);
