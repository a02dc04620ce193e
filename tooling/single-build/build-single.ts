/**
 * node --import tsx tooling/single-build/build-single.ts <folder>: builds the sources of shell and remotes as one application.
 * With `<source> <from> <to>` after it, as if a text stood in place of another in one source; the checkout stays as it is.
 */
import { readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import webpack, { type Compiler, type Stats } from 'webpack';
import { singleConfig, writeFederationPort } from './single-config';

const [folder = 'dist', source, from = '', to = ''] = process.argv.slice(2);
const outDir = resolve(folder);
const federationPort = `${outDir}.exposes.js`;
await mkdir(outDir, { recursive: true });
await writeFile(federationPort, writeFederationPort());

const compiler = webpack(singleConfig({ outDir, federationPort }));
if (source !== undefined) changeText(compiler, resolve(source), from, to);
const stats = await new Promise<Stats>((done, fail) => {
  compiler.run((error, result) => (error ? fail(error) : done(result as Stats)));
});
await new Promise((done) => compiler.close(done));
if (stats.hasErrors()) throw new Error(stats.toString('errors-only'));

// The scripts of each page, for the hints of its document.
const { namedChunkGroups = {} } = stats.toJson({ all: false, chunkGroups: true, assets: true });
const scripts = Object.fromEntries(
  Object.entries(namedChunkGroups).map(([name, { assets = [] }]) => [
    name,
    assets.map((asset) => asset.name).filter((file) => file.endsWith('.js')),
  ]),
);
await writeFile(join(outDir, 'scripts.json'), JSON.stringify(scripts, null, 2));

/** Lets the compiler read a source with another text in it: a loader would give its module another id. */
function changeText({ inputFileSystem }: Compiler, path: string, before: string, after: string): void {
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
