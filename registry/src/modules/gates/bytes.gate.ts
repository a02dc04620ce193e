import { problemOf, type Gate } from './gate';

/** Every file of a release is stored with the bytes that its manifest declares. */
export const bytesGate: Gate = {
  name: 'bytes',
  findProblems: ({ releases, damagedFiles }) =>
    [...releases.values()].flatMap((release) => {
      const paths = damagedFiles.filter(({ remote }) => remote === release.remote).map(({ path }) => path);
      return paths.length > 0 ? [problemOf(release, `its stored bytes differ from its manifest: ${paths.join(', ')}`)] : [];
    }),
};
