import { isDeepStrictEqual } from 'node:util';
import { isReservedName, pathShape, releaseManifest, type ReleaseManifest } from '@social/contracts';
import type * as z from 'zod';
import { isScript } from './content-types';
import { MAX_FILES } from './limits';

const SHELL = 'shell';

/** release.json is not what the contract describes. The message says which field and why. */
export class InvalidManifestError extends Error {}

/** Parses release.json. @throws {InvalidManifestError} */
export function parseManifest(text: string): ReleaseManifest {
  return validateManifest(parseJson(text));
}

/** Checks a manifest: its fields, and that they fit together. @throws {InvalidManifestError} */
export function validateManifest(written: unknown): ReleaseManifest {
  const listed = countFiles(written);
  if (listed > MAX_FILES) throw new InvalidManifestError(`it lists ${listed} files, and a release has at most ${MAX_FILES}`);
  const parsed = releaseManifest.safeParse(written);
  if (!parsed.success) throw new InvalidManifestError(formatIssues(parsed.error));
  // Parsing dropped every key that the contract does not know: such a key is a mistake or an attack.
  if (!isDeepStrictEqual(written, parsed.data)) throw new InvalidManifestError('it has a key that the contract does not know');
  assertSound(parsed.data);
  return parsed.data;
}

/** Writes the issues of a schema in one line: `pages.0.title: Invalid input: expected string`. */
export function formatIssues({ issues }: Pick<z.core.$ZodError, 'issues'>): string {
  return issues.map(({ path, message }) => (path.length > 0 ? `${path.join('.')}: ${message}` : message)).join('; ');
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new InvalidManifestError('it is not JSON', { cause: error });
  }
}

function countFiles(written: unknown): number {
  const files = typeof written === 'object' && written !== null && 'files' in written ? written.files : [];
  return Array.isArray(files) ? files.length : 0;
}

/** Checks what the schema cannot say: that the parts fit together. @throws {InvalidManifestError} */
function assertSound({ name, entry, exposes, files, pages = [], menu = [], host }: ReleaseManifest): void {
  if (isReservedName(name)) throw new InvalidManifestError(`${name} is a reserved name`);
  const paths = new Set(files.map(({ path }) => path));
  if (paths.size !== files.length) throw new InvalidManifestError('it lists a file twice');
  const sharedFiles = Object.values(host?.sharedFiles ?? {}).flat();
  for (const path of [entry, ...exposes.flatMap((expose) => expose.files), ...sharedFiles]) {
    if (!paths.has(path) || !isScript(path)) throw new InvalidManifestError(`it names the script ${path}, which it does not list`);
  }
  for (const { path, expose } of pages) {
    if (!exposes.some((offered) => offered.name === expose)) {
      throw new InvalidManifestError(`the page ${path} needs ${expose}, which the release does not expose`);
    }
  }
  const repeated = findRepeated(pages.map(({ path }) => pathShape(path))) ?? findRepeated(menu.map(({ path }) => pathShape(path)));
  if (repeated) throw new InvalidManifestError(`it declares ${repeated} twice`);
  if ((name === SHELL) !== (host !== undefined)) throw new InvalidManifestError('the shell has a host part, and nothing else has');
  if (!host) return;
  if (pages.length + menu.length > 0) throw new InvalidManifestError('the shell declares no pages and no menu: it has its own');
  for (const { path } of host.app.icons) {
    if (!paths.has(path)) throw new InvalidManifestError(`it names the icon ${path}, which it does not list`);
  }
  if (/<\/style/i.test(host.document.styles)) throw new InvalidManifestError('host.document.styles would end its element');
  if (/<\/script|<!--/i.test(host.document.script)) throw new InvalidManifestError('host.document.script would end its element');
}

function findRepeated(texts: readonly string[]): string | undefined {
  return texts.find((text, index) => texts.indexOf(text) !== index);
}
