import { eq, sql } from 'drizzle-orm';
import { environments } from '../../storage/tables/environments';
import { settings, startPinnedRegistry } from '../../testing/start-registry';
import { createRevisionRepository } from './revisions.repository';

test('a revision under a taken number is not stored, and the page of the first stays', async () => {
  const registry = await startPinnedRegistry();
  const repository = createRevisionRepository(registry.database, registry.signer);
  const first = await repository.head('production');
  if (!first) throw new Error('production has a revision');
  const page = await repository.rendered('production');

  const stored = repository.change('production', (open) => open.store({ ...first, reason: 'another' }, '{}'));

  await expect(stored).rejects.toMatchObject({ cause: { message: expect.stringContaining('revisions_environment_number_pk') } });
  expect(await repository.head('production')).toEqual(first);
  expect(await repository.rendered('production')).toEqual(page);
});

test('a pin waits for a concurrent change of settings, and its page has the new ones', async () => {
  const registry = await startPinnedRegistry();

  const pinned = await registry.database.transaction(async (transaction) => {
    await transaction
      .update(environments)
      .set({ settings: { ...settings, brand: 'Club' } })
      .where(eq(environments.name, 'production'));
    const pin = registry.pin('production', 1, { mf_feed: '0.2.0' });
    let isAnswered = false;
    void pin.then(() => (isAnswered = true));
    for (let isWaiting = false; !isWaiting && !isAnswered;) {
      const { rowCount } = await transaction.execute(sql`select 1 from pg_locks where not granted`);
      isWaiting = Boolean(rowCount);
    }
    return { pin };
  });

  expect((await pinned.pin).statusCode).toBe(201);
  expect((await registry.send('GET', '/v1/environments/production/rendered')).body).toContain('<title>Club</title>');
});
