import { copyFolder } from '@social/server-storage/copy-folder';
import { openBucket } from '@social/server-storage/open-bucket';
import { explainFailures } from '@social/limited-server/explain-failures';
import { ExplainedError } from '@social/limited-server/explained-error';
import { readConfig } from './config';
import { getContentType } from './modules/media/content-types';

explainFailures('The uploads were not copied.');
const { uploadsDirectory, bucket } = readConfig(process.env);
if (!bucket) throw new ExplainedError('Name the bucket in STORAGE_BUCKET.');

const { copied, present, damaged } = await copyFolder({ folder: uploadsDirectory, objects: await openBucket(bucket), getContentType });
for (const key of damaged) process.stderr.write(`The bucket has other bytes under ${key}.\n`);
process.stdout.write(`${copied} uploads copied to the bucket ${bucket.bucket}, ${present} were there.\n`);
process.exitCode = damaged.length > 0 ? 1 : 0;
