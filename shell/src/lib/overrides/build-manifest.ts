import * as z from 'zod/mini';

const named = z.object({ name: z.string() });

/** The parts of Module Federation's `mf-manifest.json` that the shell reads. */
const manifest = z.object({
  metaData: z.object({
    remoteEntry: z.object({ name: z.string(), path: z.optional(z.string()), type: z.optional(z.string()) }),
    publicPath: z.optional(z.string()),
  }),
  exposes: z.optional(z.array(named)),
  shared: z.optional(z.array(z.object({ name: z.string(), requiredVersion: z.optional(z.union([z.string(), z.literal(false)])) }))),
});

/** A developer's build as its `mf-manifest.json` describes it. */
export type BuildManifest = {
  entryUrl: string;
  /** The form of the entry: `module` for an ES module, which is the only one that a page loads. */
  type: string;
  /** Exposes without `./`. Null where the manifest lists none. */
  exposes: string[] | null;
  /** Shared packages with the range that the build requires. */
  shared: { name: string; range: string }[];
};

/** Reads a manifest that was fetched from `manifestUrl`. @throws {Error} if it is none of Module Federation. */
export function readBuildManifest(content: unknown, manifestUrl: string): BuildManifest {
  const { metaData, exposes, shared = [] } = manifest.parse(content);
  const { name, path = '', type = 'module' } = metaData.remoteEntry;
  return {
    entryUrl: new URL(joinPath(path, name), toFolder(metaData.publicPath, manifestUrl)).href,
    type,
    exposes: exposes?.map((expose) => expose.name.replace(/^\.\//, '')) ?? null,
    shared: shared.flatMap((share) => (share.requiredVersion ? [{ name: share.name, range: share.requiredVersion }] : [])),
  };
}

/** `auto`, or none, means the folder of the manifest. */
function toFolder(publicPath: string | undefined, manifestUrl: string): URL {
  return new URL(!publicPath || publicPath === 'auto' ? '.' : publicPath, manifestUrl);
}

function joinPath(path: string, name: string): string {
  return path ? `${path.replace(/^\/|\/$/g, '')}/${name}` : name;
}
