import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { KIT_FOLDER, KIT_INDEX_FILE, kitIndex, type KitIndex, type KitPackage } from '@social/contracts';
import tar from 'tar-stream';
import { readPackageFiles, sourcePackages, type KitFile, type SourcePackage } from './kit-package';
import { readManifest, resolveVersions, type PackageManifest } from './package-manifest';

/** The time that npm gives to all files of a package. */
const FILE_TIME = new Date('1985-10-26T08:15:00.000Z');
const TEMPLATE_MANIFEST = 'template/package.json.txt';

type Versions = Map<string, string>;

/** Archives the packages that remotes are built with, from the sources of this checkout. The same sources give the same bytes. */
export async function createKit(): Promise<KitFile[]> {
  const versions: Versions = new Map();
  const packages: KitPackage[] = [];
  const files: KitFile[] = [];
  for (const source of sourcePackages) {
    const archived = await archivePackage(source, versions);
    versions.set(archived.entry.name, archived.entry.version);
    packages.push(archived.entry);
    files.push({ path: archived.entry.file, bytes: archived.bytes });
  }
  const index: KitIndex = kitIndex.parse({ packages });
  return [...files, { path: KIT_INDEX_FILE, bytes: Buffer.from(`${JSON.stringify(index, null, 2)}\n`) }];
}

async function archivePackage(source: SourcePackage, versions: Versions): Promise<{ entry: KitPackage; bytes: Buffer }> {
  const files = (await readPackageFiles(source)).map((file) => resolveTemplate(file, source.folder, versions));
  const manifest = deliveredManifest(source, versions);
  const version = `${manifest.version}-kit-${hashContent(manifest, files)}`;
  const { name, dependencies = {}, bin } = manifest;
  const bytes = await archiveFiles([{ path: 'package.json', bytes: toJson({ ...manifest, version }) }, ...files]);
  const entry: KitPackage = {
    name,
    version,
    file: `${KIT_FOLDER}${name.replace(/^@\w+\//, '')}-${version}.tgz`,
    integrity: `sha512-${createHash('sha512').update(bytes).digest('base64')}`,
    dependencies,
    ...(bin && { bin }),
  };
  return { entry, bytes };
}

/** Creates the package.json for the kit: without development dependencies, and with versions instead of the workspace's protocols. */
function deliveredManifest({ folder, command }: SourcePackage, versions: Versions): PackageManifest {
  const { private: _private, devDependencies: _development, dependencies, ...manifest } = readManifest(folder);
  if (command) return { ...manifest, bin: { [command.name]: `./${command.name}.mjs` } };
  return { ...manifest, dependencies: resolveVersions(dependencies, folder, versions) };
}

/** The package.json of a new remote names the versions of this kit too. */
function resolveTemplate(file: KitFile, folder: string, versions: Versions): KitFile {
  if (file.path !== TEMPLATE_MANIFEST) return file;
  const { dependencies, devDependencies, ...manifest } = JSON.parse(file.bytes.toString('utf8')) as PackageManifest;
  const resolved = {
    ...manifest,
    dependencies: resolveVersions(dependencies, folder, versions),
    devDependencies: resolveVersions({ ...devDependencies, '@social/registry-cli': 'workspace:*' }, folder, versions),
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
