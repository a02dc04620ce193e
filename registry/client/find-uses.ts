import type { ReleaseManifest } from '@social/contracts';

/** The exposes that a release offers and uses within its composition. */
export type ReleaseUses = {
  remote: string;
  version: string;
  /** Its exposes, each with the remotes that show it. `shell` for an expose on every page. */
  exposes: { name: string; shownBy: string[] }[];
  /** Exposes of other remotes that it shows. `isThere` is false if the composition lacks one. */
  shows: { remote: string; expose: string; isThere: boolean }[];
  /** Shared packages that it requires, with the version that the shell provides. Null if it provides none. */
  requires: { name: string; range: string; provided: string | null }[];
};

/** Finds which releases of one composition use each other's exposes, and which shared packages they require. */
export function findUses(manifests: readonly ReleaseManifest[]): ReleaseUses[] {
  const provided = new Map(manifests.flatMap(({ compatibility }) => Object.entries(compatibility.provides)));
  return manifests.map((manifest) => ({
    remote: manifest.name,
    version: manifest.version,
    exposes: manifest.exposes.map(({ name }) => ({
      name,
      shownBy: manifests
        .filter((other) => listShown(other).some(({ remote, expose }) => remote === manifest.name && expose === name))
        .map((other) => other.name),
    })),
    shows: listShown(manifest).map(({ remote, expose }) => ({
      remote,
      expose,
      isThere: manifests.some((other) => other.name === remote && other.exposes.some(({ name }) => name === expose)),
    })),
    requires: Object.entries(manifest.compatibility.requires).map(([name, range]) => ({
      name,
      range,
      provided: provided.get(name) ?? null,
    })),
  }));
}

function listShown({ consumes = [], host }: ReleaseManifest): { remote: string; expose: string }[] {
  const shown = [...consumes, ...(host?.always ?? [])].map(({ remote, expose }) => ({ remote, expose }));
  return shown.filter((one, index) => shown.findIndex(({ remote, expose }) => remote === one.remote && expose === one.expose) === index);
}
