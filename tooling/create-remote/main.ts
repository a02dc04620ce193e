// npm create @social/remote@latest mf-hello -- --template vite: creates a remote in the current folder, outside the platform's repository.
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createRemote, RemoteNameError, templates } from './create-remote';
import { findRegistryUrl } from './find-registry';
import { detectPackageManager, managerCommands, packageManagers, writeManagerFiles } from './package-managers';

const usage = `Usage: npm create @social/remote@latest mf-hello -- [--template ${templates.join('|')}]
  [--package-manager ${packageManagers.join('|')}] [--registry <registry>/npm/<environment>/]`;

/** Finds an allowed value. @throws {RemoteNameError} that lists them */
function choose<Value extends string>(option: string, given: string, allowed: readonly Value[]): Value {
  const found = allowed.find((value) => value === given);
  if (found) return found;
  throw new RemoteNameError(`--${option} ${given} is unknown. Choose one of ${allowed.join(', ')}.`);
}

async function main(): Promise<void> {
  const { values, positionals } = readArguments();
  const [folder] = positionals;
  if (!folder) throw new RemoteNameError(`Name the folder of the remote.\n${usage}`);
  const packageManager = choose(
    'package-manager',
    values['package-manager'] ?? detectPackageManager(process.env.npm_config_user_agent),
    packageManagers,
  );
  const template = choose('template', values.template, templates);
  const registryUrl = values.registry ?? findRegistryUrl(process.cwd());
  if (registryUrl === null || !URL.canParse(registryUrl)) {
    throw new RemoteNameError(
      'No setting names the registry of @social: give --registry <registry>/npm/<environment>/, or write @social:registry=… into .npmrc.',
    );
  }
  const url = registryUrl.replace(/\/*$/, '/');
  const files = await createRemote(process.cwd(), folder, { template, packageManager, registryUrl: url });
  const added = {
    ...writeManagerFiles(packageManager, url),
    '.gitignore': template === 'vanilla' ? 'node_modules/\n' : 'node_modules/\ndist/\n',
  };
  for (const [name, text] of Object.entries(added)) await writeFile(join(folder, name), text);
  console.log([...files, ...Object.keys(added).map((name) => join(folder, name))].sort().join('\n'));
  console.log(`\nNext:\n  cd ${folder}\n  ${managerCommands[packageManager].install}\nREADME.md leads on to a release.`);
}

function readArguments() {
  try {
    const options = {
      template: { type: 'string', default: 'webpack' },
      'package-manager': { type: 'string' },
      registry: { type: 'string' },
    } as const;
    return parseArgs({ allowPositionals: true, options });
  } catch (error) {
    throw new RemoteNameError(`${error instanceof Error ? error.message : String(error)}\n${usage}`, { cause: error });
  }
}

await main().catch((error: unknown) => {
  if (!(error instanceof RemoteNameError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
});
