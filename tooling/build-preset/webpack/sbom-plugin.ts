import { CycloneDxWebpackPlugin } from '@cyclonedx/webpack-plugin';
import { SBOM_FILE } from '@social/contracts';

/**
 * Writes which packages are in the build, with versions and licences, as a CycloneDX document among the files of the release. What the
 * shell shares is part of the shell's document alone, because only the shell ships it.
 */
export function sbomPlugin(): CycloneDxWebpackPlugin {
  const plugin = new CycloneDxWebpackPlugin({ specVersion: '1.6', reproducibleResults: true, includeWellknown: false });
  plugin.resultJson = SBOM_FILE;
  // The JSON takes the place of the XML by having its name: nobody needs both.
  plugin.resultXml = SBOM_FILE;
  return plugin;
}
