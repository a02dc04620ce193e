import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { signInOverApi } from '../../support/member';
import { ownUrls, startOwnStack } from '../../support/own-stack';
import { workspaceRoot } from '../../support/stack';
import { fullDiskCases, type Disks } from './full-disk-cases';
import { MountRefusedError, mountSmallDisk, type SmallDisk } from './small-disk';

const MEGABYTES = { edge: 48, uploads: 16, incoming: 16, logs: 8, postgres: 320 } satisfies Record<keyof Disks, number>;

/** Runs the platform on small disks and fills one after the other. @returns true if all cases passed, or if nothing can be mounted. */
export async function runFullDisk(only: string | undefined): Promise<boolean> {
  const folder = join(workspaceRoot, `.cache/full-disk-${process.pid}`);
  const disks: Partial<Record<keyof Disks, SmallDisk>> = {};
  let failures = 0;
  try {
    for (const [name, megabytes] of Object.entries(MEGABYTES))
      disks[name as keyof Disks] = await mountSmallDisk(join(folder, name), megabytes);
    const stack = await startOwnStack(folder, { TMPDIR: join(folder, 'incoming') });
    try {
      for (const [name, run] of Object.entries(fullDiskCases)) {
        if (only && only !== name) continue;
        console.log(`${name} full`);
        const member = await signInOverApi(ownUrls.edge, 'demo');
        const check = (what: string, holds: boolean, seen?: unknown) => {
          console.log(`  ${holds ? '✓' : '✗'} ${what}${holds || seen === undefined ? '' : `: ${JSON.stringify(seen).slice(0, 400)}`}`);
          failures += Number(!holds);
        };
        await run({ folder, disks: disks as Disks, member, check }).catch((error: Error) => check(error.message, false));
      }
    } finally {
      await stack.kill('SIGINT');
    }
  } catch (error) {
    if (!(error instanceof MountRefusedError)) throw error;
    console.log(`Skipped: ${error.message}. Small disks need root on Linux.`);
  } finally {
    for (const disk of Object.values(disks)) await disk.remove();
    await rm(folder, { recursive: true, force: true });
  }
  return failures === 0;
}
