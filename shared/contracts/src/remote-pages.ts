import * as z from 'zod/mini';
import { exposeName, remoteName } from './names';

/**
 * A page's path in react-router's form: `/chat-detailed/:chatId`, `/my-albums/*`, `/groups/:id?`. Case is ignored. At most 100 characters.
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

/** A page of a remote: the shell routes the path to the expose, and shows the title in the tab. */
export const remotePage = z.object({
  path: pagePath,
  expose: exposeName,
  title: z.string().check(z.minLength(1), z.maxLength(60)),
  titles: z.optional(translations),
  /** `member`: behind the sign-in guard, inside the layout. `public`: for all visitors, without the layout. */
  access: z.enum(['member', 'public']),
  /** True if the HTML of this path preloads the scripts of the expose before any script has run. */
  preload: z.boolean(),
});
export type RemotePage = z.infer<typeof remotePage>;

/** The icons that every shell has. An unknown name gets the last one. */
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

/** An entry of the left menu. A remote's entry replaces the shell's entry for the same path. */
export const menuEntry = z.object({
  label: z.string().check(z.minLength(1), z.maxLength(30)),
  labels: z.optional(translations),
  path: pagePath,
  /** Should be in `menuIcons`. Newer names are accepted, so that a release can be older or newer than the shell. */
  icon: z.string().check(z.regex(/^[a-z][a-z-]{0,29}$/, 'an icon is named in lower-case letters')),
  /** Entries are in ascending order. The product's own are 10 apart, from Home at 10 to More at 120. */
  order: z.int().check(z.gte(0), z.lte(1000)),
});
export type MenuEntry = z.infer<typeof menuEntry>;

/** An expose of another remote that a release shows in a slot, with the version of their contract. */
export const consumedExpose = z.object({ remote: remoteName, expose: exposeName, contract: z.int().check(z.positive()) });
export type ConsumedExpose = z.infer<typeof consumedExpose>;

/** The contract version of an expose that declares none. */
export const DEFAULT_EXPOSE_CONTRACT = 1;

/** A page of a composition, with its remote. */
export const compositionPage = z.extend(remotePage, { remote: remoteName });
export type CompositionPage = z.infer<typeof compositionPage>;

/** A menu entry of a composition, with its remote. */
export const compositionMenuEntry = z.extend(menuEntry, { remote: remoteName });
export type CompositionMenuEntry = z.infer<typeof compositionMenuEntry>;

/**
 * Returns the shape of a path. Patterns that match the same addresses have the same shape: parameters lose their names, letters their case.
 */
export function pathShape(path: string): string {
  return path
    .toLowerCase()
    .replace(/:[a-z][a-z0-9]*/g, ':')
    .replace(/(.)\/$/, '$1');
}

/** Returns the shapes of a pattern with and without each optional segment: `/groups/:id?` also matches `/groups`. */
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

/** The file next to a developer's mf-manifest.json with the pages of the build. */
export const OVERRIDE_PAGES_FILE = 'pages.json';

/** The pages and menu entries of a developer's build, which replace those of the pinned release. */
export const overridePages = z.object({ pages: z.array(remotePage), menu: z.array(menuEntry) });
export type OverridePages = z.infer<typeof overridePages>;
