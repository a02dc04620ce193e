import { readConfig } from '../../config';
import { openUploads } from '../../modules/media/open-uploads';
import { connectDatabase } from '../client';
import { migrateDatabase } from '../migrate';
import { seedDatabase } from './seed-database';

const config = readConfig(process.env);
await migrateDatabase(config.databaseUrl);
const database = connectDatabase(config.databaseUrl, { poolSize: 1 });
try {
  const outcome = await seedDatabase(database.db, { uploads: await openUploads(config), now: new Date() });
  console.log(
    outcome === 'seeded'
      ? 'Seeded: sign in as demo / demo-password or asha / asha-password.'
      : 'The database has members already. Nothing was seeded.',
  );
} finally {
  await database.close();
}
