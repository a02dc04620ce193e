import { types } from 'node:util';
import { ExplainedError } from './explained-error';
import { findPortOwner } from './find-port-owner';

type Failure = Error & { code?: string; errors?: unknown[]; syscall?: string; path?: string; address?: string; port?: number };

/** Of `postgres://user:password@one:5432,two:5432/database`, `one:5432,two:5432`: without the password. */
const databaseHosts = () => /^[^/]*\/\/(?:[^/]*@)?([^/?]*)/.exec(process.env.DATABASE_URL ?? '')?.[1] ?? 'its address';

const foldersAndFiles = 'DATA_DIR, CACHE_DIR, UPLOADS_DIR, MAIL_DIR or SIGNING_KEY_FILE';

function describeDatabaseOutage({ code }: Failure): string {
  const reason = code === undefined ? '' : ` (${code})`;
  return `PostgreSQL does not answer at ${databaseHosts()}${reason}. Start it, or correct the address in DATABASE_URL.`;
}

function describePermission({ syscall, path, port }: Failure): string {
  if (syscall === 'listen') return `This user may not listen on port ${port}. Choose another port with PORT.`;
  return `This user may not write ${path}. Change the owner of that folder, or name another place with ${foldersAndFiles}.`;
}

function describePort({ address, port = 0 }: Failure): string {
  const owner = findPortOwner(port);
  return `Port ${port} on ${address} is in use by ${owner ?? 'another program'}. End it, or choose another port with PORT.`;
}

const describeSignIn = ({ message }: Failure) =>
  `PostgreSQL refuses the sign-in: ${message}. Correct user and password in DATABASE_URL. Characters such as # / @ % are written %23 %2F %40 %25.`;

const describePermissionInDatabase = ({ message }: Failure) =>
  `PostgreSQL says: ${message}. Migrate first, with the address of the tables' owner in DATABASE_URL (deploy/README.md).`;

const describeForeignTable = ({ message }: Failure) =>
  `The database in DATABASE_URL has tables of another program: ${message}. Name an empty database, or the one of this server.`;

/** Certificates and signed requests are valid between two times. */
const describeClock = ({ message }: Failure) =>
  `This machine's clock says ${new Date().toISOString()}, and another server does not agree: ${message}. Correct the clock, or renew that server's certificate.`;

/** Codes of the operating system and of TLS, of PostgreSQL (SQLSTATE), and of S3. */
const descriptions: Record<string, (failure: Failure) => string> = {
  EADDRINUSE: describePort,
  EADDRNOTAVAIL: ({ address }) => `This machine does not have the address ${address}. Correct HOST.`,
  EACCES: describePermission,
  EPERM: describePermission,
  EROFS: describePermission,
  ENOENT: ({ path }) => `${path} does not exist. Create it, or correct the setting that names it.`,
  ENOSPC: ({ path = 'DATA_DIR' }) => `The disk of ${path} is full. Free space, or name another disk with ${foldersAndFiles}.`,
  CERT_NOT_YET_VALID: describeClock,
  CERT_HAS_EXPIRED: describeClock,
  RequestTimeTooSkewed: describeClock,
  ECONNREFUSED: describeDatabaseOutage,
  ENOTFOUND: describeDatabaseOutage,
  EAI_AGAIN: describeDatabaseOutage,
  ETIMEDOUT: describeDatabaseOutage,
  EHOSTUNREACH: describeDatabaseOutage,
  ECONNRESET: describeDatabaseOutage,
  '28000': describeSignIn,
  '28P01': describeSignIn,
  '3D000': ({ message }) => `PostgreSQL says: ${message}. Create it, or correct DATABASE_URL.`,
  '42501': describePermissionInDatabase,
  '42710': describeForeignTable,
  '42P07': describeForeignTable,
  '53100': () => "PostgreSQL's disk is full. Free space on its machine.",
  '53300': ({ message }) => `PostgreSQL says: ${message}. Raise its max_connections, or start fewer servers.`,
  '57P03': ({ message }) => `PostgreSQL says: ${message}. Start this server again when it is ready.`,
};

/** Failures of node-postgres that have no code. */
const databaseMessages: [RegExp, (failure: Failure) => string][] = [
  [/^(timeout expired|Connection terminated)/, describeDatabaseOutage],
  [/^SASL: .*client password must be/, () => 'DATABASE_URL has no password, and PostgreSQL asks for one.'],
];

/**
 * Describes a failure that an operator can mend, in one or two sentences that name the setting to change.
 * @returns null for every other failure: it is a bug, and its stack is needed.
 */
export function describeFailure(error: unknown): string | null {
  if (!types.isNativeError(error)) return null;
  if (error instanceof ExplainedError) return error.message;
  const failure: Failure = error;
  // Drizzle wraps what the driver says; a host with several addresses fails with one error for each.
  const inner = failure.errors?.[0] ?? failure.cause;
  const innerDescription = inner === undefined ? null : describeFailure(inner);
  if (innerDescription !== null) return innerDescription;
  // The client of S3 has its codes as names.
  const describe = descriptions[failure.code ?? failure.name] ?? databaseMessages.find(([message]) => message.test(error.message))?.[1];
  return describe?.(failure) ?? null;
}
