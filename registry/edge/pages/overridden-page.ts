import type { PageRemote } from '@social/contracts';
import { readCompositionBlock, replaceCompositionBlock } from '../composition/composition-block';
import type { Override } from './override';

export type OverriddenPage = { html: string; headers: Record<string, string> };

/** A remote that the environment has not pinned, so that its developer can try it before its first release. */
const unpinned: PageRemote = { version: '0.0.0', entryUrl: '', exposes: [], fallback: null };

/**
 * Replaces pinned remotes of a page with a developer's builds, or adds them. Their bytes change constantly, so they have no hashes: the
 * page gets no integrity policy. Scripts, styles, pictures and fonts may come from exactly these origins, and the page may connect to them,
 * for manifest and live reload. Development servers evaluate modules and insert style elements, so this page allows both.
 */
export function overriddenPage(html: string, headers: Record<string, string>, overrides: readonly Override[]): OverriddenPage {
  const page = readCompositionBlock(html);
  const remotes = { ...page.remotes };
  for (const { remote, manifestUrl } of overrides) remotes[remote] = { ...(page.remotes[remote] ?? unpinned), override: { manifestUrl } };
  const { 'integrity-policy': _, 'content-security-policy': policy, ...others } = headers;
  const origins = [...new Set(overrides.map(({ origin }) => origin))];
  return {
    html: replaceCompositionBlock(html, { ...page, reason: 'override', remotes }),
    headers: { ...others, ...(policy ? { 'content-security-policy': allowOrigins(policy, origins) } : {}) },
  };
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
