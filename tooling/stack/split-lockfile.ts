export type SplitLockfile = {
  /** The dependencies of each folder of the workspace, by folder. */
  importers: ReadonlyMap<string, string>;
  /** All other content: versions, hashes, overrides. */
  rest: string;
};

/**
 * Splits pnpm's lock file by workspace folder, so that a dependency of one folder does not affect the builds of others.
 * @throws {Error} if the text has no importers, so is not the lock file of a workspace.
 */
export function splitLockfile(text: string): SplitLockfile {
  const [, before, importers, after] = /^([^]*?^importers:\n)([^]*?)(^\S[^]*)$/m.exec(text) ?? [];
  if (before === undefined || importers === undefined || after === undefined) throw new Error('pnpm-lock.yaml has no importers.');
  const sections = importers.split(/^(?= {2}\S)/m).filter((section) => section.trim() !== '');
  return { importers: new Map(sections.map((section) => [readFolder(section), section])), rest: before + after };
}

function readFolder(section: string): string {
  return section.slice(0, section.indexOf(':\n')).trim();
}
