import { defineConfig } from 'drizzle-kit';

export default defineConfig({ dialect: 'postgresql', schema: './src/storage/tables/*.ts', out: './drizzle' });
