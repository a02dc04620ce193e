import { Skeleton, styled } from '@social/ui';

const widths = ['55%', '70%', '45%', '60%', '75%', '50%'];

/** Outlines rows of conversations while they load. The text beside it tells of the loading. */
export function ConversationSkeletons() {
  return (
    <div aria-hidden>
      {widths.map((width) => (
        <Row key={width}>
          <Skeleton variant="circular" width={44} height={44} />
          <Lines>
            <Skeleton width={width} />
            <Skeleton width="85%" />
            <Skeleton width="60%" />
          </Lines>
        </Row>
      ))}
    </div>
  );
}

const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1.5),
  paddingBlock: theme.spacing(0.75),
}));

const Lines = styled('div')({ flex: 1 });
