import { execFile, spawn } from 'node:child_process';
import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { workspaceRoot } from '@social/tooling/stack/config';

export type Nginx = { certificate: string; folder: string; stop(): Promise<void> };

export type NginxOptions = {
  folder: string;
  ports: { tls: number; plain: number; internal: number };
  edgePorts: readonly number[];
  registryPorts: readonly number[];
  providerPort: number;
};

/** Host name under which operators reach the registries through nginx. */
export const OPERATORS_HOST = 'registry.localhost';
/** The host name under which nginx serves members' pictures. */
export const MEDIA_HOST = 'media.localhost';

const run = promisify(execFile);

/**
 * Starts Debian's nginx with the files of deploy/nginx. Only the machine's files (addresses, ports, a new certificate) differ.
 * @throws {Error} if nginx refuses its files or is not installed.
 */
export async function startNginx({ folder, ports, edgePorts, registryPorts, providerPort }: NginxOptions): Promise<Nginx> {
  await mkdir(join(folder, 'logs'), { recursive: true });
  const certificate = join(folder, 'certificate.pem');
  const key = join(folder, 'certificate.key');
  const names = `subjectAltName=DNS:localhost,DNS:${OPERATORS_HOST},DNS:${MEDIA_HOST},IP:127.0.0.1`;
  const days = ['-days', '1', '-subj', '/CN=localhost', '-addext', names];
  await run('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-keyout', key, '-out', certificate, ...days]);

  await cp(join(workspaceRoot, 'deploy/nginx/social'), join(folder, 'social'), { recursive: true });
  const site = await readFile(join(workspaceRoot, 'deploy/nginx/social.conf'), 'utf8');
  await writeFile(join(folder, 'social.conf'), site.replaceAll('/var/log/nginx/', `${folder}/logs/`));
  const tls = `ssl_certificate ${certificate};\nssl_certificate_key ${key};\n`;
  let upstreams = await readFile(join(folder, 'social/upstreams.conf'), 'utf8');
  const servers = { edges: edgePorts, registries: registryPorts, providers: [providerPort] };
  for (const [upstream, serverPorts] of Object.entries(servers)) upstreams = withServers(upstreams, upstream, serverPorts);
  const files = {
    'nginx.conf': toMainConfig(folder),
    'social/upstreams.conf': upstreams,
    'social/plain.conf': `listen 127.0.0.1:${ports.plain};\n`,
    'social/members.conf': `listen 127.0.0.1:${ports.tls} ssl http2 default_server;\n${tls}`,
    'social/operators.conf': `listen 127.0.0.1:${ports.tls} ssl http2;\nserver_name ${OPERATORS_HOST};\n${tls}`,
    'social/media.conf': `listen 127.0.0.1:${ports.tls} ssl http2;\nserver_name ${MEDIA_HOST};\n${tls}`,
    'social/internal.conf': `listen 127.0.0.1:${ports.internal};\n`,
  };
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);

  const args = ['-p', folder, '-c', join(folder, 'nginx.conf'), '-e', join(folder, 'logs/error.log')];
  await run('nginx', ['-t', ...args]);
  const child = spawn('nginx', [...args, '-g', 'daemon off;'], { stdio: 'ignore' });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  return {
    certificate,
    folder,
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

/** Replaces the servers of one upstream. Its handling of failures stays unchanged. */
function withServers(text: string, upstream: string, ports: readonly number[]): string {
  const [options] = /max_fails[^;]*/.exec(text) ?? [''];
  const block = new RegExp(`(upstream ${upstream} \\{\\n    zone [^\\n]*\\n)(?:    server [^\\n]*\\n)+`);
  return text.replace(block, (_, start: string) => start + ports.map((port) => `    server 127.0.0.1:${port} ${options};\n`).join(''));
}

/** Returns Debian's nginx.conf with other folders. Its settings for all of nginx must not clash with ours. */
function toMainConfig(folder: string): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `  ${name}_temp_path ${folder}/tmp-${name};`);
  return `pid ${folder}/nginx.pid;
worker_processes 2;
events { worker_connections 4096; }
http {
  sendfile on;
  tcp_nopush on;
  ssl_protocols TLSv1 TLSv1.1 TLSv1.2 TLSv1.3;
  ssl_prefer_server_ciphers on;
  gzip on;
${temporary.join('\n')}
  include social.conf;
}
`;
}
