import type { Call } from '../../support/fault-gateway';

/** The fields by which calls of one address are told apart. */
const FIELDS = ['type', 'fetch', 'action', 'data_type', 'user_type'];

/** Whether a request is one to the provider. */
export const isCall = (path: string): boolean => /^\/api\/|^\/app_api\.php$/.test(path);

/** Names a call of the provider: `/api/posts type=saved`. Calls of one name read or write the same. */
export function callKey({ path, fields }: Call): string {
  const named = FIELDS.flatMap((field) => fields.getAll(field).map((value) => `${field}=${value}`));
  // Whose profile: the menu's, or the one on the page.
  const whose = path === '/api/get-user-data' ? [`user_id=${fields.get('user_id')}`] : [];
  return [path, ...named, ...whose].join(' ');
}

/** Reads a request as a page made it. */
export function toCall(url: string, body: string | null): Call {
  const { pathname: path, searchParams } = new URL(url);
  return { path, fields: new URLSearchParams([...searchParams, ...new URLSearchParams(body ?? '')]) };
}
