import type { Call } from '../../support/fault-gateway';

/** The fields that distinguish calls of one address. */
const FIELDS = ['type', 'fetch', 'action', 'data_type', 'user_type'];

/** Returns true for a request to the provider. */
export const isCall = (path: string): boolean => /^\/api\/|^\/app_api\.php$/.test(path);

/** Names a call of the provider, such as `/api/posts type=saved`. Calls with the same name read or write the same data. */
export function callKey({ path, fields }: Call): string {
  const named = FIELDS.flatMap((field) => fields.getAll(field).map((value) => `${field}=${value}`));
  // Distinguishes the profile in the menu from the one on the page.
  const whose = path === '/api/get-user-data' ? [`user_id=${fields.get('user_id')}`] : [];
  return [path, ...named, ...whose].join(' ');
}

/** Parses a request of a page. */
export function toCall(url: string, body: string | null): Call {
  const { pathname: path, searchParams } = new URL(url);
  return { path, fields: new URLSearchParams([...searchParams, ...new URLSearchParams(body ?? '')]) };
}
