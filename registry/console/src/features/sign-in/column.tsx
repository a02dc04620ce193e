import { styled } from '@social/ui';

/** A column for the parts of the sign-in form. */
export const Column = styled('div')(({ theme }) => ({ display: 'grid', gap: theme.spacing(2) }));
