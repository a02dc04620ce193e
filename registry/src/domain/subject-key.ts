import { canonicalJson, type Composition } from '@social/contracts';
import { formatRelease } from './release-name';
import { sha256 } from './sha256';
import type { CheckSubject } from './checks';

/** Names what a check looked at, as reports are stored under: `mf_feed@0.2.0`, or the hash of a composition. */
export function toSubjectKey(subject: CheckSubject): string {
  return 'release' in subject ? formatRelease(subject.release) : hashComposition(subject.composition);
}

export function hashComposition(composition: Composition): string {
  return `sha256:${sha256(canonicalJson(composition))}`;
}
