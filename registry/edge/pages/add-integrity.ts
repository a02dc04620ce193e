import { createHash } from 'node:crypto';
import { isKitFile, pageImportMap, type ReleaseManifest } from '@social/contracts';
import { releaseFileUrl } from '@social/contracts/file-urls';
import { isScript } from '@social/release/content-types';
import { parseJson } from '../http/parse-json';

type Page = { html: string; headers: Record<string, string> };

const block = /(<script type="importmap">)([^<]*)(<\/script>)/;

/** The shell retries an entry under these, because a browser waits for a hanging request of the same URL. */
const RETRY_QUERIES = ['', '?r=1', '?r=2', '?r=3'];

/**
 * Adds the scripts of releases to a page's import map, at their URLs by version. The page's policy names the hash of the map, so that
 * changes too.
 */
export function addIntegrity({ html, headers }: Page, manifests: readonly ReleaseManifest[]): Page {
  const [, , json] = block.exec(html) ?? [];
  if (json === undefined || manifests.length === 0) return { html, headers };
  const content = parseJson(json) as object;
  const { integrity } = pageImportMap.parse(content);
  const added = Object.fromEntries(manifests.flatMap(listScripts));
  const changed = JSON.stringify({ ...content, integrity: { ...integrity, ...added } }).replaceAll('<', '\\u003c');
  const policy = headers['content-security-policy'];
  return {
    html: html.replace(block, (_whole, open: string, _json: string, close: string) => open + changed + close),
    headers: { ...headers, ...(policy ? { 'content-security-policy': policy.replace(hashSource(json), () => hashSource(changed)) } : {}) },
  };
}

function listScripts({ name, version, entry, files }: ReleaseManifest): [url: string, integrity: string][] {
  return files
    .filter(({ path }) => isScript(path) && !isKitFile(path))
    .flatMap(({ path, integrity }) =>
      (path === entry ? RETRY_QUERIES : ['']).map((query): [string, string] => [releaseFileUrl(name, version, path) + query, integrity]),
    );
}

function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
