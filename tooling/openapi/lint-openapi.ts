import { createConfig, lintFromString } from '@redocly/openapi-core';
import { Spectral } from '@stoplight/spectral-core';
import { oas } from '@stoplight/spectral-rulesets';

/** Rules of style that say nothing about whether a client works: each operation has a summary, and a server of ours has no contact. */
const redoclyOff = {};
const spectralOff = { 'operation-description': 'off', 'info-contact': 'off' } as const;

/**
 * Lints an OpenAPI document with the recommended rules of Redocly and Spectral.
 * @returns errors and warnings, each as `rule: message at path`. Empty if there are none.
 */
export async function lintOpenApi(document: object): Promise<string[]> {
  const config = await createConfig({ extends: ['recommended'], rules: redoclyOff });
  const source = JSON.stringify(document);
  const redocly = await lintFromString({ source, absoluteRef: 'openapi.json', config });
  const linter = new Spectral();
  // The types of the two packages disagree.
  linter.setRuleset({ extends: [[oas as never, 'recommended']], rules: spectralOff });
  return [
    ...redocly.map(({ ruleId, message, location }) => `${ruleId}: ${message} at ${location[0]?.pointer ?? ''}`),
    ...(await linter.run(document as Record<string, unknown>)).map(({ code, message, path }) => `${code}: ${message} at ${path.join('/')}`),
  ];
}
