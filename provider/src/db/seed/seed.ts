import { readConfig } from '../../config';
import { connectDatabase } from '../client';
import { migrateDatabase } from '../migrate';
import { seedDatabase } from './seed-database';

const { databaseUrl, uploadsDirectory } = readConfig(process.env);
await migrateDatabase(databaseUrl);
const database = connectDatabase(databaseUrl, { poolSize: 1 });
try {
  const outcome = await seedDatabase(database.db, { uploadsDirectory, now: new Date() });
  console.log(
    outcome === 'seeded'
      ? 'Seeded: sign in as demo / demo-password or asha / asha-password.'
      : 'There are members already: nothing to seed.',
  );
} finally {
  await database.close();
}
