import { pathShape } from '@social/contracts';
import { SHELL } from '../shell';
import { problemOf, type Gate } from './gate';

/** No two releases declare pages at one path, and none a path that the shell fills itself. */
export const pathsGate: Gate = {
  name: 'paths',
  findProblems({ releases }) {
    const ownerByShape = new Map((releases.get(SHELL)?.manifest.host?.ownPaths ?? []).map((path) => [pathShape(path), SHELL]));
    return [...releases.values()].flatMap((release) =>
      (release.manifest.pages ?? []).flatMap(({ path }) => {
        const shape = pathShape(path);
        const owner = ownerByShape.get(shape);
        if (owner !== undefined) return [problemOf(release, `it declares the page ${path}, which ${owner} has`)];
        ownerByShape.set(shape, release.remote);
        return [];
      }),
    );
  },
};
