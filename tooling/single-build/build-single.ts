/** node --import tsx tooling/single-build/build-single.ts <folder>: builds the sources of shell and remotes as one application. */
import { mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import webpack, { type Stats } from 'webpack';
import { singleConfig, writeFederationPort } from './single-config';

const outDir = resolve(process.argv[2] ?? 'dist');
const federationPort = `${outDir}.exposes.js`;
await mkdir(outDir, { recursive: true });
await writeFile(federationPort, writeFederationPort());

const compiler = webpack(singleConfig({ outDir, federationPort }));
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
