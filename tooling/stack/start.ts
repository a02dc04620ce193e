import { once } from 'node:events';
import { describeFailure } from '@social/limited-server/describe-failure';
import pc from 'picocolors';
import { readStackConfig, type StackConfig } from './config';
import { mailDirectory, operatorTokenFile } from './local-services';
import { startStack } from './start-stack';

async function main() {
  const startedAt = performance.now();
  const config = readStackConfig();
  const ending = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => ending.abort());
  ending.signal.addEventListener('abort', () => console.log('\nEnding …'));
  const stack = await startStack(config, (line) => console.log(pc.dim(line)), ending.signal).catch((error: unknown) => {
    if (ending.signal.aborted) process.exit(0);
    throw error;
  });
  console.log(`\n${pc.green(`Ready after ${Math.round((performance.now() - startedAt) / 1000)} s.`)}\n`);
  printTable(config);

  if (!ending.signal.aborted) await once(ending.signal, 'abort');
  await stack.stop();
  process.exit(0);
}

function printTable(config: StackConfig): void {
  const { edgePort, registryPort, providerPort, dataDir } = config;
  const rows = [
    ['Members', `http://localhost:${edgePort}`, 'production'],
    ['', `http://staging.localhost:${edgePort}`, 'staging'],
    ['', `http://development.localhost:${edgePort}`, 'development'],
    ['Registry', `http://localhost:${registryPort}`, `console; its token is in ${operatorTokenFile(config)}`],
    ['', `http://localhost:${registryPort}/docs`, 'API; pnpm registry status'],
    ['Provider', `http://localhost:${providerPort}`, 'API at /docs'],
    ['Accounts', 'demo / demo-password', 'asha / asha-password'],
    ['Mail', mailDirectory(config), 'what the provider sends to members'],
    ['Data', dataDir, 'logs/ holds what each server says'],
  ];
  for (const [what = '', where = '', note = ''] of rows) console.log(`  ${pc.bold(what.padEnd(10))}${where.padEnd(42)}${pc.dim(note)}`);
  console.log('\n  Ctrl-C ends all of it.\n');
}

try {
  await main();
} catch (error) {
  console.error(pc.red(describeFailure(error) ?? (error instanceof Error ? error.message : String(error))));
  process.exit(1);
}
