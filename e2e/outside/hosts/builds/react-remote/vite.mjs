import { federation as federationPlugin } from '@module-federation/vite';
import react from '@vitejs/plugin-react';
import { createServer } from 'vite';
import { federation } from './federation.mjs';

const port = Number(process.env.PORT);
const server = await createServer({
  configFile: false,
  plugins: [react(), federationPlugin(federation)],
  server: { port, host: 'localhost', strictPort: true, origin: `http://localhost:${port}`, cors: true },
});
await server.listen();
