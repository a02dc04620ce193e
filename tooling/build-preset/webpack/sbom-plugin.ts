import { CycloneDxWebpackPlugin } from '@cyclonedx/webpack-plugin';
import { SBOM_FILE } from '@social/contracts';

/**
 * Writes the packages of the build with versions and licences into a CycloneDX document of the release. Shared packages are only in the
 * shell's document, because only the shell contains them.
 */
export function sbomPlugin(): CycloneDxWebpackPlugin {
  const plugin = new CycloneDxWebpackPlugin({ specVersion: '1.6', reproducibleResults: true, includeWellknown: false });
  plugin.resultJson = SBOM_FILE;
  // The JSON gets the name of the XML and replaces it, because the XML is not needed.
  plugin.resultXml = SBOM_FILE;
  return plugin;
}
