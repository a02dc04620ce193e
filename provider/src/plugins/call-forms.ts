/** One routable path for every form that a call comes in. */
export const API_PREFIX = '/api';
export const LEGACY_PREFIX = '/app_api';

/**
 * `/api-v2.php?type=posts&…` is `/api/posts?…`, `/app_api.php?application=phone&type=get_blogs&…` is `/app_api/get_blogs?…`.
 * Everything else stays as it is; the router itself takes a slash at the end.
 */
export function toCallUrl(url: string): string {
  const [path = '', query = ''] = splitOnce(url, '?');
  if (path !== '/api-v2.php' && path !== '/app_api.php') return url;
  const parameters = new URLSearchParams(query);
  const call = encodeURIComponent(parameters.get('type') ?? '');
  parameters.delete('type');
  return `${path === '/api-v2.php' ? API_PREFIX : LEGACY_PREFIX}/${call}?${parameters.toString()}`;
}

/** A path without its query, where the access token is. */
export function withoutQuery(url: string): string {
  return splitOnce(url, '?')[0] ?? '';
}

function splitOnce(text: string, separator: string): string[] {
  const at = text.indexOf(separator);
  return at < 0 ? [text] : [text.slice(0, at), text.slice(at + 1)];
}
