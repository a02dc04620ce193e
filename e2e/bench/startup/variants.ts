import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Ways to deliver the same sources to a browser. */
export type Variant = {
  name: string;
  /** The first part of its host name. */
  host: string;
  /** True if the document sends the first calls and the provider's replies are compressed, as on the platform. */
  hasInlineStart: boolean;
  /** The form of its document. Null for the platform's own. */
  single: { hasHints: boolean } | null;
};

export const variants: Variant[] = [
  { name: 'micro-frontends', host: 'platform', hasInlineStart: true, single: null },
  { name: 'single, hints and inline start', host: 'inline', hasInlineStart: true, single: { hasHints: true } },
  { name: 'single, hints', host: 'hints', hasInlineStart: false, single: { hasHints: true } },
  { name: 'single', host: 'plain', hasInlineStart: false, single: { hasHints: false } },
];

/** The scripts of each entry and expose of the single application. */
export type SingleScripts = Record<string, string[]>;

export async function readSingleScripts(folder: string): Promise<SingleScripts> {
  return JSON.parse(await readFile(join(folder, 'scripts.json'), 'utf8')) as SingleScripts;
}

type Composition = {
  pages: { path: string; remote: string; expose: string }[];
  firstCalls?: unknown;
};

const COMPOSITION = /(<script type="application\/json" id="composition">)([^<]*)(<\/script>)/;

/** Makes the single application's document from the platform's: the same head, without an import map and with its own scripts. */
export function makeSingleDocument(html: string, pathname: string, { single, hasInlineStart }: Variant, scripts: SingleScripts): string {
  const composition = JSON.parse(COMPOSITION.exec(html)?.[2] ?? '{}') as Composition;
  const { firstCalls: _, ...withoutCalls } = composition;
  const block = JSON.stringify(hasInlineStart ? composition : withoutCalls).replaceAll('<', '\\u003c');
  const page = composition.pages.find(({ path }) =>
    new RegExp(`^${path.replace(/:[^/]+/g, '[^/]+').replace('/*', '(/.*)?')}/?$`, 'i').test(pathname),
  );
  const routeScripts = [
    ...(page ? (scripts[`${page.remote}-${page.expose.slice(2)}`] ?? []) : []),
    ...(scripts['mf_chat-conversation-lists'] ?? []),
  ];
  const entry = scripts.main ?? [];
  const hinted = single?.hasHints ? [...new Set(routeScripts)].filter((file) => !entry.includes(file)) : [];
  const tags = [
    ...hinted.map((file) => `<link rel="preload" as="script" href="/assets/${file}">`),
    ...entry.map((file) => `<script defer src="/assets/${file}"></script>`),
  ];
  return html
    .replace(COMPOSITION, (_whole, open: string, _json: string, close: string) => open + block + close)
    .replace(/<script type="importmap">[^<]*<\/script>\n?/, '')
    .replace(/<link rel="modulepreload"[^>]*>\n?/g, '')
    .replace(/<script type="module"[^>]*><\/script>/, tags.join('\n'));
}
