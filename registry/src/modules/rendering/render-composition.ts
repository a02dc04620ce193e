import type { RenderedCanary, RenderedComposition } from '@social/contracts';
import type { Canary } from '../../domain/canary';
import { composeCanary } from '../../domain/carry-canary';
import { hashCohort } from '../../domain/hash-cohort';
import { SHELL } from '../../domain/shell';
import { renderApp } from './installed-app';
import type { RenderInput } from './render-input';
import { renderPages, renderReleases } from './render-pages';

/**
 * Renders the JSON text that the edge serves for a revision: HTML for each group of routes, headers, and every file with its hash. A
 * running canary adds the same for its composition. Pure.
 */
export function renderComposition({ canary, ...input }: RenderInput): string {
  const { environment, revision, settings, composition } = input;
  const releases = renderReleases(input);
  return JSON.stringify({
    environment,
    revision,
    composition,
    disabled: Object.keys(input.disabled),
    ...(input.isArchived ? { isArchived: true } : {}),
    hostnames: settings.hostnames,
    providerUrl: settings.providerUrl,
    overridesAllowed: settings.overridesAllowed,
    ...(settings.fileOrigins?.length ? { fileOrigins: settings.fileOrigins } : {}),
    ...renderPages({ ...input, reason: 'pinned' }, releases),
    files: releases.flatMap(({ files }) => files),
    ...(canary ? { canary: renderCanary(canary, input) } : {}),
    ...(settings.autoRollback ? { isWatched: true } : {}),
    ...renderApp(input.getManifest(SHELL, composition[SHELL] ?? ''), settings),
  } satisfies RenderedComposition);
}

/** Renders the pages of a canary, which fall back to what is pinned. */
function renderCanary(canary: Canary, input: Omit<RenderInput, 'canary'>): RenderedCanary {
  const { id, changes, percent } = canary;
  const pinned = Object.entries(input.composition).filter(([remote]) => remote !== SHELL && changes[remote] !== undefined);
  const composition = composeCanary(input.composition, canary);
  const fallbacks = { ...input.fallbacks, ...Object.fromEntries(pinned) };
  const pages = { ...input, composition, fallbacks, reason: `canary ${percent}%` as const, canary: { id, changes, why: 'share' as const } };
  return {
    id,
    percent,
    cohort: hashCohort(canary, input.settings),
    composition,
    ...renderPages(pages, renderReleases(pages)),
    files: renderReleases({ ...input, composition: changes, fallbacks: {} }).flatMap(({ files }) => files),
  };
}
