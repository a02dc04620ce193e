import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFile, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { workspaceRoot } from '@social/tooling/stack/config';
import { checkInstallation } from './check-installation';
import { enterRoot, isolation, makeDebianRoot } from './debian-root';
import { readCommands, type Commands } from './document-commands';
import { openFront } from './installation-front';
import { drillFolder } from './start-fleet';
import { walkRestore } from './walk-restore';

const GUIDE = 'deploy/README.md';
const BACKUP_GUIDE = 'docs/backup-and-upgrade.md';
/** The addresses of the guide: nginx, an edge, a registry, a provider, PostgreSQL. */
const ADDRESSES = ['10.0.0.1', '10.0.0.11', '10.0.0.21', '10.0.0.31', '10.0.0.41'];
const NAMES = ['www.example.org', 'registry.example.org', 'media.example.org'];
const certificatesFile = join(workspaceRoot, '.cache/deploy-certificates.pem');

export type DeployOptions = { debian: string | undefined; isRestored: boolean };

/**
 * Follows deploy/README.md, command by command, in a new Debian root with Debian's nginx and PostgreSQL.
 * @param options.isRestored also follows docs/backup-and-upgrade.md in that installation.
 * @returns true if members and operators can use the installation. A command that fails throws.
 */
export async function runDeploy({ debian, isRestored }: DeployOptions): Promise<boolean> {
  const folder = drillFolder('deploy');
  const root = join(folder, 'root');
  try {
    console.log('Making a Debian root …');
    await makeDebianRoot({ folder: root, packages: ['ca-certificates', 'procps'], archive: debian });
    const systemctl = await readFile(join(workspaceRoot, 'e2e/drills/systemctl.mjs'));
    await writeFile(join(root, 'usr/local/bin/systemctl'), systemctl, { mode: 0o755 });
    for (const commands of await readGuide('Prepare')) await runCommands(GUIDE, commands, root);
    const args = ['scripts/run.mjs', 'drill', isRestored ? 'deploy-restore' : 'deploy', '--inside', root];
    const inside = spawn('unshare', [...isolation, process.execPath, ...args], {
      cwd: workspaceRoot,
      env: { ...process.env, NODE_EXTRA_CA_CERTS: certificatesFile },
      stdio: 'inherit',
    });
    const [code] = (await once(inside, 'exit')) as [number | null];
    return code === 0;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * The second half of the drill, in a network and with processes of its own.
 * @throws {Error} if a command or a check fails.
 */
export async function runDeployInside(root: string, { isRestored }: { isRestored: boolean }): Promise<void> {
  await enterRoot(root, ADDRESSES);
  await nameHosts(root);
  for (const commands of await readGuide('Install')) {
    await carryFiles(root, commands);
    await runCommands(GUIDE, commands, root);
  }
  const certificates = await readFile(certificatesFile, 'utf8');
  const front = openFront(certificates);
  await checkInstallation(front, certificates, console.log);
  if (!isRestored) return;
  const guide = await readFile(join(workspaceRoot, BACKUP_GUIDE), 'utf8');
  await walkRestore({ guide, front, run: (commands) => runCommands(BACKUP_GUIDE, commands, root), say: console.log });
}

const readGuide = async (heading: string): Promise<Commands[]> =>
  readCommands(await readFile(join(workspaceRoot, GUIDE), 'utf8'), [heading]);

/** Lets the names of the guide lead to nginx, in the root and outside. This process has mounts of its own. */
async function nameHosts(root: string): Promise<void> {
  const hosts = join(root, 'etc/hosts');
  await writeFile(hosts, `127.0.0.1 localhost\n10.0.0.1 ${NAMES.join(' ')}\n`);
  await runProgram('mount', ['--bind', hosts, '/etc/hosts']);
}

/** Copies what the guide asks a person to copy, as soon as it exists, and the certificates that the checkout's programs are to trust. */
async function carryFiles(root: string, { target }: Commands): Promise<void> {
  if (target === 'machine') {
    await copyFile(join(workspaceRoot, '.cache/social.tar.gz'), join(root, 'opt/social.tar.gz'));
    return;
  }
  await copyFile(join(root, 'etc/social/operator-token'), join(workspaceRoot, '.cache/operator-token'));
  const certificates = ['members', 'operators', 'media'].map((name) => readFile(join(root, `etc/ssl/social/${name}.pem`), 'utf8'));
  await writeFile(certificatesFile, (await Promise.all(certificates)).join('\n'));
}

/** @throws if a command of the block fails. */
async function runCommands(guide: string, { line, target, script }: Commands, root: string): Promise<void> {
  console.log(`\n${guide}:${line} (${target})`);
  const shell = ['bash', '-euo', 'pipefail', '-c', script];
  const machine = {
    PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin',
    HOME: '/root',
    DEBIAN_FRONTEND: 'noninteractive',
  };
  if (target === 'checkout') await runProgram('bash', shell.slice(1), process.env);
  else await runProgram('chroot', [root, ...shell], machine);
}

async function runProgram(program: string, args: string[], env: NodeJS.ProcessEnv = process.env): Promise<void> {
  const child = spawn(program, args, { cwd: workspaceRoot, env, stdio: ['ignore', 'inherit', 'inherit'] });
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) throw new Error(`A command ended with ${code}: ${args.at(-1)}`);
}
