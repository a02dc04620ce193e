import { writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { RELEASE_MANIFEST_FILE } from '@social/contracts';
import { formatIssues, remoteConfig, type RemoteConfig } from '@social/release';
import type { Command } from 'commander';
import { describeBuild, writeManifest } from '@social/registry-client';
import { openContext } from '../context';
import { describeBuild as describeFolder, describeManifest } from '../output/describe-build';
import { UsageError, type Terminal } from '../terminal';

type ManifestOptions = {
  name?: string;
  releaseVersion?: string;
  entry?: string;
  expose?: string[];
  require?: string[];
  page?: string[];
  menu?: string[];
  consume?: string[];
  config?: string;
};

export function addManifest(program: Command, terminal: Terminal): void {
  program
    .command('manifest')
    .description('write the release.json of a build folder: webpack, Rspack, Vite or plain ES modules')
    .argument('<folder>', 'the folder that the build wrote')
    .option('--name <name>', "name of the remote, such as mf_hello; by default the build's or the package's")
    .option('--release-version <version>', 'by default the version in package.json')
    .option('--entry <file>', 'the script that exports get and init; by default the one in mf-manifest.json')
    .option('--expose <name...>', 'exposes of a build without mf-manifest.json, such as ./hello')
    .option('--require <share@range...>', 'shared modules of a build without mf-manifest.json, such as react@^19.0.0')
    .option('--page <path=expose=title...>', 'pages, such as /hello=./hello=Hello')
    .option('--menu <label=path=icon=order...>', 'menu entries, such as Hello=/hello=tag=130')
    .option('--consume <remote=expose...>', 'exposes of other remotes that it shows, such as mf_feed=./post-list')
    .option('--config <file>', 'the configuration; by default the nearest remote.config.json')
    .action(async (folder: string, options: ManifestOptions, command: Command) => {
      const { colors, print, progress, cwd } = await openContext(command, terminal);
      const path = resolve(cwd, folder);
      const config = options.config === undefined ? undefined : resolve(cwd, options.config);
      const { manifest, ignored } = await describeBuild(path, { config, flags: toConfig(options) });
      await writeFile(join(path, RELEASE_MANIFEST_FILE), writeManifest(manifest));
      for (const line of describeFolder(ignored, null)) progress({ step: 'read', ignored }, line);
      print(manifest, () => [
        `${colors.green('Wrote')} ${join(folder, RELEASE_MANIFEST_FILE)}`,
        `  ${describeManifest(manifest)}`,
        `  next: registry publish ${folder}`,
      ]);
    });
}

/** Converts flags to the form of remote.config.json. @throws {UsageError} */
function toConfig({ name, releaseVersion, entry, expose, require, page, menu, consume }: ManifestOptions): RemoteConfig {
  const flags = {
    name,
    version: releaseVersion,
    entry,
    exposes: expose,
    requires: require && Object.fromEntries(require.map((share) => splitShare(share))),
    pages: page?.map((text) => toFields('--page', text, ['path', 'expose', 'title'])),
    menu: menu?.map((text) => toMenuEntry(toFields('--menu', text, ['label', 'path', 'icon', 'order']))),
    consumes: consume?.map((text) => toFields('--consume', text, ['remote', 'expose'])),
  };
  const parsed = remoteConfig.safeParse(Object.fromEntries(Object.entries(flags).filter(([, value]) => value !== undefined)));
  if (!parsed.success) throw new UsageError(`A flag is refused: ${formatIssues(parsed.error)}.`);
  return parsed.data;
}

/** Splits at the last `@`: a share key may start with one. */
function splitShare(share: string): [key: string, range: string] {
  const at = share.lastIndexOf('@');
  if (at < 1) throw new UsageError(`--require ${share} is written like react@^19.0.0.`);
  return [share.slice(0, at), share.slice(at + 1)];
}

function toFields(flag: string, text: string, names: readonly string[]): Record<string, string> {
  const values = text.split('=');
  if (values.length !== names.length) throw new UsageError(`${flag} '${text}' is written like ${names.join('=')}.`);
  return Object.fromEntries(names.map((name, index) => [name, values[index] ?? '']));
}

function toMenuEntry({ order, ...entry }: Record<string, string>): Record<string, string | number> {
  return { ...entry, order: Number(order) };
}
