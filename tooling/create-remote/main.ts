// npm create @social/remote@latest mf-hello: creates a remote in the current folder, outside the platform's repository.
import { execFileSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createRemote, RemoteNameError } from './create-remote';

const SCOPE_SETTING = '@social:registry';

const [folder] = process.argv.slice(2);
if (!folder) {
  console.error('Name the folder of the remote: npm create @social/remote@latest mf-hello');
  process.exit(2);
}
try {
  const url = execFileSync('npm', ['config', 'get', SCOPE_SETTING], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  if (!URL.canParse(url)) {
    throw new RemoteNameError(
      `npm does not know where @social comes from: write ${SCOPE_SETTING}=<registry>/npm/<environment>/ into .npmrc.`,
    );
  }
  const files = await createRemote(process.cwd(), folder);
  await writeFile(join(folder, '.npmrc'), `${SCOPE_SETTING}=${url}\n`);
  await writeFile(join(folder, '.gitignore'), 'node_modules/\ndist/\n');
  console.log([...files, join(folder, '.gitignore'), join(folder, '.npmrc')].sort().join('\n'));
  console.log(`\nNext:\n  cd ${folder}\n  npm install\n  npm test\n  npm run dev`);
} catch (error) {
  if (!(error instanceof RemoteNameError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
