import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import type { ReleaseManifest } from '@social/contracts';
import tar, { type Header } from 'tar-stream';

type FileContent = string | Uint8Array;

export type Build = { manifest: ReleaseManifest; files: Record<string, FileContent> };

export type BuildOptions = {
  name: string;
  version: string;
  files?: Record<string, FileContent>;
  manifest?: Partial<ReleaseManifest>;
};

const host: NonNullable<ReleaseManifest['host']> = {
  ownPaths: ['/login', '/settings'],
  always: [{ remote: 'mf_chat', expose: './list' }],
  sharedFiles: {},
  document: { styles: 'body{margin:0}', script: 'document.documentElement.dataset.theme="dark"', body: '<div id="root"></div>' },
  app: { favicon: 'data:image/svg+xml,%3Csvg%2F%3E', themeColor: '#000', backgroundColor: '#fff', icons: [] },
};

const exposesByName: Record<string, ReleaseManifest['exposes']> = {
  mf_feed: [{ name: './home', files: ['expose-home.js'] }],
  mf_chat: [
    { name: './list', files: ['expose-list.js', 'shared.js'] },
    { name: './conversation', files: ['expose-conversation.js', 'shared.js'] },
  ],
};

const page = { access: 'member', preload: true } as const;

const pagesByName: Record<string, Pick<ReleaseManifest, 'pages' | 'menu'>> = {
  mf_feed: {
    pages: [{ ...page, path: '/', expose: './home', title: 'Feed' }],
    menu: [{ label: 'Home', path: '/', icon: 'home', order: 10 }],
  },
  mf_chat: {
    pages: [
      { ...page, path: '/chat/:chatId', expose: './conversation', title: 'Conversation' },
      { ...page, path: '/chat/new', expose: './list', title: 'New conversation' },
    ],
  },
};

/** Writes an entry that pages accept: an ES module with `get` and `init`. `text` makes its bytes unique. One line. */
export function writeEntry(text: string): string {
  return `export const get = () => {}, init = () => {}; // ${text}`;
}

/** Makes a small build in memory: the shell, mf_feed or mf_chat as the tests' compositions have them, or any other remote. */
export function makeBuild({ name, version, files, manifest }: BuildOptions): Build {
  const entry = name === 'shell' ? 'main.js' : 'remoteEntry.js';
  const exposes = exposesByName[name] ?? [];
  const contents: Record<string, FileContent> = files ?? {
    [entry]: name === 'shell' ? `export const build = '${version}';` : writeEntry(`${name} ${version}`),
    ...Object.fromEntries(exposes.flatMap((expose) => expose.files).map((path) => [path, `export const part = '${name} ${path}';`])),
    'LICENSES.txt': `The licences of ${name}.`,
  };
  return {
    files: contents,
    manifest: {
      manifestVersion: 1,
      name,
      version,
      entry,
      exposes,
      files: Object.entries(contents).map(([path, text]) => ({ path, sizeBytes: Buffer.byteLength(text), integrity: hashIntegrity(text) })),
      compatibility: { contract: 1, provides: {}, requires: {} },
      ...pagesByName[name],
      ...(name === 'shell' ? { host } : {}),
      ...manifest,
    },
  };
}

export function archiveBuild({ manifest, files }: Build): Promise<Buffer> {
  return archiveEntries([['release.json', JSON.stringify(manifest)], ...Object.entries(files)]);
}

export type Entry = readonly [name: string | (Partial<Header> & Pick<Header, 'name'>), text?: FileContent];

/** Makes a gzipped tar of exactly these entries, malicious ones too. */
export async function archiveEntries(entries: readonly Entry[]): Promise<Buffer> {
  return gzipSync(await tarEntries(entries));
}

export async function tarEntries(entries: readonly Entry[]): Promise<Buffer> {
  const archive = tar.pack();
  const bytes = buffer(archive);
  for (const [name, text = ''] of entries) archive.entry(typeof name === 'string' ? { name } : name, Buffer.from(text));
  archive.finalize();
  return bytes;
}

export function hashIntegrity(text: FileContent): string {
  return `sha384-${createHash('sha384').update(text).digest('base64')}`;
}
