import type { Command } from 'commander';
import { openContext } from '../context';
import { formatSize } from '../output/format';
import type { Terminal } from '../terminal';

export function addGc(program: Command, terminal: Terminal): void {
  program
    .command('gc')
    .description('remove the files of releases that no environment ran for 30 days; needs a token that operates every environment')
    .option('--dry-run', 'show what would be removed')
    .action(async ({ dryRun = false }: { dryRun?: boolean }, command: Command) => {
      const { client, colors, print } = await openContext(command, terminal);
      const collected = await client.collectReleases({ isDryRun: dryRun });
      print({ ...collected, isDryRun: dryRun }, () => [
        ...collected.releases.map(({ remote, version }) => `${remote}@${version}`),
        `${dryRun ? 'Would remove' : colors.green('Removed')} the files of ${collected.releases.length} releases, ${formatSize(collected.freedBytes)}.`,
      ]);
    });
}
