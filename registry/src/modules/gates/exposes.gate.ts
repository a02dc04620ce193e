import { DEFAULT_EXPOSE_CONTRACT, type ConsumedExpose } from '@social/contracts';
import type { ReleaseRow } from '../releases/releases.repository';
import { problemOf, type CandidateComposition, type Gate } from './gate';

/** Every expose that a release shows in a slot exists, in the contract version that the release was written for. */
export const exposesGate: Gate = {
  name: 'exposes',
  findProblems: ({ releases }) =>
    [...releases.values()].flatMap((release) =>
      consumedBy(release).flatMap((consumed) => {
        const reason = findMismatch(consumed, releases);
        return reason ? [problemOf(release, `it shows ${consumed.expose} of ${consumed.remote}, ${reason}`)] : [];
      }),
    ),
};

/** A shell preloads the regions that every page shows, so it needs them too. */
function consumedBy({ manifest }: ReleaseRow): ConsumedExpose[] {
  const declared = manifest.consumes ?? [];
  const always = (manifest.host?.always ?? []).filter(
    ({ remote, expose }) => !declared.some((consumed) => consumed.remote === remote && consumed.expose === expose),
  );
  return [...declared, ...always.map((region) => ({ ...region, contract: DEFAULT_EXPOSE_CONTRACT }))];
}

function findMismatch({ remote, expose, contract }: ConsumedExpose, releases: CandidateComposition['releases']): string | null {
  const provider = releases.get(remote);
  if (!provider) return 'which is not in the composition';
  const offered = provider.manifest.exposes.find(({ name }) => name === expose);
  if (!offered) return `which ${remote}@${provider.version} does not expose`;
  const offeredContract = offered.contract ?? DEFAULT_EXPOSE_CONTRACT;
  return offeredContract === contract ? null : `written for its contract ${contract}; ${remote}@${provider.version} has ${offeredContract}`;
}
