import { spawn, type ChildProcess } from 'node:child_process';
import { createServer, type Server } from 'node:http';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { startBenchRelease, startMeasuredEdge, untilOk } from './measured-edge';
import { readCpuSeconds, readMegabytes } from './process-figures';
import { runWrk } from './run-wrk';

/**
 * Compares the edge's answers from memory with nginx, which sends files of the same bytes and headers, and with a bare Node server. Each is
 * one process. It needs `nginx` and `wrk` (Debian: nginx-light, wrk).
 *
 * node --import tsx registry/bench/edge-reads.ts [--rounds 3] [--seconds 4] [--connections 32] [--edge <another checkout's
 * registry/edge/server.ts>]
 */
const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '3' },
    seconds: { type: 'string', default: '4' },
    connections: { type: 'string', default: '32' },
    servers: { type: 'string', default: 'nginx,bare Node,edge' },
    answers: { type: 'string', default: 'composition.json,HTML,HTML 304' },
    edge: { type: 'string', default: fileURLToPath(new URL('../edge/server.ts', import.meta.url)) },
  },
});
const EDGE_PORT = 5981;
const NGINX_PORT = 5982;
const NODE_PORT = 5984;

type Target = { name: string; url: string; pid: number };
type Measurement = { perSecond: number; p99: string; cpuMicroseconds: number; megabytes: number };

/** Copies the edge's own answers into files that nginx sends with the same headers. */
async function startNginx(folder: string): Promise<ChildProcess> {
  const root = join(folder, 'nginx');
  const locations: string[] = [];
  for (const path of ['/', '/composition.json']) {
    const answer = await fetch(`http://localhost:${EDGE_PORT}${path}`, { headers: { 'accept-encoding': 'identity' } });
    const file = join(root, path === '/' ? 'index.html' : path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, Buffer.from(await answer.arrayBuffer()));
    const skipped = /^(content-length|content-type|etag|date|connection|keep-alive|transfer-encoding)$/;
    const headers = [...answer.headers].filter(([name]) => !skipped.test(name));
    const lines = headers.map(([name, value]) => `add_header ${name} ${JSON.stringify(value)};`);
    locations.push(`location = ${path} { try_files ${path === '/' ? '/index.html' : path} =404; ${lines.join(' ')} }`);
  }
  const config = join(folder, 'nginx.conf');
  await writeFile(
    config,
    `daemon off; master_process off; pid ${folder}/nginx.pid; error_log stderr; events { worker_connections 4096; }
     http { access_log off; keepalive_requests 1000000000; sendfile on; tcp_nopush on; open_file_cache max=10 inactive=60s;
       types { text/html html; application/json json; }
       client_body_temp_path ${folder}/a; proxy_temp_path ${folder}/b; fastcgi_temp_path ${folder}/c; uwsgi_temp_path ${folder}/d; scgi_temp_path ${folder}/e;
       server { listen 127.0.0.1:${NGINX_PORT}; root ${root}; ${locations.join('\n')} } }`,
  );
  const nginx = spawn('nginx', ['-c', config, '-p', folder], { stdio: ['ignore', 'ignore', 'inherit'] });
  await untilOk(`http://127.0.0.1:${NGINX_PORT}/`);
  return nginx;
}

/** Sends the bytes of the edge's `/composition.json` and of its page with plain Node: the upper limit for any server on Node. */
async function startBareNode(): Promise<Server> {
  const answers = new Map<string, { body: Buffer; headers: string[]; cachedHeaders: string[] }>();
  for (const path of ['/', '/composition.json']) {
    const answer = await fetch(`http://localhost:${EDGE_PORT}${path}`, { headers: { 'accept-encoding': 'identity' } });
    const headers = [...answer.headers].filter(([name]) => !/^(date|connection|keep-alive)$/.test(name));
    const cachedHeaders = headers.filter(([name]) => !name.startsWith('content-')).flat();
    answers.set(path, { body: Buffer.from(await answer.arrayBuffer()), headers: headers.flat(), cachedHeaders });
  }
  const server = createServer((request, response) => {
    const { body, headers, cachedHeaders } = answers.get(request.url ?? '') ?? { body: '', headers: [], cachedHeaders: [] };
    if (request.headers['if-none-match']) response.writeHead(304, cachedHeaders).end();
    else response.writeHead(200, headers).end(body);
  });
  return server.listen(NODE_PORT, '127.0.0.1');
}

