import { posix } from 'node:path';

/** The names that a document may use. */
export type KnownNames = {
  /** Every tracked file, as a path from the root of the repository. */
  files: readonly string[];
  /** Names of npm scripts, of the root and of the packages. */
  scripts: ReadonlySet<string>;
  /** Commands, subcommands and options (`--reason`) of the registry's command line. */
  commandLine: ReadonlySet<string>;
  /** Every name with a hyphen that a source contains: `data-unsaved`. */
  hyphenatedNames: ReadonlySet<string>;
};

export type StaleName = { line: number; name: string };

const SOURCE_FILE = /\.(tsx?|[mc]js|md|css|html|sql|conf|ya?ml|sh|service)$/;
/** Created by a build or a run, so never tracked. */
const GENERATED = /(^|\/)(dist|node_modules|\.data|\.cache|test-results)(\/|$)/;
const MEDIA_TYPE = /^(text|image|audio|video|font|application)\/[\w.+-]+$/;
/**
 * A path without placeholder, glob, variable or scheme. Exposes (`./home`), addresses (`/api`) and endings (`.service.ts`) are not files.
 */
const PLAIN_PATH = /^(?!\.?\/|\.\w+\.\w+$)[\w.@+-]+(\/[\w.@+-]+)*\/?$/;
const HYPHENATED = /^[a-z][a-z0-9]*(-[a-z0-9]+)+$/;
const REGISTRY_CALL = /(?:npm run (?:-s )?registry --|pnpm registry|^registry)((?: +[^\s`|&;#)]+)+)/g;

/**
 * Creates a function that reports names in a Markdown document that do not exist in the repository. It checks link targets, paths and file
 * names in code, npm scripts, and the registry's commands and options. A path may start at the root or at the document's folder, or be the
 * end of a longer path.
 */
export function createStaleNameFinder({ files, scripts, commandLine, hyphenatedNames }: KnownNames) {
  /** Files and folders from the root, for links. */
  const tree = new Set<string>();
  /** Paths of the tree and all their endings, such as `lib/hidden-posts`. */
  const paths = new Set<string>();
  const folderNames = new Set<string>();

  /** A file may be named without its extensions, like a pattern of Jest. */
  function addPath(path: string): void {
    for (let name = path; !paths.has(name); name = name.replace(/\.[a-z]+$/, '')) paths.add(name);
  }

  for (const file of files) {
    const parts = file.split('/');
    for (let end = 1; end <= parts.length; end++) tree.add(parts.slice(0, end).join('/'));
    for (let start = 0; start < parts.length; start++) {
      for (let end = start + 1; end <= parts.length; end++) addPath(parts.slice(start, end).join('/'));
      if (start < parts.length - 1) folderNames.add(parts[start] ?? '');
    }
  }

  function isKnownPath(name: string, document: string): boolean {
    const path = name.replace(/\/$/, '');
    return paths.has(path) || paths.has(posix.join(posix.dirname(document), path));
  }

  /** Returns true if a word of code names a file or folder of the repository: by its extension, or by its first folder. */
  function namesPath(word: string): boolean {
    if (!PLAIN_PATH.test(word) || GENERATED.test(word) || MEDIA_TYPE.test(word) || word.startsWith('@')) return false;
    return SOURCE_FILE.test(word) || (word.includes('/') && folderNames.has(word.split('/')[0] ?? ''));
  }

  function isStale(word: string, document: string): boolean {
    const path = word.replace(/^[('"]+|[)'",.;:]+$/g, '').replace(/:[\w-]+$/, '');
    return namesPath(path) && !isKnownPath(path, document);
  }

  function findInCode(code: string, document: string): string[] {
    const found = code.split(/[\s,]+/).filter((word) => isStale(word, document));
    for (const [, script = ''] of code.matchAll(/npm run (?:-s )?([a-z][\w:-]*)/g)) if (!scripts.has(script)) found.push(script);
    for (const [, call = ''] of code.matchAll(REGISTRY_CALL)) found.push(...findInCall(call.trim().split(/ +/)));
    return found;
  }

  function findInCall([command = '', ...rest]: string[]): string[] {
    if (!/^[a-z][a-z-]*$/.test(command)) return [];
    const options = rest.map((word) => /^--[a-z-]+/.exec(word)?.[0]).filter((option) => option !== undefined);
    return [command, ...options].filter((name) => !commandLine.has(name));
  }

  function findInLink(target: string, document: string): string[] {
    const path = target.replace(/#.*$/, '');
    if (path === '' || /^[a-z]+:/.test(path) || path.startsWith('/')) return [];
    return tree.has(posix.join(posix.dirname(document), path).replace(/\/$/, '')) ? [] : [target];
  }

  function findInProse(line: string, document: string): string[] {
    const found: string[] = [];
    for (const [, code = ''] of line.matchAll(/`([^`]+)`/g)) {
      found.push(...findInCode(code, document));
      if (document.endsWith('README.md') && HYPHENATED.test(code) && !hyphenatedNames.has(code)) found.push(code);
    }
    for (const [, target = ''] of line.matchAll(/\]\(([^)\s]+)\)/g)) found.push(...findInLink(target, document));
    return found;
  }

  return function findStaleNames(document: string, text: string): StaleName[] {
    let isCode = false;
    return text.split('\n').flatMap((content, index) => {
      if (content.trimStart().startsWith('```')) isCode = !isCode;
      const names = isCode ? findInCode(content, document) : findInProse(content, document);
      return [...new Set(names)].map((name) => ({ line: index + 1, name }));
    });
  };
}
