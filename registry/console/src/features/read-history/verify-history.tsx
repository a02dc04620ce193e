import { useMutation } from '@tanstack/react-query';
import { Alert, Button, Stack } from '@social/ui';
import { ErrorNote } from '../../lib/layout/error-note';
import { useRegistry } from '../../lib/registry/registry-provider';
import { useScopes } from '../../lib/session/session-provider';

/** Verifies on demand that the history is unchanged: its hash chain, and the registry's signatures. */
export function VerifyHistory({ environment }: { environment: string }) {
  const registry = useRegistry();
  const { mayOperate } = useScopes();
  const check = useMutation({ mutationFn: () => registry.verify(environment) });
  if (!mayOperate(environment)) return null;
  return (
    <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
      <Button size="small" variant="outlined" loading={check.isPending} onClick={() => check.mutate()}>
        Verify the history
      </Button>
      {check.error && <ErrorNote error={check.error} />}
      {check.data && (
        <Alert severity={check.data.intact ? 'success' : 'error'} role="status">
          {check.data.intact
            ? `All ${check.data.revisions} revisions are as they were written.`
            : `Revision ${check.data.brokenAt} is not as it was written (${check.data.reason}). ${check.data.revisions} before it are.`}
        </Alert>
      )}
    </Stack>
  );
}
