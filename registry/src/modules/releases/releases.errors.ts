import createError from '@fastify/error';

/** The body cannot be read as a gzipped tar: it is truncated, of another kind, or compressed twice. Nothing was stored. Fix: `registry publish <folder>` archives a build as it must be. */
export const ArchiveUnreadableError = createError<[string]>('REG_ARCHIVE_UNREADABLE', 'The archive cannot be read: %s.', 422);

/**
 * An entry of the archive is not allowed: a folder, a link, a device, a kind of file that pages do not load, or a name that is refused.
 * Names are relative, plain ASCII, and unique without regard to case (`A.js` and `a.js` count as one). Nothing was stored. Fix: the message
 * names the entry and the cure. `registry publish <folder>` finds all of them before it sends anything.
 */
export const ArchiveEntryError = createError<[string, string]>('REG_ARCHIVE_ENTRY', 'Entry "%s" is refused: %s.', 422);

/** The archive holds more than a release may: 500 files, 10 MB each, 50 MB in all, counted on what comes out of it. Nothing was stored. Fix: remove what pages do not load. */
export const ArchiveTooLargeError = createError<[string]>('REG_ARCHIVE_TOO_LARGE', 'The archive holds too much: %s.', 422);

/**
 * release.json is missing, does not match `releaseManifest` of shared/contracts, or holds an unknown key. Nothing was stored. Fix:
 * `registry manifest <folder>` writes it. docs/release-json.md describes its fields.
 */
export const ManifestInvalidError = createError<[string]>('REG_MANIFEST_INVALID', 'release.json is refused: %s.', 422);

/** Files and release.json differ: one is missing, one is extra, or has another size or hash. Nothing was stored. Fix: build again and publish the folder as the build left it. */
export const ManifestMismatchError = createError<[string, string]>('REG_MANIFEST_MISMATCH', 'File "%s" and release.json differ: %s.', 422);

/**
 * Pages could not load the release: its entry is no ES module that exports `get` and `init`, or the build shares a module that release.json
 * does not require. Nothing was stored. Fix: the message names file and cure.
 */
export const ReleaseUnusableError = createError<[string, string, string]>('REG_RELEASE_UNUSABLE', '%s: %s. %s', 422);

/** This version was published before, with other bytes; it can never change. Nothing was stored. Fix: raise the version in package.json, build, publish. */
export const VersionTakenError = createError<[string, string, string]>(
  'REG_VERSION_TAKEN',
  '%s was published by %s at %s with other bytes; a version never changes.',
  409,
);

/** No release of that remote has this version. Fix: publish it, or name a version that exists. */
export const ReleaseUnknownError = createError<[string]>('REG_RELEASE_UNKNOWN', 'There is no release %s.', 404);

/**
 * The owner withdrew the release: it stays published, and is not pinned or rolled back to any more. Nothing was stored.
 * Fix: pin another release. A token made with `--skip-gates` can pin it all the same with `--skip-gate withdrawn`.
 */
export const ReleaseWithdrawnError = createError<[string, string, string]>('REG_RELEASE_WITHDRAWN', '%s was withdrawn by %s: "%s".', 409);

/**
 * The files of the release were removed by `registry gc`, because no environment had run it for long; its manifest and the history stay. Nothing was stored.
 * Fix: publish the same bytes under this version again, which restores them, or build it again and publish it under a new one.
 */
export const ReleaseCollectedError = createError<[string, string]>('REG_RELEASE_COLLECTED', 'The files of %s were removed at %s.', 409);

/** The release has no such file. Fix: release.json lists all of them. */
export const FileUnknownError = createError<[string, string]>('REG_FILE_UNKNOWN', 'There is no file %s in %s.', 404);

/** A stored file has another hash than its name: it was damaged or changed. It is not served. Fix: restore the database from a backup. */
export const FileDamagedError = createError<[string, string]>('REG_FILE_DAMAGED', 'File %s of %s is damaged in the store.', 500);
