import { t } from '@social/texts';
import { CommentIcon, EmptyState, styled } from '@social/ui';

const details = {
  person: t('This account does not exist any more, or you cannot see it.'),
  group: t('This group does not exist any more, or you are not in it.'),
};

/** Replaces the messages of a person to whose conversation no message can be sent. */
export function UnknownRecipient({ kind }: { kind: keyof typeof details }) {
  return (
    <Middle>
      <EmptyState icon={<CommentIcon />} title={t('This conversation cannot be opened')} detail={details[kind]} />
    </Middle>
  );
}

const Middle = styled('div')({ flex: 1, display: 'grid', placeItems: 'center' });
