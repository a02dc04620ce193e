import type { PageErrorKind } from '@social/contracts';

/** An error as the browser reported it. `file` is '' where it names none; `name` is the error's class. */
export type PageError = { kind: PageErrorKind; name?: string; message: string; file: string; stack?: string | undefined };

/** Of fetch and dialogs, of axios, and of TanStack Query: the page itself gave up. */
const CANCELLATIONS = new Set(['AbortError', 'CanceledError', 'CancelledError']);
/** Code of extensions, as engines write its address: `chrome-extension://…`, `blocked chrome-extension`, `webkit-masked-url://hidden/`. */
const EXTENSION = /\b(chrome|moz|safari|safari-web|ms-browser)-extension\b|\bwebkit-masked-url:|\buser-script:/;
/** A release's own files. Code that an extension puts into the page has the page's address, or none. */
const RELEASE_FILE = /\/r\/[a-z0-9_]+\//;

/**
 * Returns true for what no release causes, and no team can mend:
 * - `ResizeObserver loop …`: the browser delivers the rest in the next frame.
 * - `Script error.` without a file: of a script of another origin, which is none of ours.
 * - a request that the page cancelled.
 * - code of a browser extension, and an `eval` that the policy refused outside of the releases' files.
 */
export function isNoise({ kind, name = '', message, file, stack = '' }: PageError): boolean {
  if (CANCELLATIONS.has(name) || EXTENSION.test(`${message} ${stack} ${file}`)) return true;
  switch (kind) {
    case 'error':
      return /ResizeObserver loop/.test(message) || (/^Script error\.?$/.test(message) && file === '');
    case 'csp':
      return / refused (eval|wasm-eval|trusted-types-\w+)$/.test(message) && !RELEASE_FILE.test(file);
    default:
      return false;
  }
}
