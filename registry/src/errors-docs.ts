import { mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const sourceFolder = fileURLToPath(new URL('.', import.meta.url));
const workspaceRoot = join(sourceFolder, '../..');
export const pagesFolder = join(workspaceRoot, 'docs/errors');

type DocumentedError = { code: string; message: string; status: number; text: string; source: string };

/** Matches a docstring, then `export const X = createError<…>('REG_…', '…', 409)` or a class that extends it. */
const definition =
  /\/\*\*((?:(?!\*\/)[\s\S])*?)\*\/\s*export (?:const \w+ =|class \w+ extends) createError<[^(]*>\(\s*'(REG_[A-Z_]+)',\s*(['"`])((?:(?!\3)[\s\S])*)\3,\s*(\d{3}),?\s*\)/g;

/**
 * Makes the page of every error code, by file name, from the docstrings in `*.errors.ts`.
 * @throws when an error is defined without a docstring, or a code twice.
 */
export async function makeErrorPages(): Promise<Map<string, string>> {
  const files = (await readdir(sourceFolder, { recursive: true })).filter((file) => file.endsWith('.errors.ts')).sort();
  const errors = (await Promise.all(files.map((file) => readDefinitions(join(sourceFolder, file))))).flat();
  errors.sort((a, b) => (a.code < b.code ? -1 : 1));
  const repeated = errors.find(({ code }, index) => errors[index + 1]?.code === code);
  if (repeated) throw new Error(`${repeated.code} is defined twice.`);
  return new Map([['README.md', writeIndex(errors)], ...errors.map((error): [string, string] => [`${error.code}.md`, writePage(error)])]);
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

function writePage({ code, message, status, text, source }: DocumentedError): string {
  const [meaning = '', fix] = text.split(/\s*Fix: /);
  const quote = message === '%s' ? '' : `> ${message.replaceAll('%s', '…').replaceAll('%d', '…')}\n\n`;
  return `# ${code}\n\nStatus ${status}.\n\n${quote}${meaning}\n\n${fix ? `**What to do:** ${capitalise(fix)}\n\n` : ''}Defined in \`${source}\`, from which this page is made.\n`;
}

function writeIndex(errors: readonly DocumentedError[]): string {
  const rows = errors.map(
    ({ code, status, text }) => `| [${code}](${code}.md) | ${status} | ${text.split(/(?<=[.:;])\s/, 1)[0]?.replace(/[:;]$/, '.')} |`,
  );
  return `# Errors of the registry\n\nMade from the docstrings at their definitions by \`node --import tsx registry/src/write-errors-docs.ts\`.\n\n| code | status | |\n| --- | --- | --- |\n${rows.join('\n')}\n`;
}

function capitalise(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Writes the pages, and removes those of codes that no longer exist. */
export async function writeErrorPages(): Promise<void> {
  const pages = await makeErrorPages();
  await mkdir(pagesFolder, { recursive: true });
  for (const file of await readdir(pagesFolder)) if (!pages.has(file)) await rm(join(pagesFolder, file));
  for (const [file, page] of pages) await writeFile(join(pagesFolder, file), page);
}
