import { buildChanged } from './build-changed';

const built = await buildChanged((app) => console.log(`Building ${app} …`));
console.log(built.length ? `Built ${built.join(', ')}.` : 'Nothing changed since the last build.');
