import * as z from 'zod/mini';
import { remoteName } from './names';

/**
 * A read of the provider that a page makes first. The document sends it before any script has arrived, and the page's own request takes the
 * reply. It is sent for a signed-in member alone, and only where the address is the path without a query: filters are of no concern to it.
 */
export const firstCall = z.object({
  /** The address, with parameters by name: `/post/:postId`. Matched whatever its case. */
  path: z
    .string()
    .check(
      z.maxLength(100),
      z.regex(/^\/$|^(\/(:[A-Za-z][A-Za-z0-9]*|[A-Za-z0-9._~-]+))+$/, 'the path of a first call is written like /events or /post/:postId'),
    ),
  /** The name of the provider's call. */
  call: z.string().check(z.regex(/^[A-Za-z][A-Za-z0-9_-]{0,59}$/, 'a call is named in letters, digits, - and _')),
  /** Exactly the fields that the page sends: fixed texts, `{member}` for the id of the signed-in member, `{path:postId}` for a parameter. */
  form: z.record(
    z.string().check(z.maxLength(60)),
    z
      .string()
      .check(
        z.maxLength(200),
        z.regex(/^[^{}]*$|^\{member\}$|^\{path:[A-Za-z][A-Za-z0-9]*\}$/, 'a value is a text, {member} or {path:name}'),
      ),
  ),
  /** Set for a call of the legacy API. */
  legacy: z.optional(z.literal(true)),
  /** It is not sent where the browser stores something under this key: the member's choice changes the request. May hold `{member}`. */
  unlessStored: z.optional(z.string().check(z.regex(/^([a-z0-9_-]|\{member\}){1,60}$/))),
});
export type FirstCall = z.infer<typeof firstCall>;

/** A first call of a composition: which remote declares it. */
export const compositionFirstCall = z.extend(firstCall, { remote: remoteName });
export type CompositionFirstCall = z.infer<typeof compositionFirstCall>;
