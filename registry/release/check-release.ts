import { RELEASE_MANIFEST_FILE, type ReleaseManifest } from '@social/contracts';
import { findEntryFault } from './check-entry';
import { InvalidManifestError, parseManifest } from './check-manifest';
import { findKindProblem } from './file-kinds';
import { formatBytes, MAX_FILE_BYTES, MAX_FILES, MAX_TOTAL_BYTES } from './limits';
import { describeFiles, type BuildFile } from './read-folder';
import { findUndeclaredShare } from './federation-shares';
import { UnpublishableError, type ReleaseProblem } from './release-problem';
import { assertTypesArchive, TYPES_ARCHIVE, TypesArchiveError } from './types-archive';

/** The cure for a release.json that does not fit its folder. */
const REWRITE = 'Write it again with `registry manifest <folder>`, or remove it: `registry publish` then describes the folder itself.';

/**
 * Checks a build before it is sent: kinds, limits, entry and release.json. The registry checks the same again.
 * @param files of the build, with release.json.
 * @returns the manifest.
 * @throws {UnpublishableError} with every problem that was found.
 */
export async function checkRelease(files: readonly BuildFile[]): Promise<ReleaseManifest> {
  const built = files.filter(({ path }) => path !== RELEASE_MANIFEST_FILE);
  const problems = findFolderProblems(built);
  const manifest = readManifest(files, problems);
  if (manifest) problems.push(...findDifferences(manifest, built), ...(await findContentProblems(manifest, built)));
  if (problems.length > 0 || !manifest) throw new UnpublishableError(problems);
  return manifest;
}

/** Checks kinds and limits of the files of a build, without release.json. @throws {UnpublishableError} with every problem that was found. */
export function assertFolder(built: readonly BuildFile[]): void {
  const problems = findFolderProblems(built);
  if (problems.length > 0) throw new UnpublishableError(problems);
}

function findFolderProblems(built: readonly BuildFile[]): ReleaseProblem[] {
  return [...built.flatMap(({ path }) => findKindProblem(path) ?? []), ...findLimitProblems(built)];
}

function readManifest(files: readonly BuildFile[], problems: ReleaseProblem[]): ReleaseManifest | null {
  const file = files.find(({ path }) => path === RELEASE_MANIFEST_FILE);
  try {
    return parseManifest(file?.bytes.toString('utf8') ?? '');
  } catch (error) {
    if (!(error instanceof InvalidManifestError)) throw error;
    // A folder with too many files has one reason, not two.
    if (problems.every(({ file: path }) => path !== '.')) {
      problems.push({ file: RELEASE_MANIFEST_FILE, message: error.message, cure: REWRITE });
    }
    return null;
  }
}

function findLimitProblems(files: readonly BuildFile[]): ReleaseProblem[] {
  const problems: ReleaseProblem[] = files
    .filter(({ bytes }) => bytes.byteLength > MAX_FILE_BYTES)
    .map(({ path, bytes }) => ({
      file: path,
      message: `it has ${formatBytes(bytes.byteLength)}, and a file has at most ${formatBytes(MAX_FILE_BYTES)}`,
      cure: 'Split it, or load it from another origin.',
    }));
  const totalBytes = files.reduce((sum, { bytes }) => sum + bytes.byteLength, 0);
  if (files.length > MAX_FILES) {
    const cure =
      'Merge small chunks (`optimization.splitChunks`, `rollupOptions.output`), or keep files that no page loads out of the folder.';
    problems.push({ file: '.', message: `the folder has ${files.length} files, and a release has at most ${MAX_FILES}`, cure });
  }
  if (totalBytes > MAX_TOTAL_BYTES) {
    const cure = 'Keep source maps and large pictures out of the folder.';
    const message = `the folder has ${formatBytes(totalBytes)}, and a release has at most ${formatBytes(MAX_TOTAL_BYTES)}`;
    problems.push({ file: '.', message, cure });
  }
  return problems;
}

function findDifferences(manifest: ReleaseManifest, files: readonly BuildFile[]): ReleaseProblem[] {
  const listed = new Map(manifest.files.map((file) => [file.path, file]));
  const present = new Map(describeFiles(files).map((file) => [file.path, file]));
  const toProblem = (file: string, message: string): ReleaseProblem => ({ file, message, cure: REWRITE });
  return [
    ...[...listed.keys()]
      .filter((path) => !present.has(path))
      .map((path) => toProblem(path, 'release.json lists it, and the folder has none')),
    ...[...present.keys()].filter((path) => !listed.has(path)).map((path) => toProblem(path, 'release.json does not list it')),
    ...[...present.values()]
      .filter(({ path, integrity }) => listed.has(path) && listed.get(path)?.integrity !== integrity)
      .map(({ path }) => toProblem(path, 'its bytes are not those that release.json describes')),
  ];
}

/**
 * Finds what pages and other teams would fail on: an entry that is no container, shared modules that release.json does not name, and types
 * that cannot be unpacked.
 * @param files those whose bytes are known. Others are not checked.
 */
export async function findContentProblems(
  manifest: ReleaseManifest,
  files: readonly Pick<BuildFile, 'path' | 'bytes'>[],
): Promise<ReleaseProblem[]> {
  if (manifest.host) return [];
  const read = (path: string) => files.find((file) => file.path === path)?.bytes.toString('utf8');
  const entry = read(manifest.entry);
  const fault = entry === undefined ? null : await findEntryFault(entry);
  const undeclared = findUndeclaredShare(manifest, read);
  const types = files.find(({ path }) => path === TYPES_ARCHIVE);
  return [
    ...(types ? findArchiveProblems(types.bytes) : []),
    ...(fault ? [{ file: manifest.entry, ...fault }] : []),
    ...(undeclared ? [{ file: RELEASE_MANIFEST_FILE, message: undeclared, cure: REWRITE }] : []),
  ];
}

function findArchiveProblems(archive: Buffer): ReleaseProblem[] {
  try {
    assertTypesArchive(archive);
    return [];
  } catch (error) {
    if (!(error instanceof TypesArchiveError)) throw error;
    return [{ file: TYPES_ARCHIVE, message: error.message, cure: 'Build the types again, or remove the file: types are optional.' }];
  }
}
