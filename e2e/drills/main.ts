import { parseArgs } from 'node:util';
import { runAlerts } from './alerts';
import { runDeploy, runDeployInside } from './deploy';
import { runFailover } from './failover';
import { runPatroni, runPatroniInside } from './patroni';
import { runRestore } from './restore';
import { runRolling } from './rolling';
import { runSmoke } from './smoke';
import { runUpgrade } from './upgrade';

const usage = `npm run drill -- smoke       build, start, sign a member in, pin, stop: with another Node, put its folder first on PATH
npm run drill -- rolling     restart every edge and registry behind nginx, while visitors load pages (nginx, openssl)
npm run drill -- failover    kill PostgreSQL's primary under pins and promote its standby (also Debian's postgresql)
npm run drill -- restore     back up under pins, lose both databases, restore them, and see the edges follow
npm run drill -- upgrade     replace the registries of an earlier commit (--from <commit>) by those of this checkout, under pins (nginx, openssl)
npm run drill -- alerts      cause a fault for each alert of deploy/prometheus, and see Prometheus fire it (also prometheus)
npm run drill -- deploy      follow deploy/README.md in a new Debian root, and use the installation (root on Linux, mmdebstrap)
npm run drill -- deploy-restore  the same, then follow docs/backup-and-upgrade.md in it
npm run drill -- patroni     kill the machine of PostgreSQL's primary under pins and posts, and let Patroni choose another (also mmdebstrap)
Further: --debian <archive of a Debian root, instead of a new one>, --port <first of forty ports>, --edges <number>, --registries <number>, five of each at the most.`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    port: { type: 'string', default: '4900' },
    edges: { type: 'string', default: '3' },
    registries: { type: 'string', default: '3' },
    from: { type: 'string' },
    debian: { type: 'string' },
    inside: { type: 'string' },
    help: { type: 'boolean' },
  },
});
const options = { firstPort: Number(values.port), edges: Number(values.edges), registries: Number(values.registries) };
const [name] = positionals;
if (name === 'smoke') process.exitCode = (await runSmoke(options)) ? 0 : 1;
else if (name === 'rolling') process.exitCode = (await runRolling(options)) ? 0 : 1;
else if (name === 'failover') process.exitCode = (await runFailover(options)) ? 0 : 1;
else if (name === 'alerts') process.exitCode = (await runAlerts(options)) ? 0 : 1;
else if (name === 'upgrade') process.exitCode = (await runUpgrade({ ...options, from: values.from })) ? 0 : 1;
else if (name === 'restore') process.exitCode = (await runRestore(options)) ? 0 : 1;
else if (name === 'deploy' || name === 'deploy-restore') {
  const isRestored = name === 'deploy-restore';
  if (values.inside) await runDeployInside(values.inside, { isRestored });
  else process.exitCode = (await runDeploy({ debian: values.debian, isRestored })) ? 0 : 1;
} else if (name === 'patroni') {
  const succeeded = values.inside ? await runPatroniInside(values.inside, options) : await runPatroni({ debian: values.debian });
  process.exitCode = succeeded ? 0 : 1;
} else {
  console.log(usage);
  process.exitCode = values.help ? 0 : 2;
}
