import { composition, type Composition } from '@social/contracts';
import { UsageError } from './terminal';

/** Parses `mf_feed@0.2.0 mf_chat@0.3.0` into a part of a composition. @throws {UsageError} */
export function parseReleases(names: readonly string[]): Composition {
  const pairs = names.map((name): [string, string] => {
    const [remote = '', version, ...rest] = name.split('@');
    if (version === undefined || rest.length > 0) throw new UsageError(`${name}: a release is written like mf_feed@0.2.0`);
    return [remote, version];
  });
  const repeated = pairs.find(([remote], index) => pairs.findIndex(([other]) => other === remote) !== index);
  if (repeated) throw new UsageError(`${repeated[0]} is named twice.`);
  const parsed = composition.safeParse(Object.fromEntries(pairs));
  if (!parsed.success) throw new UsageError(`${names.join(' ')}: ${parsed.error.issues.map(({ message }) => message).join('; ')}`);
  return parsed.data;
}
