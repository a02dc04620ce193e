import { filePath } from '@social/contracts';
import { fileExtensions } from './content-types';
import type { ReleaseProblem } from './release-problem';
import { TYPES_ARCHIVE } from './types-archive';

const allowedExtension = new RegExp(`\\.(${fileExtensions.join('|').replace('.', '\\.')})$`);
/** The packages of a shell's kit, which no page loads. */
const allowedTarball = /^kit\/[a-z0-9.-]+\.tgz$/;

/** Files of operating systems and editors, and the page with which a bundler tries a build. No page of an environment loads them. */
const ignoredFile =
  /(^|\/)(\.DS_Store|Thumbs\.db|desktop\.ini|\.git(keep|ignore|attributes)|[^/]*~|\.[^/]*\.sw[a-p]|#[^/]*#)$|(^|\/)(\.idea|\.vscode|__MACOSX)\/|^index\.html$|^mf-stats\.json$/i;

/** Returns true for a file that publishing omits, such as `.DS_Store` or `index.html`. */
export function isIgnoredFile(path: string): boolean {
  return ignoredFile.test(path);
}

/** Finds out if a release may have a file of this name. */
export function findKindProblem(path: string): ReleaseProblem | null {
  if (isIgnoredFile(path)) {
    return { file: path, message: 'pages load no such file', cure: 'Remove it. `registry publish` omits it by itself.' };
  }
  const name = filePath.safeParse(path);
  if (!name.success) {
    const reason = name.error.issues[0]?.message ?? 'the name is no file path';
    return { file: path, message: reason, cure: 'Rename it: letters, digits and _ . @ - only, at most 200 characters.' };
  }
  if (allowedExtension.test(path) || allowedTarball.test(path) || path === TYPES_ARCHIVE) return null;
  return { file: path, message: 'pages load no files of this kind', cure: findKindCure(path) };
}

function findKindCure(path: string): string {
  if (/\.html?$/.test(path)) return 'Remove the page from the build: the shell provides the document.';
  if (/\.cjs$/.test(path)) return 'Build ES modules: browsers do not load CommonJS.';
  if (/\.tsx?$/.test(path)) return 'Compile it, or keep sources out of the build folder.';
  return `Keep it out of the build folder. Allowed: ${fileExtensions.map((extension) => `.${extension}`).join(' ')}.`;
}