async function measure({ url, pid }: Target, path: string, isCached: boolean): Promise<Measurement> {
  // The edge finds its environment by this host name.
  const named = url.replace('127.0.0.1', 'localhost') + path;
  const etag = (await fetch(named, { headers: { 'accept-encoding': 'identity' } })).headers.get('etag') ?? '';
  const condition: Record<string, string> = isCached ? { 'if-none-match': etag } : {};
  const { status } = await fetch(named, { headers: { ...condition, 'accept-encoding': 'identity' } });
  if (status !== (isCached ? 304 : 200)) throw new Error(`${named} answers ${status}.`);
  const headers = { Host: 'localhost', ...condition };
  const before = await readCpuSeconds(pid);
  const load = { url: url + path, headers, connections: Number(values.connections), seconds: Number(values.seconds) };
  const { requests, perSecond, p99 } = await runWrk(load);
  const cpuSeconds = (await readCpuSeconds(pid)) - before;
  return {
    perSecond,
    p99,
    cpuMicroseconds: (cpuSeconds / requests) * 1e6,
    megabytes: await readMegabytes(pid),
  };
}

function median<T>(values: T[], by: (value: T) => number): T {
  return [...values].sort((a, b) => by(a) - by(b))[Math.floor(values.length / 2)] as T;
}

const folder = await mkdtemp(join(tmpdir(), 'edge-reads-'));
const registry = await startBenchRelease();
const edge = await startMeasuredEdge({ port: EDGE_PORT, folder, registryUrl: registry.url, server: values.edge });
const nginx = await startNginx(folder);
const bareNode = await startBareNode();
try {
  const all = [
    { name: 'nginx', url: `http://127.0.0.1:${NGINX_PORT}`, pid: nginx.pid ?? 0 },
    { name: 'bare Node', url: `http://127.0.0.1:${NODE_PORT}`, pid: process.pid },
    { name: 'edge', url: `http://127.0.0.1:${EDGE_PORT}`, pid: edge.pid ?? 0 },
  ];
  const targets = all.filter(({ name }) => values.servers.split(',').includes(name));
  console.log(`load average ${loadavg()[0]?.toFixed(1)}`);
  console.log('| answer | server | per second | p99 | CPU µs per answer | memory, MB |\n| --- | --- | ---: | ---: | ---: | ---: |');
  for (const [name, path, isCached] of [
    ['composition.json', '/composition.json', false],
    ['HTML', '/', false],
    ['HTML 304', '/', true],
  ] as const) {
    if (!values.answers.split(',').includes(name)) continue;
    const measurements = new Map<string, Measurement[]>(targets.map((target) => [target.name, []]));
    for (let round = 0; round < Number(values.rounds); round++) {
      for (const target of targets) measurements.get(target.name)?.push(await measure(target, path, isCached));
    }
    for (const [server, rounds] of measurements) {
      const { perSecond, p99, megabytes } = median(rounds, (one) => one.perSecond);
      const { cpuMicroseconds } = median(rounds, (one) => one.cpuMicroseconds);
      console.log(`| ${name} | ${server} | ${Math.round(perSecond)} | ${p99} | ${cpuMicroseconds.toFixed(1)} | ${megabytes} |`);
    }
  }
} finally {
  edge.kill();
  nginx.kill();
  bareNode.close();
  await registry.stop();
  await rm(folder, { recursive: true });
}
