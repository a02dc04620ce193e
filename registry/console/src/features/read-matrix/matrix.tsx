import { EmptyState, useMediaQuery, useTheme } from '@social/ui';
import { useMemo } from 'react';
import { describeError } from '../../lib/format/describe-error';
import { QueryState } from '../../lib/layout/query-state';
import { useEnvironments, useExplanations, useRemotes } from '../../lib/registry/queries';
import { ChooseEnvironments } from './choose-environments';
import { makeRows, type MatrixColumn } from './matrix-model';
import { MatrixCards } from './matrix-cards';
import { MatrixTable } from './matrix-table';
import { chooseShown, useChosenEnvironments } from './chosen-environments';

/** Shows every remote in the chosen environments: as a table, and on a phone as a card for each environment. */
export function Matrix() {
  const environments = useEnvironments();
  const remotes = useRemotes();
  const chosen = useChosenEnvironments();
  const isNarrow = useMediaQuery(useTheme().breakpoints.down('md'), { noSsr: true });
  const shown = useMemo(() => chooseShown(environments.data ?? [], chosen.names), [environments.data, chosen.names]);
  const explanations = useExplanations(shown.map(({ name }) => name));

  return (
    <QueryState query={environments} what="the environments" lines={8}>
      {(all) => (
        <QueryState query={remotes} what="the remotes" lines={8}>
          {(listed) => {
            if (all.length === 0)
              return <EmptyState title="There is no environment yet" detail="registry env create production --hostname … makes one." />;
            const columns = shown.map((environment, index): MatrixColumn => {
              const { data, error } = explanations[index] ?? {};
              return { environment, explanation: data, failure: error ? describeError(error) : null };
            });
            const rows = makeRows(listed, columns);
            return (
              <>
                {all.length > 1 && <ChooseEnvironments all={all} shown={shown} onChoose={chosen.choose} />}
                {isNarrow ? <MatrixCards columns={columns} rows={rows} /> : <MatrixTable columns={columns} rows={rows} />}
              </>
            );
          }}
        </QueryState>
      )}
    </QueryState>
  );
}
