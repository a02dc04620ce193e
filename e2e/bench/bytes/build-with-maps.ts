/** Run in an app's folder, `node --import tsx …/build-with-maps.ts <folder>`: builds it as its release is built, with source maps. */
import { join } from 'node:path';
import webpack, { type Configuration, type Stats } from 'webpack';

const [folder = 'dist'] = process.argv.slice(2);
const { default: define } = (await import(join(process.cwd(), 'webpack.config.ts'))) as {
  default: (environment: object, argv: { mode: 'production' }) => Configuration;
};
const config = define({}, { mode: 'production' });
const compiler = webpack({ ...config, devtool: 'hidden-source-map', output: { ...config.output, path: folder } });
const stats = await new Promise<Stats | undefined>((done, fail) => {
  compiler.run((error, result) => (error ? fail(error) : done(result)));
});
if (!stats || stats.hasErrors()) throw new Error(stats?.toString('errors-only') ?? 'Nothing was built.');
