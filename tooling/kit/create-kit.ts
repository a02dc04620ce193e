import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { KIT_FOLDER, KIT_INDEX_FILE, kitIndex, type KitIndex, type KitPackage } from '@social/contracts';
import tar from 'tar-stream';
import { deliveredManifest } from './delivered-manifest';
import { emitDeclarations, type Declarations } from './emit-declarations';
import { listSources, readPackageFiles, sourcePackages, type SourcePackage } from './kit-package';
import type { KitFile } from './compile-package';
import { resolveVersions, type PackageManifest } from './package-manifest';

/** The time that npm gives to all files of a package. */
const FILE_TIME = new Date('1985-10-26T08:15:00.000Z');
const TEMPLATE_MANIFEST = /^template\/(\w+)\/package\.json\.txt$/;

type Versions = Map<string, string>;

/** Archives the packages that remotes are built with, from the sources of this checkout. The same sources give the same bytes. */
export async function createKit(): Promise<KitFile[]> {
  const versions: Versions = new Map();
  const packages: KitPackage[] = [];
  const files: KitFile[] = [];
  const declarations = { browser: await emitFor('browser'), node: await emitFor('node') };
  try {
    for (const source of sourcePackages) {
      const archived = await archivePackage(source, versions, declarations[source.runsIn]);
      versions.set(archived.entry.name, archived.entry.version);
      packages.push(archived.entry);
      files.push({ path: archived.entry.file, bytes: archived.bytes });
    }
  } finally {
    await Promise.all(Object.values(declarations).map(({ remove }) => remove()));
  }
  const index: KitIndex = kitIndex.parse({ packages });
  return [...files, { path: KIT_INDEX_FILE, bytes: Buffer.from(`${JSON.stringify(index, null, 2)}\n`) }];
}

async function emitFor(runsIn: SourcePackage['runsIn']): Promise<Declarations> {
  const sources = await Promise.all(sourcePackages.filter((source) => source.runsIn === runsIn).map(listSources));
  return emitDeclarations(sources.flat(), runsIn);
}

async function archivePackage(
  source: SourcePackage,
  versions: Versions,
  declarations: Declarations,
): Promise<{ entry: KitPackage; bytes: Buffer }> {
  const files = (await readPackageFiles(source, declarations)).map((file) => resolveTemplate(file, source.folder, versions));
  const manifest = deliveredManifest(source, versions);
  const version = `${manifest.version}-kit-${hashContent(manifest, files)}`;
  const { name, dependencies = {}, peerDependencies, peerDependenciesMeta, engines, bin } = manifest;
  const bytes = await archiveFiles([{ path: 'package.json', bytes: toJson({ ...manifest, version }) }, ...files]);
  const entry: KitPackage = {
    name,
    version,
    file: `${KIT_FOLDER}${name.replace(/^@\w+\//, '')}-${version}.tgz`,
    integrity: `sha512-${createHash('sha512').update(bytes).digest('base64')}`,
    dependencies,
    ...(peerDependencies && { peerDependencies }),
    ...(peerDependenciesMeta && { peerDependenciesMeta }),
    ...(engines && { engines }),
    ...(bin && { bin }),
  };
  return { entry, bytes };
}

/** The package.json of a new remote names the versions of this kit too. */
function resolveTemplate(file: KitFile, folder: string, versions: Versions): KitFile {
  const template = TEMPLATE_MANIFEST.exec(file.path)?.[1];
  if (template === undefined) return file;
  const { dependencies, devDependencies, ...manifest } = JSON.parse(file.bytes.toString('utf8')) as PackageManifest;
  const resolved = {
    ...manifest,
    dependencies: resolveVersions(dependencies, folder, versions),
    devDependencies: resolveVersions({ ...devDependencies, '@social/registry-cli': 'workspace:*' }, folder, versions),
    // Module Federation asks npm for a compiler of 55 MB that a build with webpack does not use: a small package takes its place.
    ...(template === 'webpack' && { overrides: { '@rspack/core': `npm:@social/texts@${versions.get('@social/texts')}` } }),
  };
  return { ...file, bytes: toJson(resolved) };
}

function hashContent(manifest: PackageManifest, files: readonly KitFile[]): string {
  const hash = createHash('sha256').update(JSON.stringify(manifest));
  for (const { path, bytes } of files) hash.update(`\0${path}\0`).update(bytes);
  return hash.digest('hex').slice(0, 10);
}

async function archiveFiles(files: readonly KitFile[]): Promise<Buffer> {
  const archive = tar.pack();
  const bytes = buffer(archive);
  for (const { path, bytes: content } of files) {
    archive.entry({ name: `package/${path}`, mtime: FILE_TIME, mode: path.endsWith('.mjs') ? 0o755 : 0o644 }, content);
  }
  archive.finalize();
  return promisify(gzip)(await bytes);
}

function toJson(value: unknown): Buffer {
  return Buffer.from(`${JSON.stringify(value, null, 2)}\n`);
}
