import { createHash } from 'node:crypto';
import { REPORT_PATH } from '@social/contracts';
import type { EnvironmentSettings } from '../../domain/environment-settings';
import type { PageParts } from './write-html';

/** Emotion inserts empty style elements in production and fills them through the CSSOM, which needs no permission. */
const HASH_OF_EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

/** Makes a policy of hashes: the HTML is rendered once for all members, so there can be no nonce. */
export function contentSecurityPolicy(
  { importMapJson, script, styles }: Pick<PageParts, 'script' | 'styles'> & { importMapJson: string },
  { mediaOrigins, mediaBaseUrl }: Pick<EnvironmentSettings, 'mediaOrigins' | 'mediaBaseUrl'>,
): string {
  const media = [...new Set([...mediaOrigins, ...(mediaBaseUrl ? [new URL(mediaBaseUrl).origin] : [])])];
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", hashSource(importMapJson), ...(script ? [hashSource(script)] : [])],
    'style-src': ["'self'", HASH_OF_EMPTY_STYLE, ...(styles ? [hashSource(styles)] : [])],
    'img-src': ["'self'", 'data:', 'blob:', ...media, 'https://i.ytimg.com'],
    'media-src': ["'self'", 'blob:', ...media],
    'font-src': ["'self'"],
    'connect-src': ["'self'"],
    'frame-src': ['https://www.youtube-nocookie.com'],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    'report-to': ['csp'],
  };
  return Object.entries(directives)
    .map(([directive, sources]) => [directive, ...sources].join(' '))
    .join('; ');
}

/** Returns the headers of a page. It is revalidated every time: its URL stays, its composition changes. */
export function pageHeaders(policy: string): Record<string, string> {
  return {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'private, no-cache',
    'content-security-policy': policy,
    'integrity-policy': 'blocked-destinations=(script), endpoints=(csp)',
    'reporting-endpoints': `csp="${REPORT_PATH}"`,
    'referrer-policy': 'no-referrer',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
    'permissions-policy': 'camera=(), microphone=(self), geolocation=(), payment=(), usb=()',
  };
}

function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
