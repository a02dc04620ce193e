import { createHash } from 'node:crypto';
import { writeCohortEntry, type PageComposition, type RenderedComposition } from '@social/contracts';
import { contentFileUrl, releaseFileUrl } from '@social/contracts/file-urls';

/** The files of a published test release: texts by path. */
export type ReleaseFiles = Record<string, string>;

export function hashIntegrity(text: string): string {
  return `sha384-${createHash('sha384').update(text).digest('base64')}`;
}

export const shellFiles: ReleaseFiles = { 'main.js': `export const shell = '${'shell '.repeat(200)}';` };
export const feedFiles: ReleaseFiles = {
  'remoteEntry.js': 'export const feed = 1;',
  'chunk.js': `export const list = '${'post '.repeat(300)}';`,
};

export const pageHeaders = {
  'content-security-policy':
    "default-src 'none'; script-src 'self' 'sha256-abc='; style-src 'self' 'sha256-def='; connect-src 'self'; report-to csp",
  'integrity-policy': 'blocked-destinations=(script), endpoints=(csp)',
  'x-content-type-options': 'nosniff',
};

/** Writes HTML like the registry's, with the parts that the edge reads. */
export function documentHtml(composition: PageComposition, mark: string): string {
  const json = JSON.stringify(composition).replaceAll('<', '\\u003c');
  return `<!doctype html><title>${mark}</title><script type="importmap">{"integrity":{}}</script><script type="application/json" id="composition">${json}</script><div id="root"></div>`;
}

export type PinOptions = {
  environment: string;
  revision: number;
  composition: Record<string, string>;
  hostnames?: string[];
  overridesAllowed?: boolean;
  fileOrigins?: string[];
  isArchived?: boolean;
  providerUrl?: string;
  /** Remotes that are switched off. */
  disabled?: string[];
  isWatched?: boolean;
  webManifest?: string;
  serviceWorker?: string;
  /** A canary of these releases. */
  canary?: { percent: number; changes: Record<string, string>; members?: string[] };
  /** Makes each document as large as a real one. */
  documentPadding?: string;
};

/** Renders a composition of releases whose files are known. */
export function render(
  { canary, ...options }: PinOptions,
  getFiles: (remote: string, version: string) => ReleaseFiles,
): RenderedComposition {
  const pinned = renderPinned(options, getFiles, { reason: 'pinned' });
  if (!canary) return pinned;
  const { changes, percent, members = [] } = canary;
  const id = `${options.environment}-${options.revision}`;
  const composition = { ...options.composition, ...changes };
  const arm = { reason: `canary ${percent}%` as const, canary: { id, changes, why: 'share' as const } };
  const { documents, headers } = renderPinned({ ...options, composition }, getFiles, arm);
  const cohort = members.map((member) => createHash('sha256').update(writeCohortEntry(id, member)).digest('hex'));
  const files = renderPinned({ ...options, composition: changes }, getFiles, arm).files;
  return { ...pinned, canary: { id, percent, cohort, composition, documents, headers, files } };
}

function renderPinned(
  options: PinOptions,
  getFiles: (remote: string, version: string) => ReleaseFiles,
  arm: Pick<PageComposition, 'reason' | 'canary'>,
): RenderedComposition {
  const { environment, revision, composition, disabled = [] } = options;
  const remotes = Object.entries(composition).filter(([name]) => name !== 'shell');
  const page: PageComposition = {
    environment,
    revision,
    ...arm,
    shellVersion: composition.shell ?? '0.1.0',
    remotes: Object.fromEntries(
      remotes.map(([name, version]) => [
        name,
        {
          version,
          entryUrl: contentFileUrl(name, {
            path: 'remoteEntry.js',
            integrity: hashIntegrity(getFiles(name, version)['remoteEntry.js'] ?? ''),
          }),
          exposes: ['./home'],
          fallback: null,
          ...(disabled.includes(name) && { isDisabled: true as const }),
        },
      ]),
    ),
    pages: [],
    menu: [],
    settings: { brand: 'Social <b>', locale: 'en-IN', timeZone: 'Asia/Kolkata', mediaBaseUrl: 'http://localhost:4200' },
  };
  return {
    environment,
    revision,
    composition,
    disabled,
    ...(options.isArchived ? { isArchived: true } : {}),
    ...(options.isWatched ? { isWatched: true } : {}),
    webManifest: options.webManifest ?? '{}',
    ...(options.serviceWorker && { serviceWorker: options.serviceWorker }),
    hostnames: options.hostnames ?? ['localhost'],
    providerUrl: options.providerUrl ?? 'http://127.0.0.1:9',
    overridesAllowed: options.overridesAllowed ?? false,
    ...(options.fileOrigins ? { fileOrigins: options.fileOrigins } : {}),
    documents: [
      { paths: ['/chat-detailed/:chatId'], html: documentHtml(page, 'chat') },
      { paths: ['*'], html: documentHtml(page, `home of ${environment}@${revision}`) + (options.documentPadding ?? '') },
    ],
    headers: pageHeaders,
    files: Object.entries(composition).flatMap(([remote, version]) =>
      Object.entries(getFiles(remote, version)).map(([path, text]) => ({
        url: releaseFileUrl(remote, version, path),
        integrity: hashIntegrity(text),
        sizeBytes: Buffer.byteLength(text),
      })),
    ),
  };
}
