import Button from '@mui/material/Button';

export type FollowButtonProps = {
  /** What the member is to the person. */
  state: 'none' | 'following' | 'requested';
  /** Said beside the word on the button: a list has many of them. */
  personName: string;
  /** The person follows the member. */
  followsMe?: boolean;
  size?: 'small' | 'medium';
  onClick: () => void;
};

/** Says whether one follows somebody; a press changes it. Pair it with `useFollow` of the session. */
export function FollowButton({ state, personName, followsMe = false, size = 'medium', onClick }: FollowButtonProps) {
  const word = wordOf(state, followsMe);
  return (
    <Button
      variant={state === 'none' ? 'contained' : 'outlined'}
      color={state === 'none' ? 'primary' : 'inherit'}
      size={size}
      aria-label={`${word} ${personName}`}
      title={hints[state]}
      onClick={onClick}
    >
      {word}
    </Button>
  );
}

function wordOf(state: FollowButtonProps['state'], followsMe: boolean): string {
  switch (state) {
    case 'none':
      return followsMe ? 'Follow back' : 'Follow';
    case 'following':
      return 'Following';
    case 'requested':
      return 'Requested';
  }
}

const hints = { none: undefined, following: 'Stop following', requested: 'Take the request back' };
