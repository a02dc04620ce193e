import { federation } from '@module-federation/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  base: './',
  build: { target: 'es2022' },
  plugins: [
    react(),
    federation({
      name: 'mf_vite',
      filename: 'remoteEntry.js',
      manifest: true,
      dts: false,
      exposes: { './hello': './src/hello.jsx' },
      shared: {
        react: { singleton: true, requiredVersion: '^19.0.0' },
        'react/': { singleton: true, requiredVersion: '^19.0.0' },
      },
    }),
  ],
});
