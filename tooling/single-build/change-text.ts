import { readFileSync } from 'node:fs';
import type { Compiler } from 'webpack';

/**
 * Makes a compiler read a source with a replaced text. A loader would change the id of the module.
 * @throws unless the source contains the text exactly once.
 */
export function changeText({ inputFileSystem }: Compiler, path: string, before: string, after: string): void {
  if (!inputFileSystem) throw new Error('The compiler reads no files.');
  const readFile = inputFileSystem.readFile.bind(inputFileSystem) as (path: unknown, ...others: unknown[]) => void;
  const text = readFileSync(path, 'utf8');
  if (text.split(before).length !== 2) throw new Error(`${path} has not once: ${before}`);
  const changed = Buffer.from(text.replace(before, after));
  const readChanged = (asked: unknown, ...others: unknown[]) => {
    if (asked !== path) return readFile(asked, ...others);
    (others.at(-1) as (error: null, bytes: Buffer) => void)(null, changed);
  };
  inputFileSystem.readFile = readChanged;
}
