/** Prefixes of the routes of `/api` and of the legacy API. */
export const API_PREFIX = '/api';
export const LEGACY_PREFIX = '/app_api';

/**
 * Rewrites the contract's other URL forms: `/api-v2.php?type=posts&…` to `/api/posts?…`, and
 * `/app_api.php?application=phone&type=get_blogs&…` to `/app_api/get_blogs?…`. The router itself ignores a trailing slash.
 */
export function toCallUrl(url: string): string {
  const [path = '', query = ''] = splitOnce(url, '?');
  if (path !== '/api-v2.php' && path !== '/app_api.php') return url;
  const parameters = new URLSearchParams(query);
  const call = encodeURIComponent(parameters.get('type') ?? '');
  parameters.delete('type');
  return `${path === '/api-v2.php' ? API_PREFIX : LEGACY_PREFIX}/${call}?${parameters.toString()}`;
}

/** Removes the query, which holds the access token. */
export function withoutQuery(url: string): string {
  return splitOnce(url, '?')[0] ?? '';
}

function splitOnce(text: string, separator: string): string[] {
  const at = text.indexOf(separator);
  return at < 0 ? [text] : [text.slice(0, at), text.slice(at + 1)];
}
