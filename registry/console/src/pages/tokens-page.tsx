import { EmptyState } from '@social/ui';
import { CreateTokenDialog } from '../features/manage-tokens/create-token-dialog';
import { TokenTable } from '../features/manage-tokens/token-table';
import { ActionButton } from '../lib/actions/action-button';
import { PageHeader } from '../lib/layout/page-header';
import { useScopes } from '../lib/session/session-provider';

/** Shows the tokens of people, teams and pipelines, with their rights. */
export function TokensPage() {
  const refusal = useScopes().mayAdminister ? null : 'Only an administrator sees and makes tokens.';
  return (
    <>
      <PageHeader
        title="Tokens"
        actions={
          <ActionButton
            label="Create a token …"
            variant="contained"
            refusal={refusal}
            renderDialog={(close) => <CreateTokenDialog onClose={close} />}
          />
        }
      />
      {refusal === null ? <TokenTable /> : <EmptyState title={refusal} detail="Ask one for a token that may do what you need." />}
    </>
  );
}
