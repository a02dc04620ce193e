import { serverNow, styled, TextLink, Typography } from '@social/ui';
import { Link } from '@social/ui/router';
import { ConcernChips } from './concern-chips';
import { findEnvironmentConcerns, type MatrixColumn } from './matrix-model';

/** Shows the name of an environment, its revision, and unusual states. */
export function EnvironmentHead({ column }: { column: MatrixColumn }) {
  const { environment, failure } = column;
  return (
    <Head>
      <TextLink component={Link} to={`/environments/${environment.name}`} sx={{ fontWeight: 700, color: 'text.primary' }}>
        {environment.name}
      </TextLink>
      <Typography variant="caption" sx={{ color: 'text.secondary' }}>
        {environment.revision === 0 ? 'nothing pinned' : `revision ${environment.revision}`}
      </Typography>
      <ConcernChips concerns={findEnvironmentConcerns(column, new Date(serverNow()))} />
      {failure !== null && (
        <Typography variant="caption" role="alert" sx={{ color: 'error.main' }}>
          {failure}
        </Typography>
      )}
    </Head>
  );
}

const Head = styled('div')(({ theme }) => ({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: theme.spacing(1) }));
