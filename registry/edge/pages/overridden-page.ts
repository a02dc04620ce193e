import type { PageComposition, PageRemote, ReleaseManifest } from '@social/contracts';
import { releaseFileUrl } from '@social/contracts/file-urls';
import { readCompositionBlock, replaceCompositionBlock } from '../composition/composition-block';
import { addIntegrity } from './add-integrity';
import type { LocalOverride } from './override';

/** An override with what the page needs to run it. */
export type AppliedOverride = LocalOverride | { remote: string; manifest: ReleaseManifest };

export type OverriddenPage = { html: string; headers: Record<string, string> };

/** A remote that the environment has not pinned, so that its developer can try it before its first release. */
const unpinned: PageRemote = { version: '0.0.0', entryUrl: '', exposes: [], fallback: null };

/**
 * Replaces pinned remotes of a page with published versions or with a developer's builds, or adds them. The scripts of a published version
 * join the page's import map, so the page keeps its integrity policy. The bytes of a developer's build change constantly: they have no
 * hashes, and the page gets no integrity policy. Scripts, styles, pictures and fonts may come from exactly these origins, and the page may
 * connect to them, for manifest and live reload. Development servers evaluate modules and insert style elements, so this page allows both.
 */
export function overriddenPage(html: string, headers: Record<string, string>, overrides: readonly AppliedOverride[]): OverriddenPage {
  const composition = overrides.reduce<PageComposition>(
    (page, override) => ('manifest' in override ? choose(page, override.manifest) : runLocal(page, override)),
    readCompositionBlock(html),
  );
  const manifests = overrides.flatMap((override) => ('manifest' in override ? [override.manifest] : []));
  const page = addIntegrity({ html: replaceCompositionBlock(html, { ...composition, reason: 'override' }), headers }, manifests);
  const locals = overrides.flatMap((override) => ('manifest' in override ? [] : [override]));
  if (locals.length === 0) return page;
  const { 'integrity-policy': _, 'content-security-policy': policy, ...others } = page.headers;
  const origins = [...new Set(locals.map(({ origin }) => origin))];
  return { html: page.html, headers: { ...others, ...(policy ? { 'content-security-policy': allowOrigins(policy, origins) } : {}) } };
}

function runLocal(page: PageComposition, { remote, manifestUrl }: LocalOverride): PageComposition {
  return { ...page, remotes: { ...page.remotes, [remote]: { ...(page.remotes[remote] ?? unpinned), override: { manifestUrl } } } };
}

/** Runs a published version with its own pages. It has no fallback: the person who chose it wants to see it fail. */
function choose(page: PageComposition, manifest: ReleaseManifest): PageComposition {
  const { name, version, entry, exposes, pages = [], menu = [], firstCalls = [] } = manifest;
  const configuration = configure(manifest, page.remotes[name]?.configuration);
  const chosen: PageRemote = {
    version,
    entryUrl: releaseFileUrl(name, version, entry),
    exposes: exposes.map((expose) => expose.name),
    fallback: null,
    isChosen: true,
    ...(configuration && { configuration }),
  };
  const replace = <Part extends { remote: string }>(all: readonly Part[], own: readonly Omit<Part, 'remote'>[]) => [
    ...all.filter(({ remote }) => remote !== name),
    ...own.map((part) => ({ ...part, remote: name }) as Part),
  ];
  return {
    ...page,
    remotes: { ...page.remotes, [name]: chosen },
    pages: replace(page.pages, pages),
    menu: replace(page.menu, menu).sort((a, b) => a.order - b.order),
    firstCalls: replace(page.firstCalls ?? [], firstCalls),
  };
}

/** The values of the pinned release, and defaults for settings that only the chosen one declares. */
function configure({ configuration }: ReleaseManifest, pinned: PageRemote['configuration'] = {}): PageRemote['configuration'] {
  if (!configuration) return undefined;
  const values = Object.entries(configuration.properties).map(([name, schema]): [string, unknown] => [
    name,
    pinned[name] ?? schema.default,
  ]);
  return Object.fromEntries(values.filter(([, value]) => value !== undefined)) as Record<string, unknown>;
}

function allowOrigins(header: string, origins: readonly string[]): string {
  const sockets = origins.map((origin) => origin.replace(/^http/, 'ws'));
  const additions: [directive: string, sources: readonly string[]][] = [
    ['script-src', [...origins, "'unsafe-eval'"]],
    ['style-src', [...origins, "'unsafe-inline'"]],
    ['img-src', origins],
    ['font-src', origins],
    ['connect-src', [...origins, ...sockets]],
  ];
  return header
    .split(',')
    .map((policy) => additions.reduce((result, [directive, sources]) => extend(result, directive, sources), policy))
    .join(',');
}

function extend(policy: string, directive: string, sources: readonly string[]): string {
  const directives = policy
    .split(';')
    .map((part) => part.trim())
    .filter(Boolean);
  const isThere = directives.some((part) => part.split(/\s/)[0] === directive);
  if (!isThere) return [...directives, `${directive} ${sources.join(' ')}`].join('; ');
  return directives
    .map((part) => (part.split(/\s/)[0] === directive ? `${withoutOverruling(part, sources)} ${sources.join(' ')}` : part))
    .join('; ');
}

/** Removes what would make further sources ineffective: `'none'`, and the hashes of styles, beside which `'unsafe-inline'` has no effect. */
function withoutOverruling(directive: string, sources: readonly string[]): string {
  const withSources = directive.replace(/\s+'none'$/, '');
  return sources.includes("'unsafe-inline'") ? withSources.replaceAll(/\s+'sha256-[^']*'/g, '') : withSources;
}
