import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Configuration } from 'webpack';
import type { BuildMode } from '../webpack/base-config';

type ConfigFactory = (environment: unknown, argv: { mode?: BuildMode }) => Configuration;

/** Loads the webpack configuration of the app in `appDir`, from its webpack.config.ts. */
export async function loadConfig(appDir: string, mode: BuildMode): Promise<Configuration> {
  const { default: config } = (await import(pathToFileURL(join(appDir, 'webpack.config.ts')).href)) as { default: ConfigFactory };
  return config({}, { mode });
}
