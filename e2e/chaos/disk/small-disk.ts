import { execFile } from 'node:child_process';
import { mkdir, open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

const execute = promisify(execFile);

export type SmallDisk = {
  /** Fills the disk completely. */
  fill(): Promise<void>;
  /** Frees the space again. */
  free(): Promise<void>;
  remove(): Promise<void>;
};

/** The system does not let this process mount a file system. */
export class MountRefusedError extends Error {}

/** Mounts a small file system in memory over a folder. @throws {MountRefusedError} without root, or on another system than Linux. */
export async function mountSmallDisk(folder: string, megabytes: number): Promise<SmallDisk> {
  await mkdir(folder, { recursive: true });
  await execute('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder]).catch((cause: unknown) => {
    throw new MountRefusedError(`no file system can be mounted on ${folder}`, { cause });
  });
  const filler = join(folder, 'filler');
  return {
    async fill() {
      const file = await open(filler, 'a');
      try {
        for (const size of [1 << 20, 4096, 1]) await writeUntilFull(() => file.appendFile(Buffer.alloc(size)));
      } finally {
        await file.close();
      }
    },
    free: () => rm(filler, { force: true }),
    // Unmounts lazily: a process may still be using it.
    remove: async () => void (await execute('umount', ['--lazy', folder])),
  };
}

async function writeUntilFull(write: () => Promise<void>): Promise<void> {
  for (;;) {
    try {
      await write();
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOSPC') return;
      throw error;
    }
  }
}
