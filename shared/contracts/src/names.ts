import * as z from 'zod/mini';

/** A federation name such as `mf_feed`; also the folder of its files under `/r/`. */
export const remoteName = z
  .string()
  .check(z.regex(/^[a-z][a-z0-9_]{0,39}$/, 'a remote name has lower-case letters, digits and _, a letter first, at most 40'));
export type RemoteName = z.infer<typeof remoteName>;

/** Returns true if a name has a special meaning in a file system or object. No remote may have one. */
export function isReservedName(name: string): boolean {
  return /^(con|prn|aux|nul|com\d|lpt\d|constructor)$/.test(name);
}

/** Semantic version 2.0.0 without build metadata: `+` would have to be escaped in a URL. At most 64 characters. */
export const releaseVersion = z
  .string()
  .check(
    z.maxLength(64),
    z.regex(/^(0|[1-9]\d*)\.(0|[1-9]\d*)\.(0|[1-9]\d*)(-[0-9a-z-]+(\.[0-9a-z-]+)*)?$/i, 'a version is written like 1.4.0 or 1.4.0-rc.1'),
  );
export type ReleaseVersion = z.infer<typeof releaseVersion>;

/** `sha384-` and the base64 of the digest, as in the attribute `integrity`. */
export const integrity = z.string().check(z.regex(/^sha384-[A-Za-z0-9+/]{64}$/, 'an integrity is sha384- and 64 base64 characters'));
export type Integrity = z.infer<typeof integrity>;

/** A file inside a release: forward slashes, no empty, `.` or `..` part, plain ASCII. At most 200 characters. */
export const filePath = z
  .string()
  .check(
    z.maxLength(200),
    z.regex(/^(?!.*(^|\/)\.{1,2}(\/|$))[A-Za-z0-9_.@-]+(\/[A-Za-z0-9_.@-]+)*$/, 'a file path is relative, ASCII, without . or .. parts'),
  );

/** The federation name of a module that a remote exposes: `./home`. */
export const exposeName = z.string().check(z.regex(/^\.\/[a-z][a-z0-9-]{0,59}$/, 'an expose is named like ./post-list'));
export type ExposeName = z.infer<typeof exposeName>;

export const environmentName = z
  .string()
  .check(z.regex(/^[a-z][a-z0-9-]{0,29}$/, 'an environment name has lower-case letters, digits and -, at most 30'));
export type EnvironmentName = z.infer<typeof environmentName>;

/** Number of a change of an environment's composition: 1, 2, 3 … without gaps. 0 if nothing has been pinned yet. */
export const revisionNumber = z.int().check(z.nonnegative());
export type RevisionNumber = z.infer<typeof revisionNumber>;
