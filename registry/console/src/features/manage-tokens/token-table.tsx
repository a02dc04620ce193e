import type { Token } from '@social/registry-client/browser';
import { serverNow, Stack } from '@social/ui';
import { ActionButton } from '../../lib/actions/action-button';
import { TimeAgo } from '../../lib/format/time-ago';
import { StackedTable, TableFrame } from '../../lib/layout/data-table';
import { QueryState } from '../../lib/layout/query-state';
import { Mono } from '../../lib/layout/version-text';
import { useTokens } from '../../lib/registry/queries';
import { describeScopes } from './describe-scopes';
import { RevokeDialog } from './revoke-dialog';

/** Shows the valid tokens with their owners, rights and last use. */
export function TokenTable() {
  return (
    <QueryState query={useTokens()} what="the tokens" lines={6}>
      {(tokens) => {
        const valid = tokens.filter(isValid);
        return (
          <Stack spacing={1}>
            <TableFrame tabIndex={0} role="region" aria-label="Tokens">
              <StackedTable>
                <thead>
                  <tr>
                    <th scope="col">Name</th>
                    <th scope="col">May</th>
                    <th scope="col">Last used</th>
                    <th scope="col">Made</th>
                    <th scope="col">Actions</th>
                  </tr>
                </thead>
                <tbody>
                  {valid.map((token) => (
                    <TokenRow key={token.id} token={token} />
                  ))}
                </tbody>
              </StackedTable>
            </TableFrame>
            {tokens.length > valid.length && <small>{tokens.length - valid.length} more were revoked or have expired.</small>}
          </Stack>
        );
      }}
    </QueryState>
  );
}

function TokenRow({ token }: { token: Token }) {
  const { id, name, scopes, lastUsedAt, createdAt, createdBy } = token;
  return (
    <tr>
      <th scope="row">
        <strong>{name}</strong>
        <br />
        <Mono>{id}</Mono>
      </th>
      <td data-label="May">{describeScopes(scopes)}</td>
      <td data-label="Last used">{lastUsedAt === null ? 'never' : <TimeAgo at={lastUsedAt} />}</td>
      <td data-label="Made">
        <span>
          <TimeAgo at={createdAt} /> by {createdBy}
        </span>
      </td>
      <td>
        <ActionButton
          label="Revoke"
          object={`${name}, ${id}`}
          size="small"
          variant="outlined"
          color="error"
          renderDialog={(close) => <RevokeDialog token={token} onClose={close} />}
        />
      </td>
    </tr>
  );
}

function isValid({ revokedAt, expiresAt }: Token): boolean {
  return revokedAt === null && (expiresAt === null || Date.parse(expiresAt) > serverNow());
}
