import type { RemoteName } from '@social/contracts';
import type { Random } from './random';
import { faultNames, releaseFaults, satisfiedRanges, type Fault, type FaultName, type Finder } from './release-faults';

/** The remotes whose regions the shell shows on its own pages. A composition needs them. */
const NEEDED_REMOTES = ['mf_feed', 'mf_chat'] as const;
const OTHER_REMOTES = ['mf_alpha', 'mf_beta', 'mf_gamma'] as const;
const FAULT_RATE = 0.15;
const REUSE_RATE = 0.5;
const RANGE_RATE = 0.5;
const MISSING_RATE = 0.02;
const PRESENT_RATE = 0.5;
const FREEZE_RATE = 0.03;
const CARD_RATE = 0.5;
/** Probability that a release is made as if the remote with its card were optional. */
const ABSENT_NEIGHBOUR_RATE = 0.1;

export type RandomRelease = {
  remote: RemoteName;
  /** Number within the run, from 1. */
  number: number;
  fault: FaultName | null;
  /** The remote that provides the card on its page. */
  neighbour: RemoteName | null;
  reactRange: string | null;
};

export type RandomComposition = {
  releases: RandomRelease[];
  /** The gates that must refuse it. All others must accept it. */
  refusedBy: Set<Finder | 'frozen' | 'incomplete'>;
  isFrozen: boolean;
};

/** Makes random good and bad compositions in sequence. Later ones reuse releases without a fault. */
export function createCompositions(random: Random): () => RandomComposition {
  const good: RandomRelease[] = [];
  const pendingFaults: FaultName[] = [];
  let count = 0;

  /** Returns the faults in a random order, each once before any repeats. */
  function takeFault(remote: RemoteName): FaultName {
    if (!pendingFaults.some((name) => suits(name, remote))) pendingFaults.push(...faultNames);
    const fault = random.pick(pendingFaults.filter((name) => suits(name, remote)));
    pendingFaults.splice(pendingFaults.indexOf(fault), 1);
    return fault;
  }

  /** @param remotes of the composition. The neighbour is usually one of them. */
  function makeRelease(remote: RemoteName, remotes: readonly RemoteName[], mustBeNew: boolean): RandomRelease {
    const mayBeAbsent = random.isDrawn(ABSENT_NEIGHBOUR_RATE);
    const suitsHere = (neighbour: RemoteName | null) => neighbour === null || mayBeAbsent || remotes.includes(neighbour);
    const known = good.filter((release) => release.remote === remote && suitsHere(release.neighbour));
    if (!mustBeNew && known.length > 0 && random.isDrawn(REUSE_RATE)) return random.pick(known);
    count += 1;
    const others = OTHER_REMOTES.filter((other) => other !== remote && suitsHere(other));
    const fault = random.isDrawn(FAULT_RATE) ? takeFault(remote) : null;
    const showsCard = fault === null ? random.isDrawn(CARD_RATE) && others.length > 0 : needsNeighbour(fault);
    const release = {
      remote,
      number: count,
      fault,
      neighbour: showsCard ? random.pick(others.length > 0 ? others : OTHER_REMOTES.filter((other) => other !== remote)) : null,
      reactRange: fault === null && random.isDrawn(RANGE_RATE) ? random.pick(satisfiedRanges) : null,
    };
    if (fault === null) good.push(release);
    return release;
  }

  return () => {
    const needed = NEEDED_REMOTES.filter(() => !random.isDrawn(MISSING_RATE));
    const remotes = [...needed, ...OTHER_REMOTES.filter(() => random.isDrawn(PRESENT_RATE))];
    // The first is new, so that the composition changes.
    const releases = remotes.map((remote, index) => makeRelease(remote, remotes, index === 0));
    const isFrozen = random.isDrawn(FREEZE_RATE);
    return { releases, isFrozen, refusedBy: findRefusals(releases, isFrozen) };
  };
}

function needsNeighbour(fault: FaultName): boolean {
  return fault === 'wrong-input' || fault === 'undeclared-slot';
}

/** The shell shows no page of mf_chat; mf_feed has the home page. */
function suits(fault: FaultName, remote: RemoteName): boolean {
  const { page, foundBy }: Fault = releaseFaults[fault];
  if (remote === 'mf_chat') return page === undefined && foundBy !== 'paths' && fault !== 'missing-expose' && fault !== 'missing-file';
  if (fault === 'no-home') return remote === 'mf_feed';
  return !(remote === 'mf_feed' && foundBy === 'paths');
}

function findRefusals(releases: readonly RandomRelease[], isFrozen: boolean): RandomComposition['refusedBy'] {
  const has = (remote: RemoteName) => releases.some((release) => release.remote === remote);
  // The gates do not judge an incomplete composition.
  if (!has('mf_chat')) return new Set(['incomplete']);
  const refusals: RandomComposition['refusedBy'] = new Set();
  if (isFrozen) refusals.add('frozen');
  // The shell shows posts of mf_feed on profiles, and only mf_feed has a home page.
  if (!has('mf_feed')) refusals.add('exposes').add('paths');
  for (const { fault, neighbour } of releases) {
    if (fault === 'undeclared-slot') {
      // If the neighbour is part of the composition, an undeclared slot shows its card.
      if (neighbour !== null && !has(neighbour)) refusals.add('smoke');
      continue;
    }
    if (fault !== null) refusals.add(releaseFaults[fault].foundBy);
    if (neighbour !== null && !has(neighbour)) refusals.add('exposes');
  }
  return refusals;
}
