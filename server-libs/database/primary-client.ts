import { ExplainedError } from '@social/limited-server/explained-error';
import pg from 'pg';
import { z } from 'zod';

const PROBE_TIMEOUT_MS = 2000;

/** User and password, hosts with their ports, the rest. */
const hostList = /^(postgres(?:ql)?:\/\/(?:[^@/]*@)?)([^/?]+)(.*)$/;

/** Splits libpq's address of several hosts, `postgres://user:password@one:5432,two:5432/database`, into the address of each. */
function listAddresses(address: string): string[] {
  const [, start = '', hosts = '', rest = ''] = hostList.exec(address) ?? [];
  return hosts.split(',').map((host) => start + host + rest);
}

/** A setting with the address of a database, on one host or on several separated by commas. */
export const databaseUrl = z.string().refine((address) => {
  const rest = hostList.exec(address)?.[3];
  // An @ or # behind the hosts was part of a password.
  return rest !== undefined && !/^[^?]*[@#]/.test(rest) && listAddresses(address).every(isDecodable);
}, 'it is no address such as postgres://user:password@host:5432/database. In user and password, # / @ % are written %23 %2F %40 %25');

function isDecodable(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { username, password } = new URL(address);
  return [username, password].every((part) => !/%(?![0-9a-f]{2})/i.test(part));
}

/** Reads the address from the environment variable `DATABASE_URL`. @throws {ExplainedError} when it has none. */
export function readDatabaseUrl(): string {
  const parsed = databaseUrl.safeParse(process.env.DATABASE_URL);
  if (!parsed.success) throw new ExplainedError(`DATABASE_URL is wrong. ${z.prettifyError(parsed.error)}`);
  return parsed.data;
}

/** Resolves with the address that accepts writes. A standby also answers, but is read-only. @throws if no address accepts writes. */
async function findPrimary(addresses: readonly string[]): Promise<string> {
  try {
    return await Promise.any(addresses.map(requirePrimary));
  } catch (error) {
    const causes = error instanceof AggregateError ? error.errors : [error];
    // This code distinguishes an outage from a wrong statement.
    throw Object.assign(new Error('No host of the database accepts writes.', { cause: causes[0] }), { code: 'ECONNREFUSED' });
  }
}

async function requirePrimary(address: string): Promise<string> {
  const client = new pg.Client({ connectionString: address, connectionTimeoutMillis: PROBE_TIMEOUT_MS, query_timeout: PROBE_TIMEOUT_MS });
  // A host may fail during the query. The query rejects then.
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ isStandby: boolean }>('select pg_is_in_recovery() as "isStandby"');
    if (rows[0]?.isStandby) throw new Error('The host is a standby.');
    return address;
  } finally {
    await client.end();
  }
}

export type PrimaryOptions = { connectionString: string; Client: typeof pg.Client };

/**
 * Returns the settings with which `pg.Pool` connects to a database. With several hosts, each new connection queries all of them and uses
 * the primary, so a pool follows a failover. node-postgres supports only one host.
 */
export function toPrimary(address: string): PrimaryOptions {
  const addresses = listAddresses(address);
  const [first = address] = addresses;
  return { connectionString: first, Client: addresses.length > 1 ? createPrimaryClient(addresses) : pg.Client };
}

/** Opens a separate connection to the primary, as for migrations. @throws if no host accepts writes. */
export async function connectToPrimary(address: string, options: Omit<pg.ClientConfig, 'connectionString'> = {}): Promise<pg.Client> {
  const { Client, connectionString } = toPrimary(address);
  const client = new Client({ connectionString, ...options });
  await client.connect();
  return client;
}

function createPrimaryClient(addresses: readonly string[]): typeof pg.Client {
  return class PrimaryClient extends pg.Client {
    override connect(): Promise<pg.Client>;
    override connect(callback: (error: Error) => void): void;
    override connect(callback?: (error: Error) => void): Promise<pg.Client> | void {
      const connected = this.connectToPrimary();
      if (!callback) return connected;
      // Calls back like pg: with an error or without arguments.
      connected.then(() => (callback as () => void)(), callback);
    }

    private async connectToPrimary(): Promise<pg.Client> {
      const { hostname, port } = new URL(await findPrimary(addresses));
      // Both are read when the connection is opened. User, password and database come from the first host, as in libpq.
      Object.assign(this, { host: hostname, port: Number(port || 5432) });
      return super.connect();
    }
  };
}
