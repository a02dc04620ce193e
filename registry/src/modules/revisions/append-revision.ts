import type { RevisionRow } from '../../storage/tables/revisions';
import { GateRefusedError } from '../gates/gates.errors';
import { renderComposition } from '../rendering/render-composition';
import { sealRevision } from '../../domain/hash-chain';
import {
  decide,
  draftRevision,
  isRefused,
  manifestFinder,
  type EnvironmentState,
  type ReleaseFacts,
  type RevisionDraft,
  type RevisionRequest,
} from './decide';
import type { OpenEnvironment } from './open-environment';

/** Chooses the change that follows a state; null leaves the environment as it is. Pure. @throws a refusal. */
export type ChooseChange = (state: EnvironmentState) => RevisionRequest | null;

/**
 * Appends a revision to a locked environment: decides on it, renders its page and stores both. Stores nothing when it throws.
 * @param assertFits refuses a change of settings that the running releases do not accept.
 * @returns the revision; the head where nothing is to be changed.
 * @throws {EnvironmentArchivedError | PinReleaseUnknownError | ReleaseCollectedError | CompositionIncompleteError | GateRefusedError}
 */
export async function appendRevision(
  open: OpenEnvironment,
  choose: ChooseChange,
  at: Date,
  assertFits: (draft: RevisionDraft, facts: ReleaseFacts) => void = () => undefined,
): Promise<RevisionRow | null> {
  const state = await open.readState();
  const request = choose(state);
  if (!request) return state.head;
  const draft = draftRevision(request, state, at);
  const facts = await open.readFacts(draft, state);
  assertFits(draft, facts);
  const { revision, verdicts } = decide(draft, state, facts);
  if (isRefused(verdicts)) throw new GateRefusedError(state.name, verdicts);

  const { environment, number, kind, composition, fallbacks, disabled, canary } = revision;
  const rendering = renderComposition({
    environment,
    revision: number,
    settings: state.settings,
    composition,
    fallbacks,
    disabled,
    canary,
    isArchived: kind === 'archive',
    getManifest: manifestFinder(facts),
  });

  const sealed = sealRevision(revision, rendering);
  await open.store(sealed, rendering);
  return sealed;
}
