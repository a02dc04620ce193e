import type { RenderedCanary, RenderedComposition } from '@social/contracts';
import type { Canary } from '../canaries/canaries.schema';
import { composeCanary } from '../canaries/carry-canary';
import { hashCohort } from '../canaries/hash-cohort';
import { SHELL } from '../shell';
import { renderApp } from './installed-app';
import type { RenderInput } from './render-input';
import { renderPages, renderReleases } from './render-pages';
import type { ReleaseParts } from './render-release';
import { separate, type RenderedText } from './rendered-text';

/**
 * Renders what the edge serves for a revision, as the JSON text of a `RenderedComposition`: HTML for each group of routes, headers, and
 * every file with its hash; where a canary runs, all that once more for its composition. The parts that depend on releases alone are shared
 * with other revisions.
 */
export function renderComposition({ canary, ...input }: RenderInput): RenderedText {
  const { environment, revision, settings, composition } = input;
  const { headers, documents } = renderPages({ ...input, reason: 'pinned' });
  const fields = {
    environment,
    revision,
    composition,
    disabled: Object.keys(input.disabled),
    ...(input.isArchived ? { isArchived: true } : {}),
    hostnames: settings.hostnames,
    providerUrl: settings.providerUrl,
    overridesAllowed: settings.overridesAllowed,
    headers,
    ...(settings.autoRollback ? { isWatched: true } : {}),
    ...renderApp(input.getManifest(SHELL, composition[SHELL] ?? ''), settings),
  } satisfies Omit<RenderedComposition, 'documents' | 'files' | 'canary'>;
  return [
    ...writePart(fields, documents, renderReleases(input)),
    ...(canary ? [',"canary":', ...renderCanary(canary, input), '}'] : []),
    '}',
  ];
}

/** Renders the pages of a canary, which fall back to what is pinned. */
function renderCanary(canary: Canary, input: Omit<RenderInput, 'canary'>): RenderedText {
  const { id, changes, percent } = canary;
  const pinned = Object.entries(input.composition).filter(([remote]) => remote !== SHELL && changes[remote] !== undefined);
  const composition = composeCanary(input.composition, canary);
  const fallbacks = { ...input.fallbacks, ...Object.fromEntries(pinned) };
  const { headers, documents } = renderPages({
    ...input,
    composition,
    fallbacks,
    reason: `canary ${percent}%`,
    canary: { id, changes, why: 'share' },
  });
  const cohort = hashCohort(canary, input.settings);
  const fields = { id, percent, cohort, composition, headers } satisfies Omit<RenderedCanary, 'documents' | 'files'>;
  return writePart(fields, documents, renderReleases({ ...input, composition: changes, fallbacks: {} }));
}

/** Writes a JSON object of fields, documents and files, without its last brace. */
function writePart(fields: object, documents: RenderedText, releases: readonly ReleaseParts[]): RenderedText {
  return [
    `${JSON.stringify(fields).slice(0, -1)},"documents":[`,
    ...documents,
    '],"files":[',
    ...separate(releases.map(({ files }) => files).filter(({ text }) => text !== '')),
    ']',
  ];
}
