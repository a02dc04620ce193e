import { createRoot } from 'react-dom/client';
import { config } from 'zod';
import { App } from './app';

// The page's policy forbids code made from text, which zod would try.
config({ jitless: true });

const root = document.getElementById('root');
if (!root) throw new Error('The page has no root.');
// Called through a function, because a browser's fetch wants to be called on its window.
createRoot(root).render(<App connection={{ url: window.location.origin, fetch: (...request) => window.fetch(...request) }} />);
