import pg from 'pg';
import { connectToPrimary, databaseUrl, toPrimary } from './primary-client';

/** Adds a host without a server in front of the PostgreSQL of the tests. */
function withDeadHost(): string {
  const server = new URL(process.env.TEST_DATABASE_URL ?? '');
  return server.href.replace(server.host, `127.0.0.1:1,${server.host}`);
}

const NO_HOST = 'postgres://nobody@127.0.0.1:1,127.0.0.1:2/none';

test('a pool with several hosts connects to the one that accepts writes', async () => {
  const pool = new pg.Pool(toPrimary(withDeadHost()));

  const { rows } = await pool.query('select pg_is_in_recovery() as "isStandby", current_database() as name');

  expect(rows).toEqual([{ isStandby: false, name: 'postgres' }]);
  await pool.end();
});

test('without a host that accepts writes, a query fails as in any outage', async () => {
  const pool = new pg.Pool(toPrimary(NO_HOST));

  await expect(pool.query('select 1')).rejects.toMatchObject({ code: 'ECONNREFUSED', message: expect.stringContaining('accepts writes') });
  await expect(connectToPrimary(NO_HOST)).rejects.toMatchObject({ code: 'ECONNREFUSED' });
  await pool.end();
});

test('an address of one host is left to the driver', () => {
  const address = 'postgres://a:b@db.example.org:5432/registry?sslmode=require';

  expect(toPrimary(address)).toEqual({ connectionString: address, Client: pg.Client });
});

test.each(['', 'registry', 'http://localhost/registry', 'postgres://a:b@one:x,two:5432/registry'])(
  'an address that is none is refused: %s',
  (address) => {
    expect(databaseUrl.safeParse(address).success).toBe(false);
  },
);
