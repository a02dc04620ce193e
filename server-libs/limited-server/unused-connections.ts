import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/** A connection that has sent nothing for this long has no request under way. Browsers open such connections in advance. */
const UNUSED_AFTER_MS = 1000;

/**
 * Follows the connections of a server that have not sent a byte. Node does not count them as idle, so a server that stops would wait for
 * them until the limit for headers.
 * @returns a function that closes those that are older than a second.
 */
export function trackUnusedConnections(server: Server): () => void {
  const openedAt = new Map<Socket, number>();
  server.on('connection', (socket) => {
    openedAt.set(socket, performance.now());
    socket.once('close', () => openedAt.delete(socket));
  });
  return () => {
    for (const [socket, since] of openedAt) if (socket.bytesRead === 0 && performance.now() - since >= UNUSED_AFTER_MS) socket.destroy();
  };
}
