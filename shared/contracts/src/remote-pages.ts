import * as z from 'zod/mini';
import { exposeName, remoteName } from './names';

/**
 * A page's path as react-router writes it: `/chat-detailed/:chatId`, `/my-albums/*`, `/groups/:id?`. It matches whatever its case.
 * At most 100 characters.
 */
export const pagePath = z
  .string()
  .check(
    z.maxLength(100),
    z.regex(
      /^\/$|^(\/(:[A-Za-z][A-Za-z0-9]*\??|[A-Za-z0-9._~-]+))*(\/\*)?$/,
      'a path is written like /events, /events/:eventId or /events/*',
    ),
  );

/** A text in other languages than English, by language. */
const translations = z.record(z.string().check(z.regex(/^[a-z]{2,3}$/)), z.string().check(z.minLength(1), z.maxLength(60)));

/** A page that a remote brings along: the shell routes the path to the expose and calls the tab by the title. */
export const remotePage = z.object({
  path: pagePath,
  expose: exposeName,
  title: z.string().check(z.minLength(1), z.maxLength(60)),
  titles: z.optional(translations),
  /** `member`: behind the sign-in guard, inside the layout. `public`: for everybody, on a page of its own. */
  access: z.enum(['member', 'public']),
  /** Whether the HTML of this path asks for the scripts of the expose before any script has run. */
  preload: z.boolean(),
});
export type RemotePage = z.infer<typeof remotePage>;

/** The icons that every shell draws. A name that a shell does not know gets the last one. */
export const menuIcons = [
  'home',
  'explore',
  'albums',
  'saved',
  'events',
  'forum',
  'groups',
  'pages',
  'blog',
  'article',
  'jobs',
  'more',
  'chat',
  'people',
  'tag',
] as const;
export type MenuIcon = (typeof menuIcons)[number];

/** An entry of the left menu. Of two for one path the remote's takes the place of the shell's. */
export const menuEntry = z.object({
  label: z.string().check(z.minLength(1), z.maxLength(30)),
  labels: z.optional(translations),
  path: pagePath,
  /** Should be in `menuIcons`; a newer name is accepted, so that a release can be older or newer than the shell. */
  icon: z.string().check(z.regex(/^[a-z][a-z-]{0,29}$/, 'an icon is named in lower-case letters')),
  /** Entries stand in rising order; the product's own are 10 apart, from Home at 10 to More at 120. */
  order: z.int().check(z.gte(0), z.lte(1000)),
});
export type MenuEntry = z.infer<typeof menuEntry>;

/** An expose of another remote that a release shows in a slot, and the version of the contract between the two. */
export const consumedExpose = z.object({ remote: remoteName, expose: exposeName, contract: z.int().check(z.positive()) });
export type ConsumedExpose = z.infer<typeof consumedExpose>;

/** The contract version of an expose that declares none. */
export const DEFAULT_EXPOSE_CONTRACT = 1;

/** A page of a composition: which remote brings it. */
export const compositionPage = z.extend(remotePage, { remote: remoteName });
export type CompositionPage = z.infer<typeof compositionPage>;

/** A menu entry of a composition: which remote brings it. */
export const compositionMenuEntry = z.extend(menuEntry, { remote: remoteName });
export type CompositionMenuEntry = z.infer<typeof compositionMenuEntry>;

/** Two patterns that match the same addresses have one shape: parameters lose their names, letters their case. */
export function pathShape(path: string): string {
  return path
    .toLowerCase()
    .replace(/:[a-z][a-z0-9]*/g, ':')
    .replace(/(.)\/$/, '$1');
}

/** The shapes of a pattern with and without each of its optional segments: `/groups/:id?` also matches what `/groups` does. */
export function pathShapes(path: string): string[] {
  const shapes = pathShape(path)
    .split('/')
    .slice(1)
    .reduce<string[]>(
      (starts, segment) =>
        segment.endsWith('?')
          ? [...starts, ...starts.map((start) => `${start}/${segment.slice(0, -1)}`)]
          : starts.map((start) => `${start}/${segment}`),
      [''],
    );
  return shapes.map((shape) => shape || '/');
}

/** The file beside a developer's mf-manifest.json that holds the pages of the build. */
export const OVERRIDE_PAGES_FILE = 'pages.json';

/** The pages and menu entries that a developer's build declares in place of the pinned release's. */
export const overridePages = z.object({ pages: z.array(remotePage), menu: z.array(menuEntry) });
export type OverridePages = z.infer<typeof overridePages>;
