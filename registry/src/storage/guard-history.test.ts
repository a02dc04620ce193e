import { sql } from 'drizzle-orm';
import { startPinnedRegistry } from '../testing/start-registry';

const columns = [
  ['release', 'remote'],
  ['restored_releases', 'remote'],
  ['withdrawals', 'remote'],
  ['deprecations', 'remote'],
] as const;

test.each([
  'releases',
  'release_files',
  'revisions',
  'rendered_compositions',
  'revision_signatures',
  'withdrawals',
  'deprecations',
  'restored_releases',
  'environment_events',
])('rows of %s never change, also for who is at the database', async (table) => {
  const registry = await startPinnedRegistry();
  const before = await registry.query(sql`select * from ${sql.identifier(table)}`);
  const column = columns.find(([prefix]) => table.startsWith(prefix))?.[1] ?? 'environment';

  for (const statement of [
    sql`update ${sql.identifier(table)} set ${sql.identifier(column)} = 'other'`,
    sql`delete from ${sql.identifier(table)}`,
    sql`truncate ${sql.identifier(table)} cascade`,
  ]) {
    await expect(registry.query(statement)).rejects.toMatchObject({ cause: { message: expect.stringContaining('never changes') } });
  }
  expect(await registry.query(sql`select * from ${sql.identifier(table)}`)).toEqual(before);
});

test('the bytes of a file never change, and one that a release names cannot go', async () => {
  const registry = await startPinnedRegistry();
  while ((await registry.count('compressed_blobs')) === 0) await registry.compressor.run();
  await expect(registry.query(sql`update blobs set raw = 'evil'`)).rejects.toMatchObject({
    cause: { message: expect.stringContaining('never changes') },
  });
  for (const statement of [
    sql`update blobs set raw = null, size_bytes = 1`,
    sql`update blobs set integrity = 'sha384-other', raw = null`,
    sql`update compressed_blobs set brotli = 'evil'`,
    sql`update compressed_blobs set brotli = 'evil', bucket_bytes = 1`,
    sql`update compressed_blobs set brotli = null`,
    sql`truncate blobs cascade`,
  ])
    await expect(registry.query(statement)).rejects.toMatchObject({ cause: { message: expect.stringContaining('never changes') } });
  await expect(registry.query(sql`delete from blobs`)).rejects.toMatchObject({
    cause: { message: expect.stringContaining('foreign key') },
  });
});
