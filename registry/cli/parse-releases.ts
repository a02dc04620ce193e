import { composition, type Composition } from '@social/contracts';
import { UsageError } from './terminal';

/** Parses `mf_feed@0.2.0`. @throws {UsageError} */
export function parseRelease(name: string): { remote: string; version: string } {
  const [remote = '', version, ...rest] = name.split('@');
  if (version === undefined || rest.length > 0) throw new UsageError(`${name}: a release is written like mf_feed@0.2.0`);
  const parsed = composition.safeParse({ [remote]: version });
  if (!parsed.success) throw new UsageError(`${name}: ${parsed.error.issues.map(({ message }) => message).join('; ')}`);
  return { remote, version };
}

/** Parses `mf_feed@0.2.0 mf_chat@0.3.0` into a part of a composition. @throws {UsageError} */
export function parseReleases(names: readonly string[]): Composition {
  const releases = names.map(parseRelease);
  const repeated = releases.find(({ remote }, index) => releases.findIndex((other) => other.remote === remote) !== index);
  if (repeated) throw new UsageError(`${repeated.remote} is named twice.`);
  return Object.fromEntries(releases.map(({ remote, version }) => [remote, version]));
}
