import { resolve } from 'node:path';
import type { Command } from 'commander';
import { publishFolder } from '@social/registry-client';
import { openContext } from '../context';
import { describeBuild } from '../output/describe-build';
import { formatSize, formatTime } from '../output/format';
import type { Terminal } from '../terminal';

export function addPublish(program: Command, terminal: Terminal): void {
  program
    .command('publish')
    .description('publish a build as a release; it reaches members when it is pinned')
    .argument('<folder>', 'the dist folder of a build; one without release.json is described as `registry manifest` does')
    .action(async (folder: string, _options: unknown, command: Command) => {
      const { client, colors, print, progress, cwd } = await openContext(command, terminal);
      const { release, isNew } = await publishFolder(client, resolve(cwd, folder), (sending) => {
        const { sentFiles, files, sizeBytes, ignored, described } = sending;
        for (const line of describeBuild(ignored, described)) progress({ step: 'read', ignored }, line);
        progress({ step: 'sending', sentFiles, files, sizeBytes }, `Sending ${sentFiles} of ${files} files, ${formatSize(sizeBytes)} …`);
      });
      const name = colors.bold(`${release.remote}@${release.version}`);
      print({ ...release, isNew }, () =>
        isNew
          ? [
              `${colors.green('Published')} ${name}  ${release.fileCount} files, ${formatSize(release.sizeBytes)}, by ${release.publishedBy}`,
              `  next: pnpm registry pin <environment> ${release.remote}@${release.version} --reason '…'`,
            ]
          : [`${name} was published by ${release.publishedBy} at ${formatTime(release.publishedAt)} with the same bytes; nothing to do.`],
      );
    });
}
