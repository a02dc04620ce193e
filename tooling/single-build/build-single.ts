/**
 * node --import tsx tooling/single-build/build-single.ts <folder>: builds the sources of shell and remotes as one application. With
 * `<source> <from> <to>`, one text of a source is replaced. The checkout does not change.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import webpack, { type Stats } from 'webpack';
import { changeText } from './change-text';
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

// The scripts of each page, for the preload hints of its document.
const { namedChunkGroups = {} } = stats.toJson({ all: false, chunkGroups: true, assets: true });
const scripts = Object.fromEntries(
  Object.entries(namedChunkGroups).map(([name, { assets = [] }]) => [
    name,
    assets.map((asset) => asset.name).filter((file) => file.endsWith('.js')),
  ]),
);
await writeFile(join(outDir, 'scripts.json'), JSON.stringify(scripts, null, 2));
