import Button from '@mui/material/Button';
import { t } from '@social/texts';

export type FollowButtonProps = {
  state: 'none' | 'following' | 'requested';
  /** Part of the accessible name: a list has many of these buttons. */
  personName: string;
  /** The person follows the member. */
  followsMe?: boolean;
  size?: 'small' | 'medium';
  onClick: () => void;
};

/** Shows and changes whether the member follows a person. Use it with `useFollow` of @social/data. */
export function FollowButton({ state, personName, followsMe = false, size = 'medium', onClick }: FollowButtonProps) {
  const label = getLabel(state, followsMe);
  return (
    <Button
      variant={state === 'none' ? 'contained' : 'outlined'}
      color={state === 'none' ? 'primary' : 'inherit'}
      size={size}
      aria-label={`${label} ${personName}`}
      title={hints[state]}
      onClick={onClick}
    >
      {label}
    </Button>
  );
}

function getLabel(state: FollowButtonProps['state'], followsMe: boolean): string {
  switch (state) {
    case 'none':
      return followsMe ? t('Follow back') : t('Follow');
    case 'following':
      return t('Following');
    case 'requested':
      return t('Requested');
  }
}

const hints = { none: undefined, following: t('Stop following'), requested: t('Take the request back') };
