import { SHELL } from '../../domain/shell';
import { problemOf, type Gate } from './gate';

/** The shell and every remote speak the same version of the contract between them. */
export const contractGate: Gate = {
  name: 'contract',
  findProblems({ releases }) {
    const spoken = releases.get(SHELL)?.manifest.compatibility.contract;
    return [...releases.values()]
      .filter(({ manifest }) => manifest.compatibility.contract !== spoken)
      .map((release) => problemOf(release, `it speaks contract ${release.manifest.compatibility.contract}, the shell speaks ${spoken}`));
  },
};
