import { webcrypto } from 'node:crypto';
import { TextDecoder, TextEncoder } from 'node:util';

// Browsers have these; jsdom does not pass Node's on.
Object.assign(globalThis, { TextDecoder, TextEncoder });
Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true });
