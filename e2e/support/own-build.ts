import { execFile } from 'node:child_process';
import { cp, mkdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { dataDir, workspaceRoot } from './stack';

export type OwnBuild = {
  /** The folder to publish. */
  dist: string;
};

/**
 * What a team does: changes its remote, gives it a version, builds it alone. The change is made in a copy of the app's folder
 * beside the real one, so that it builds with the workspace's own tools.
 * @param change gets the path and text of every source and returns the text to build.
 */
export async function buildOwnVersion(app: string, version: string, change: (path: string, text: string) => string): Promise<OwnBuild> {
  const copy = join(workspaceRoot, `.cache/own-builds/${app}-${version}-${process.pid}`);
  await rm(copy, { recursive: true, force: true });
  await mkdir(copy, { recursive: true });
  const original = join(workspaceRoot, app);
  await cp(join(original, 'src'), join(copy, 'src'), { recursive: true });
  await cp(join(original, 'webpack.config.ts'), join(copy, 'webpack.config.ts'));
  await symlink(join(original, 'node_modules'), join(copy, 'node_modules'));
  const manifest = JSON.parse(await readFile(join(original, 'package.json'), 'utf8')) as Record<string, unknown>;
  await writeFile(join(copy, 'package.json'), JSON.stringify({ ...manifest, version }));

  let isChanged = false;
  const { stdout } = await promisify(execFile)('find', [join(copy, 'src'), '-name', '*.ts*', '-not', '-name', '*.test.*']);
  for (const path of stdout.trim().split('\n')) {
    const text = await readFile(path, 'utf8');
    const changed = change(path, text);
    isChanged ||= changed !== text;
    if (changed !== text) await writeFile(path, changed);
  }
  if (!isChanged) throw new Error(`The change to ${app} met nothing to change.`);

  const script = join(workspaceRoot, 'tooling/build/build-app.ts');
  await promisify(execFile)(process.execPath, ['--import', 'tsx', script], { cwd: copy });
  const dist = join(dataDir, `builds/${app}-${version}`);
  await rm(dist, { recursive: true, force: true });
  await cp(join(copy, 'dist'), dist, { recursive: true });
  await rm(copy, { recursive: true, force: true });
  return { dist };
}
