import { readFile, readdir } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const sourceFolder = fileURLToPath(new URL('.', import.meta.url));
const workspaceRoot = join(sourceFolder, '../..');
export const errorPage = join(workspaceRoot, 'docs/errors.md');

const introduction =
  '# Errors of the registry\n\nMade from the docstrings at their definitions by `node --import tsx registry/src/write-errors-docs.ts`.';

type DocumentedError = { code: string; message: string; status: number; text: string; source: string };

/** Matches a docstring, then `export const X = createError<…>('REG_…', '…', 409)` or a class that extends it. */
const definition =
  /\/\*\*((?:(?!\*\/)[\s\S])*?)\*\/\s*export (?:const \w+ =|class \w+ extends) createError<[^(]*>\(\s*'(REG_[A-Z_]+)',\s*(['"`])((?:(?!\3)[\s\S])*)\3,\s*(\d{3}),?\s*\)/g;

/**
 * Returns the text of docs/errors.md: a section for each error code, from the docstrings in `*.errors.ts`.
 * @throws when an error is defined without a docstring that says what to do, or a code twice.
 */
export async function writeErrorPage(): Promise<string> {
  const files = (await readdir(sourceFolder, { recursive: true })).filter((file) => file.endsWith('.errors.ts')).sort();
  const errors = (await Promise.all(files.map((file) => readDefinitions(join(sourceFolder, file))))).flat();
  errors.sort((a, b) => (a.code < b.code ? -1 : 1));
  const repeated = errors.find(({ code }, index) => errors[index + 1]?.code === code);
  if (repeated) throw new Error(`${repeated.code} is defined twice.`);
  return [introduction, ...errors.map(writeSection)].join('\n\n') + '\n';
}

async function readDefinitions(file: string): Promise<DocumentedError[]> {
  const source = await readFile(file, 'utf8');
  const found = [...source.matchAll(definition)];
  const wanted = source.match(/createError<[^(]*>\(/g)?.length ?? 0;
  if (found.length !== wanted)
    throw new Error(`${file} defines ${wanted} errors, of which ${found.length} have a docstring and the agreed form.`);
  return found.map(([, comment = '', code = '', , message = '', status]) => ({
    code,
    message,
    status: Number(status),
    text: comment
      .replace(/^\s*\* ?/gm, '')
      .replace(/\s+/g, ' ')
      .trim(),
    source: relative(workspaceRoot, file).replaceAll('\\', '/'),
  }));
}

function writeSection({ code, message, status, text, source }: DocumentedError): string {
  const [meaning = '', fix] = text.split(/\s*Fix: /);
  if (!fix) throw new Error(`The docstring of ${code} in ${source} does not say what to do ("Fix: …").`);
  const quote = message === '%s' ? [] : [`> ${message.replaceAll('%s', '…').replaceAll('%d', '…')}`];
  return [`## ${code}`, `Status ${status}, defined in \`${source}\`.`, ...quote, meaning, `**What to do:** ${capitalise(fix)}`].join(
    '\n\n',
  );
}

function capitalise(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
