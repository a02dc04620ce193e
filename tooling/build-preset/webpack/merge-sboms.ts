type Component = { 'bom-ref': string };
type Dependency = { ref: string; dependsOn?: string[] };
/** The part of a CycloneDX document that lists packages. */
type Sbom = { components?: Component[]; dependencies?: Dependency[] };

/**
 * Adds the packages of a second build of the same app to the first document. A package that both builds have is listed once.
 * @param document text of a CycloneDX document
 */
export function mergeSboms(document: string, added: string): string {
  const first = JSON.parse(document) as Sbom;
  const second = JSON.parse(added) as Sbom;
  const components = new Map([...(second.components ?? []), ...(first.components ?? [])].map((one) => [one['bom-ref'], one]));
  const dependencies = new Map<string, Set<string>>();
  for (const { ref, dependsOn = [] } of [...(first.dependencies ?? []), ...(second.dependencies ?? [])]) {
    dependencies.set(ref, new Set([...(dependencies.get(ref) ?? []), ...dependsOn]));
  }
  const merged = {
    ...first,
    components: [...components.values()].sort(byText((one) => one['bom-ref'])),
    dependencies: [...dependencies]
      .map(([ref, dependsOn]) => (dependsOn.size === 0 ? { ref } : { ref, dependsOn: [...dependsOn].sort() }))
      .sort(byText(({ ref }) => ref)),
  };
  return JSON.stringify(merged, null, 2);
}

function byText<Item>(textOf: (item: Item) => string): (a: Item, b: Item) => number {
  return (a, b) => (textOf(a) < textOf(b) ? -1 : 1);
}
