/** A file of `/discovery/modules/<remote>/<file>`. */
export type ModuleAddress = { remote: string; file: string };

export const MODULES_PATH = '/discovery/modules/';

/** The list of exposes that Native Federation reads. */
export const REMOTE_ENTRY_JSON = 'remoteEntry.json';

/** Returns the folder of a remote's modules, which ends in `/`. */
export function moduleFolder(remote: string): string {
  return `${MODULES_PATH}${remote}/`;
}

/** Returns the URL of an expose as a module: `/discovery/modules/mf_feed/post-list.js`. */
export function moduleUrl(remote: string, expose: string): string {
  return `${moduleFolder(remote)}${toModuleName(expose)}.js`;
}

/** Removes `./` of an expose. */
export function toModuleName(expose: string): string {
  return expose.replace(/^\.\//, '');
}
