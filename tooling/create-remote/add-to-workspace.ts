// npm run new:remote -- mf-hello: creates a remote that builds, passes its test, runs and can be published.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { workspaceRoot } from '../stack/config';
import { createRemote, deriveNames, RemoteNameError } from './create-remote';

const [folder] = process.argv.slice(2);
if (!folder) {
  console.error('Name the folder of the remote: npm run new:remote -- mf-hello');
  process.exit(2);
}
try {
  const { path, title } = deriveNames(folder);
  const files = await createRemote(workspaceRoot, folder, {
    template: 'webpack',
    packageManager: 'pnpm',
    registryUrl: 'http://localhost:4100/npm/staging/',
  });
  console.log(files.sort().join('\n'));
  console.log('Linking its dependencies …');
  const { config } = JSON.parse(readFileSync(join(workspaceRoot, 'package.json'), 'utf8')) as { config: { pnpm: string } };
  execFileSync('npx', ['--yes', config.pnpm, 'install', '--prefer-offline', '--reporter=silent'], { cwd: workspaceRoot, stdio: 'inherit' });
  console.log(`
The page '${title}' is at /${path} as soon as an environment pins the remote. Next:
  npx jest --selectProjects ${folder}
  npm start                              publishes it and pins it in development: http://development.localhost:4000/${path}
  cd ${folder} && npx pnpm dev           replaces it in the page while you type
  docs/releasing-a-remote.md             from here to production`);
} catch (error) {
  if (!(error instanceof RemoteNameError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
