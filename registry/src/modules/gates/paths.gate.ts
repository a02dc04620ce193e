import { pathShapes } from '@social/contracts';
import { SHELL } from '../../domain/shell';
import { problemOf, type Gate } from './gate';

/** Members arrive here after signing in. */
const HOME = '/';

/** Some release has the home page; no two declare pages that match the same addresses, and none one that the shell fills itself. */
export const pathsGate: Gate = {
  name: 'paths',
  findProblems({ releases }) {
    const ownPaths = releases.get(SHELL)?.manifest.host?.ownPaths ?? [];
    const ownerByShape = new Map(ownPaths.flatMap(pathShapes).map((shape) => [shape, SHELL]));
    const taken = [...releases.values()].flatMap((release) =>
      (release.manifest.pages ?? []).flatMap(({ path }) => {
        const shapes = pathShapes(path);
        const owned = shapes.find((shape) => ownerByShape.has(shape));
        if (owned !== undefined) return [problemOf(release, `it declares the page ${path}, which ${ownerByShape.get(owned)} has`)];
        for (const shape of shapes) ownerByShape.set(shape, release.remote);
        return [];
      }),
    );
    const shell = releases.get(SHELL);
    return shell && !ownerByShape.has(HOME) ? [...taken, problemOf(shell, `it leads members to ${HOME}, which no release has`)] : taken;
  },
};
