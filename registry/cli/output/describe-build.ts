import type { ReleaseManifest } from '@social/contracts';

/** Describes what was read from a build folder: files that are omitted, and the release.json that was written for it. */
export function describeBuild(ignored: readonly string[], manifest: ReleaseManifest | null): string[] {
  return [
    ...(ignored.length > 0 ? [`Omitted, because no page loads them: ${ignored.join(', ')}`] : []),
    ...(manifest ? [`Described ${describeManifest(manifest)}`] : []),
  ];
}

/** Describes a manifest in one line: name, entry, exposes, pages, and what it requires of the shell. */
export function describeManifest({ name, version, entry, exposes, files, pages = [], compatibility }: ReleaseManifest): string {
  const requires = Object.entries(compatibility.requires).map(([key, range]) => `${key} ${range}`);
  return [
    `${name}@${version}: ${files.length} files, entry ${entry}`,
    `exposes ${exposes.map((expose) => expose.name).join(', ')}`,
    `pages ${pages.map(({ path }) => path).join(', ') || 'none'}`,
    `requires ${requires.join(', ') || 'nothing of the shell'}`,
  ].join('; ');
}
