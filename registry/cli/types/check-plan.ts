import type { ReleaseManifest } from '@social/contracts';
import { SLOT_INPUTS } from '@social/release';
import type { Plan, RegistryClient } from '@social/registry-client';
import { compareInputs, type SlotUse } from './compare-inputs';
import { fetchTypes } from './fetch-types';
import { loadTypeScript } from './load-typescript';

/** The name under which a plan shows the comparison, and `--skip-gate` skips it. The registry itself has no such gate. */
export const TYPES_GATE = 'types';

export type TypesVerdict = {
  status: 'passed' | 'refused' | 'skipped';
  problems: { remote: string; version: string; message: string }[];
  /** Uses that were not compared, as sentences with the reason. */
  notCompared: string[];
};

type TypesOptions = {
  /** Where a compiler is searched. */
  folder: string;
  /** True if problems do not refuse the plan. */
  isSkipped: boolean;
};

/**
 * Compares what the releases of a planned composition pass to exposes of others with what these accept. Only uses of which one side changes
 * are compared.
 * @returns null if the plan concerns no use.
 */
export async function checkTypes(client: RegistryClient, plan: Plan, options: TypesOptions): Promise<TypesVerdict | null> {
  const changed = new Set(plan.changes.map(({ remote }) => remote));
  const entries = Object.entries(plan.composition);
  const manifests = new Map(
    await Promise.all(entries.map(async ([remote, version]) => [remote, await client.manifest({ remote, version })] as const)),
  );
  const uses = [...manifests.values()]
    .flatMap(listUses)
    .filter(({ consumer, provider }) => manifests.has(provider) && (changed.has(consumer) || changed.has(provider)));
  if (uses.length === 0) return null;
  const verdict: TypesVerdict = { status: 'passed', problems: [], notCompared: [] };
  const types = await fetchAll(client, uses, manifests);
  const compiler = types.size > 0 ? await loadTypeScript(options.folder) : null;
  if (types.size > 0 && !compiler) {
    verdict.notCompared.push('no compiler is installed here: npm install --save-dev typescript@6');
    return verdict;
  }
  const compared = compiler ? compareInputs(compiler, types, uses) : uses.map((use) => ({ ...use, problems: null }));
  for (const { consumer, provider, expose, problems } of compared) {
    const [version = '', offered = ''] = [consumer, provider].map((remote) => manifests.get(remote)?.version);
    const use = `${expose} of ${provider}@${offered}`;
    if (problems === null) verdict.notCompared.push(`${consumer}@${version} shows ${use}: ${findReason(types, consumer, provider)}`);
    for (const problem of problems ?? []) verdict.problems.push({ remote: consumer, version, message: `it shows ${use}: ${problem}` });
  }
  if (verdict.problems.length > 0) verdict.status = options.isSkipped ? 'skipped' : 'refused';
  return verdict;
}

/** The exposes that a release shows in slots. Those of every page, which the shell preloads, get no input. */
function listUses({ name, consumes = [] }: ReleaseManifest): SlotUse[] {
  return consumes.map(({ remote, expose }) => ({ consumer: name, provider: remote, expose }));
}

async function fetchAll(client: RegistryClient, uses: readonly SlotUse[], manifests: ReadonlyMap<string, ReleaseManifest>) {
  const remotes = [...new Set(uses.flatMap(({ consumer, provider }) => [consumer, provider]))];
  const fetched = await Promise.all(
    remotes.map(async (remote) => {
      const manifest = manifests.get(remote);
      return [remote, manifest ? await fetchTypes(client, manifest) : null] as const;
    }),
  );
  return new Map(fetched.flatMap(([remote, texts]) => (texts ? [[remote, texts] as const] : [])));
}

function findReason(types: ReadonlyMap<string, ReadonlyMap<string, string>>, consumer: string, provider: string): string {
  if (!types.has(provider)) return `${provider} has no types`;
  return types.get(consumer)?.has(`${SLOT_INPUTS}.d.ts`) ? 'its types do not name both sides' : `${consumer} does not say what it passes`;
}
