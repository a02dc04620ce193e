import type { PersonSummary } from '@social/api/people/person';
import { PersonAvatar, styled, Typography } from '@social/ui';
import type { ReactNode } from 'react';

export function PersonRow({ person, action }: { person: PersonSummary; action: ReactNode }) {
  return (
    <Row>
      <PersonAvatar name={person.name} avatarUrl={person.avatarUrl} />
      <TextColumn>
        <Typography dir="auto" sx={{ fontWeight: 600 }}>
          {person.name}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          @{person.username}
        </Typography>
      </TextColumn>
      {action}
    </Row>
  );
}

const Row = styled('li')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1.5),
  paddingBlock: theme.spacing(1),
}));

const TextColumn = styled('div')({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' });
