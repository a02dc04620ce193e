/** Permissive licences, and licences of data. They only require that authors are named. */
const accepted = new Set([
  '0BSD',
  'Apache-2.0',
  'Artistic-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC-BY-3.0',
  'CC-BY-4.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'PSF-2.0',
  'Python-2.0',
  'Unlicense',
  'WTFPL',
]);

/** Packages under other licences, each with the reason why it is accepted. */
const acceptedPackages = [
  { name: /^@axe-core\/playwright$|^axe-core$/, licence: 'MPL-2.0', reason: 'it tests, and is not shipped' },
  {
    name: /^@img\/sharp-libvips-/,
    licence: 'LGPL-3.0-or-later',
    reason: 'the provider loads it as a library of its own, which may be replaced',
  },
  { name: /^rollup-plugin-dts$/, licence: 'LGPL-3.0-only', reason: 'it bundles declarations in builds, and is not shipped' },
];

/** Packages by the licence that they declare, as the package manager lists them. */
export type PackagesByLicence = Record<string, readonly { name: string; versions: readonly string[] }[]>;

/** Lists the packages whose licence is not accepted. Of alternative licences one is enough; combined licences must all be accepted. */
export function findRefusedLicences(packages: PackagesByLicence): { name: string; version: string; licence: string }[] {
  return Object.entries(packages)
    .filter(([licence]) => !isAccepted(licence))
    .flatMap(([licence, found]) =>
      found
        .filter(({ name }) => !acceptedPackages.some((exception) => exception.licence === licence && exception.name.test(name)))
        .flatMap(({ name, versions }) => versions.map((version) => ({ name, version, licence }))),
    );
}

function isAccepted(licence: string): boolean {
  const expression = licence.replace(/^\((.*)\)$/, '$1');
  const alternatives = expression.split(' OR ');
  return alternatives.some((alternative) => alternative.split(' AND ').every((name) => accepted.has(name)));
}
