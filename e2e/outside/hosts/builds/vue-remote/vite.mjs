import { federation } from '@module-federation/vite';
import { createServer } from 'vite';

const port = Number(process.env.PORT);
const options = { name: 'mf_outside', filename: 'remoteEntry.js', exposes: { './greeting': './greeting.js' }, manifest: true, dts: false };
const server = await createServer({
  configFile: false,
  plugins: [federation(options)],
  server: { port, host: 'localhost', strictPort: true, origin: `http://localhost:${port}`, cors: true },
});
await server.listen();
