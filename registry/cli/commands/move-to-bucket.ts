import type { Command } from 'commander';
import { openContext } from '../context';
import { formatSize } from '../output/format';
import { RefusedError, type Terminal } from '../terminal';

export function addMoveToBucket(program: Command, terminal: Terminal): void {
  program
    .command('move-to-bucket')
    .description('move the files of releases from the database to the bucket; needs a token that operates every environment')
    .addHelpText('after', '\nPages are still served during this. Repeat it after an interruption: files in the bucket stay there.')
    .action(async (_options: object, command: Command) => {
      const { client, colors, print, progress } = await openContext(command, terminal);
      const moved = { files: 0, bytes: 0, damaged: [] as string[], left: { files: 0, bytes: 0 } };
      let after: string | null = null;
      do {
        const batch = await client.moveToBucket({ after });
        moved.files += batch.files;
        moved.bytes += batch.bytes;
        moved.damaged.push(...batch.damaged);
        moved.left = batch.left;
        after = batch.next;
        if (after !== null) progress(moved, `${moved.files} files moved, ${formatSize(moved.left.bytes)} left …`);
      } while (after !== null);
      print(moved, () => [
        ...moved.damaged.map((integrity) => `${colors.red('damaged')} ${integrity}`),
        `${colors.green('Moved')} ${moved.files} files, ${formatSize(moved.bytes)}. ${moved.left.files} are in the database.`,
      ]);
      if (moved.damaged.length > 0) throw new RefusedError();
    });
}
