import { explainFailures } from '@social/limited-server/explain-failures';
import { ExplainedError } from '@social/limited-server/explained-error';
import { openSigningKey } from './modules/signing/open-signing-key';

explainFailures('No key is made.');
const [file] = process.argv.slice(2);
if (!file) throw new ExplainedError('Name the file of the key: make-signing-key.mjs /etc/social/signing-key.json');
const { isNew } = await openSigningKey(file);
process.stdout.write(isNew ? `Made the key that signs revisions: ${file}.\n` : `${file} holds a key already. It stays.\n`);
