import { releaseManifest } from '@social/contracts';
import * as z from 'zod';
import { describeFields, type JsonSchema } from './describe-fields';
import { manifestFields, remoteConfigFields } from './field-descriptions';
import { remoteConfig } from './remote-config';

/** Returns the JSON Schema of release.json, with a description of each field. */
export function manifestSchema(): JsonSchema {
  return describeFields(toSchema(releaseManifest, 'release.json'), manifestFields);
}

/** Returns the JSON Schema of remote.config.json, with a description of each field. */
export function remoteConfigSchema(): JsonSchema {
  return describeFields(toSchema(remoteConfig, 'remote.config.json'), remoteConfigFields);
}

function toSchema(schema: z.core.$ZodType, title: string): JsonSchema {
  // `input`: fields with a default may be missing in the file. Functions cannot occur in JSON.
  return { ...z.toJSONSchema(schema, { io: 'input', target: 'draft-2020-12' }), title };
}
