import * as z from 'zod/mini';
import { remoteName } from './names';

/** Path of a field in a reply or in one of its items: `data`, `publisher.name`. */
const replyField = z.string().check(z.regex(/^\w{1,40}(\.\w{1,40}){0,3}$/, 'a field of a reply is written like data or publisher.name'));

/**
 * The drawing of an item:
 * - `post`: a round picture and a name above its text.
 * - `article`: a wide picture above name and text.
 * - `tile`: a picture above its name, several in a row.
 * - `row`: a round picture next to its name.
 */
const itemShape = z.enum(['post', 'article', 'tile', 'row']);

/**
 * The part of a reply that the document shows before the page's scripts have run. It shows the first items as cards with a name, a picture
 * and the start of a text, at the position of the later content. Until the page renders, it is hidden from keyboard, pointer and screen
 * readers.
 */
export const replyPreview = z.object({
  /** Elements above the items, from top to bottom, on all screens: a heading, a row of round pictures, a card. */
  above: z
    .array(z.object({ shape: z.enum(['heading', 'circles', 'card']), heightPx: z.int().check(z.gte(1), z.lte(400)) }))
    .check(z.maxLength(8)),
  /** Field with the list of the reply, or its only item. */
  items: replyField,
  /** `post` by default. */
  shape: z.optional(itemShape),
  /** Field of an item with its author's or its own name. */
  name: replyField,
  /** Field with the address of a round picture next to the name. */
  picture: z.optional(replyField),
  /** Field with a text. The document removes the tags of HTML. */
  text: z.optional(replyField),
  /** Fields with a picture below the text of a post. Only its area is shown, because loading it would delay the scripts. */
  media: z.optional(z.array(replyField).check(z.maxLength(4))),
});
export type ReplyPreview = z.infer<typeof replyPreview>;

/**
 * A provider call that a page makes first. The document sends it before any script has arrived, and the page's own request uses the reply.
 * It is sent only for a signed-in member, and skipped if the URL has a query string.
 */
export const firstCall = z.object({
  /** The path with named parameters: `/post/:postId`. Case is ignored. */
  path: z
    .string()
    .check(
      z.maxLength(100),
      z.regex(/^\/$|^(\/(:[A-Za-z][A-Za-z0-9]*|[A-Za-z0-9._~-]+))+$/, 'the path of a first call is written like /events or /post/:postId'),
    ),
  /** The name of the provider's call. */
  call: z.string().check(z.regex(/^[A-Za-z][A-Za-z0-9_-]{0,59}$/, 'a call is named in letters, digits, - and _')),
  /**
   * Exactly the fields that the page sends: fixed texts, `{member}` for the id of the signed-in member, `{path:postId}` for a parameter.
   */
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
  /**
   * The call is skipped if the browser stores a value under this key, because the member's choice changes the request. May contain
   * `{member}`.
   */
  unlessStored: z.optional(z.string().check(z.regex(/^([a-z0-9_-]|\{member\}){1,60}$/))),
  preview: z.optional(replyPreview),
});
export type FirstCall = z.infer<typeof firstCall>;

/** A first call of a composition, with the remote that declares it. */
export const compositionFirstCall = z.extend(firstCall, { remote: remoteName });
export type CompositionFirstCall = z.infer<typeof compositionFirstCall>;
