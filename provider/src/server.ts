import { buildApp } from './app';
import { readConfig } from './config';
import { connectDatabase } from './db/client';
import { migrateDatabase } from './db/migrate';

const config = readConfig(process.env);
await migrateDatabase(config.databaseUrl);
const database = connectDatabase(config.databaseUrl, {
  poolSize: config.databasePoolSize,
  onError: (error) => app.log.warn({ err: error }, 'A database connection was lost.'),
});
const app = await buildApp(config, { database, now: () => new Date() });

/** Finishes running requests, refuses new ones, then closes the database. */
async function close(signal: NodeJS.Signals): Promise<void> {
  app.log.info({ signal }, 'Closing.');
  await app.close();
  await database.close();
  process.exit(0);
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, (received) => void close(received));
await app.listen({ host: config.host, port: config.port });
