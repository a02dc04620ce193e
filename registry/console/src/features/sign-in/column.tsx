import { styled } from '@social/ui';

/** The parts of what signs in, one below the other. */
export const Column = styled('div')(({ theme }) => ({ display: 'grid', gap: theme.spacing(2) }));
