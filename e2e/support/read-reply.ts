import type { Response } from '@playwright/test';

/** Reads a reply of the provider that a page has received. Hostile hosts print a PHP notice before it. @throws where it holds no JSON. */
export async function readReply<T = Record<string, unknown>>(response: Response): Promise<T> {
  const text = await response.text();
  return JSON.parse(text.slice(text.indexOf('{'))) as T;
}
