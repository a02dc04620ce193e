import { execFileSync } from 'node:child_process';
import { buildChanged } from './build-changed';
import { compileServer, serverPrograms } from './compile-server';
import { workspaceRoot } from './config';

const built = await buildChanged((app) => console.log(`Building ${app} …`));
console.log(built.length ? `Built ${built.join(', ')}.` : 'Nothing changed since the last build.');
await Promise.all(serverPrograms.map(compileServer));
execFileSync(process.execPath, ['scripts/bundle.mjs', 'registry/cli/main.ts', 'registry/cli/dist/registry.mjs'], { cwd: workspaceRoot });
console.log(`Compiled ${serverPrograms.length} programs of the servers, and the command line of operators.`);
