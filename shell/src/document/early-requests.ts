// Runs in the document before any module arrives: the shell's webpack.config.ts compiles it into a classic, inline script.
import type { EarlyRepliesHolder } from '@social/api/early-replies';
import type { PageComposition } from '@social/contracts';
import { sendFirstCalls } from './first-calls';
import { showPreview } from './show-preview';

try {
  const block = document.getElementById('composition')?.textContent ?? '';
  const { firstCalls = [] } = JSON.parse(block) as Pick<PageComposition, 'firstCalls'>;
  (window as EarlyRepliesHolder).earlyReplies = sendFirstCalls({
    firstCalls,
    address: window.location,
    storage: window.localStorage,
    send: (url, init) => window.fetch(url, init),
    now: Date.now,
    showPreview,
  });
} catch {
  // Without storage no member is signed in. A composition that cannot be read is shown by the page itself.
}
