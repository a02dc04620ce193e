import { RegistryError } from '@social/registry-client/browser';
import { Alert } from '@social/ui';
import { describeError } from '../format/describe-error';

/** Shows a failure in one line, with its code from docs/errors.md. */
export function ErrorNote({ error }: { error: Error }) {
  return (
    <Alert severity="error">
      {describeError(error)} {error instanceof RegistryError && <code>{error.code}</code>}
    </Alert>
  );
}
