import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import { BlockList, isIPv6 } from 'node:net';
import type { Drain } from './drain';
import { removeForwardedPorts } from './forwarded-for';

export type ClientLimits = {
  /** Maximum time until the headers of a request have arrived. */
  headersTimeoutMs: number;
  /** Maximum time until a whole request has arrived. */
  requestTimeoutMs: number;
  /** At least `minBodyBytes` of a body must arrive in each of these windows. */
  bodyWindowMs: number;
  minBodyBytes: number;
  maxConnectionsPerAddress: number;
  /** CIDRs whose connections are not counted, because many members share them. */
  trustedProxies: string[];
};

/** Longer than load balancers keep an idle connection (60 s), so that they never send on a closing one. */
const IDLE_CONNECTION_MS = 72_000;
const CHECKS_PER_WINDOW = 5;
const MAX_CHECK_INTERVAL_MS = 1000;

/**
 * Creates a server that slow clients cannot exhaust: each may hold few connections, and must send at a minimum rate. After the drain has
 * started, it closes each connection after its answer.
 */
export function createLimitedServer(handler: RequestListener, limits: ClientLimits, drain: Drain): Server {
  const checkIntervalMs = Math.min(MAX_CHECK_INTERVAL_MS, Math.ceil(limits.bodyWindowMs / CHECKS_PER_WINDOW));
  const server = createServer(
    {
      headersTimeout: limits.headersTimeoutMs,
      requestTimeout: limits.requestTimeoutMs,
      connectionsCheckingInterval: checkIntervalMs,
      keepAliveTimeout: IDLE_CONNECTION_MS,
    },
    (request, response) => {
      removeForwardedPorts(request.headers);
      if (drain.hasBegun()) response.shouldKeepAlive = false;
      handler(request, response);
    },
  );
  drain.add(server);
  limitConnections(server, limits);
  refuseSlowBodies(server, limits, checkIntervalMs);
  return server;
}

function limitConnections(server: Server, { maxConnectionsPerAddress, trustedProxies }: ClientLimits): void {
  const isTrusted = createTrust(trustedProxies);
  const open = new Map<string, number>();
  server.on('connection', (socket) => {
    const address = socket.remoteAddress?.replace(/^::ffff:/i, '');
    if (address === undefined || isTrusted(address)) return;
    const connections = open.get(address) ?? 0;
    if (connections >= maxConnectionsPerAddress) return void socket.destroy();
    open.set(address, connections + 1);
    socket.once('close', () => {
      const left = (open.get(address) ?? 1) - 1;
      if (left > 0) open.set(address, left);
      else open.delete(address);
    });
  });
}

function createTrust(cidrs: string[]): (address: string) => boolean {
  const trusted = new BlockList();
  for (const cidr of cidrs) {
    const [network = '', prefix] = cidr.split('/');
    const family = isIPv6(network) ? 'ipv6' : 'ipv4';
    trusted.addSubnet(network, Number(prefix ?? (family === 'ipv6' ? 128 : 32)), family);
  }
  return (address) => trusted.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
}

function refuseSlowBodies(server: Server, { bodyWindowMs, minBodyBytes }: ClientLimits, checkIntervalMs: number): void {
  const receiving = new Map<IncomingMessage, { since: number; bytes: number }>();
  server.on('request', (request: IncomingMessage) => {
    const { 'content-length': length, 'transfer-encoding': encoding } = request.headers;
    if (length === undefined && encoding === undefined) return; // The request has no body.
    receiving.set(request, { since: Date.now(), bytes: request.socket.bytesRead });
    request.once('close', () => receiving.delete(request));
  });
  const checks = setInterval(() => {
    for (const [request, window] of receiving) {
      const { complete, readableLength, socket } = request;
      if (complete || socket.destroyed) receiving.delete(request);
      else if (readableLength > 0) receiving.set(request, { since: Date.now(), bytes: socket.bytesRead }); // Our reader is behind, so the client is not slow.
      else if (Date.now() - window.since >= bodyWindowMs) {
        if (socket.bytesRead - window.bytes < minBodyBytes) refuse(server, request);
        else receiving.set(request, { since: Date.now(), bytes: socket.bytesRead });
      }
    }
  }, checkIntervalMs).unref();
  server.once('close', () => clearInterval(checks));
}

/** Fails like Node for a request that takes too long: the server's `clientError` handler sends its own form of refusal. */
function refuse(server: Server, { socket }: IncomingMessage): void {
  const error = Object.assign(new Error('The body arrives too slowly.'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });
  server.emit('clientError', error, socket);
}
