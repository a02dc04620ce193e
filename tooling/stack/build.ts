import { buildChanged } from './build-changed';
import { compileServer, serverPrograms } from './compile-server';

const built = await buildChanged((app) => console.log(`Building ${app} …`));
console.log(built.length ? `Built ${built.join(', ')}.` : 'Nothing changed since the last build.');
await Promise.all(serverPrograms.map(compileServer));
console.log(`Compiled ${serverPrograms.length} programs of the servers.`);
