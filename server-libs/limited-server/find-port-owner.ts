import { readdirSync, readFileSync, readlinkSync } from 'node:fs';

const LISTENING = '0A';

/**
 * Finds the process that listens on a TCP port. @returns `node (process 123)`; null where the system does not tell: not Linux, or a
 * process of another user.
 */
export function findPortOwner(port: number): string | null {
  try {
    const sockets = new Set(['/proc/net/tcp', '/proc/net/tcp6'].flatMap((table) => listSockets(table, port)));
    if (sockets.size === 0) return null;
    const pid = readdirSync('/proc').find((entry) => /^\d+$/.test(entry) && holdsOneOf(entry, sockets));
    return pid === undefined ? null : `${readFileSync(`/proc/${pid}/comm`, 'utf8').trim()} (process ${pid})`;
  } catch {
    return null;
  }
}

/** Lists the sockets of a table of the kernel that listen on the port, as links of file descriptors name them. */
function listSockets(table: string, port: number): string[] {
  const rows = readFileSync(table, 'utf8').trim().split('\n').slice(1);
  return rows.flatMap((row) => {
    const [, local = '', , state, , , , , , inode] = row.trim().split(/\s+/);
    const isOwn = state === LISTENING && Number.parseInt(local.split(':')[1] ?? '', 16) === port;
    return isOwn ? [`socket:[${inode}]`] : [];
  });
}

function holdsOneOf(pid: string, sockets: ReadonlySet<string>): boolean {
  try {
    return readdirSync(`/proc/${pid}/fd`).some((descriptor) => sockets.has(readLink(`/proc/${pid}/fd/${descriptor}`)));
  } catch {
    return false; // Ended, or a process of another user.
  }
}

function readLink(path: string): string {
  try {
    return readlinkSync(path);
  } catch {
    return ''; // Closed by now.
  }
}
