import { parseArgs } from 'node:util';
import { z } from 'zod';
import { readConfig } from '../../config';
import { createPasswords } from '../../lib/passwords';
import { openUploads } from '../../modules/media/open-uploads';
import { connectDatabase } from '../client';
import { migrateDatabase } from '../migrate';
import { seedLargeDatabase } from './large/seed-large-database';
import { people } from './people';
import { copySeedMedia, getAvatarPath, seedMedia } from './seed-media';

const PASSWORD = 'member-password';
const amount = z.coerce.number().int().max(100_000_000);
const options = z.object({
  members: amount.min(100).default(1000),
  posts: amount.min(1).default(100_000),
  messages: amount.min(1).default(200_000),
  seed: amount.min(0).default(1),
});

const { values } = parseArgs({
  options: { members: { type: 'string' }, posts: { type: 'string' }, messages: { type: 'string' }, seed: { type: 'string' } },
});
const plan = options.parse(values);
const config = readConfig(process.env);
await migrateDatabase(config.databaseUrl);
await copySeedMedia(await openUploads(config));
const database = connectDatabase(config.databaseUrl, { poolSize: 1, statementTimeoutMs: 0 });
try {
  // All members share one hash: hashing ten thousand passwords would take as long as the rest of the seed.
  const passwordHash = await createPasswords().hash(PASSWORD, Buffer.alloc(16, plan.seed));
  const avatarPaths = people.map(({ username }) => getAvatarPath(username));
  const whole = { ...plan, now: new Date(), passwordHash, pictures: seedMedia.pictures, avatarPaths };
  const outcome = await seedLargeDatabase(database.db, whole, ({ table }, rows) => console.log(`${String(rows).padStart(9)} ${table}`));
  console.log(
    outcome === 'seeded'
      ? `Seeded: sign in as member1 … member${plan.members}, each with ${PASSWORD}.`
      : 'The database has members already. Nothing was seeded.',
  );
} finally {
  await database.close();
}
