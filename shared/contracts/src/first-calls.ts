import * as z from 'zod/mini';
import { remoteName } from './names';

/** Where something stands in a reply, or in an item of it: `data`, `publisher.name`. */
const replyField = z.string().check(z.regex(/^\w{1,40}(\.\w{1,40}){0,3}$/, 'a field of a reply is written like data or publisher.name'));

/**
 * How an item is drawn: `post` has a round picture and a name above its text, `article` a wide picture above name and text, `tile` a picture
 * above its name, several in a row, and `row` a round picture beside its name.
 */
const itemShape = z.enum(['post', 'article', 'tile', 'row']);

/**
 * What the document shows of a reply before the page's own scripts have run: the first items as cards with a name, a picture and the beginning
 * of a text. It stands where the page will show them, out of reach of keyboard, pointer and screen reader, until the page renders.
 */
export const replyPreview = z.object({
  /** The page has these above its items, from top to bottom, on small and large screens alike: a heading, a row of round pictures, a card. */
  above: z
    .array(z.object({ shape: z.enum(['heading', 'circles', 'card']), heightPx: z.int().check(z.gte(1), z.lte(400)) }))
    .check(z.maxLength(8)),
  /** The list of the reply, or its one item. */
  items: replyField,
  /** As a post if absent. */
  shape: z.optional(itemShape),
  /** Of an item: who or what it is of. */
  name: replyField,
  /** The address of a round picture beside the name. */
  picture: z.optional(replyField),
  /** A text; of HTML, the document shows the text alone. */
  text: z.optional(replyField),
  /** A picture below the text of a post, of which only the area is shown where the item has one: to load it would delay the scripts. */
  media: z.optional(z.array(replyField).check(z.maxLength(4))),
});
export type ReplyPreview = z.infer<typeof replyPreview>;

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
  preview: z.optional(replyPreview),
});
export type FirstCall = z.infer<typeof firstCall>;

/** A first call of a composition: which remote declares it. */
export const compositionFirstCall = z.extend(firstCall, { remote: remoteName });
export type CompositionFirstCall = z.infer<typeof compositionFirstCall>;
