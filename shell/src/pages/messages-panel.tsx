import { pageAreaProps } from '@social/contracts/page-protocol';
import { t } from '@social/texts';
import { Stack, styled, Typography } from '@social/ui';
import { TrendingTopics } from '../features/show-trending-topics/trending-topics';
import { Region } from '../features/show-region/region';
import { panelRegion } from '../routes';

const footerEntries = [
  t('About us'),
  t('Blogs'),
  t('Contact us'),
  t('Developers'),
  t('Languages'),
  t('Terms & Condition'),
  t('Privacy Policy'),
];

/** The panel Messages & Activity, with the conversations of mf_chat. */
export function MessagesPanel() {
  return (
    <Stack component="aside" {...pageAreaProps} aria-labelledby="messages-and-activity" spacing={3} sx={{ p: 2 }}>
      <Typography id="messages-and-activity" component="h2" variant="h3">
        {t('Messages & Activity')}
      </Typography>
      <Conversations>
        <Region {...panelRegion} name={t('Your conversations')} />
      </Conversations>
      <TrendingTopics />
      <Footer>
        {footerEntries.map((entry) => (
          <li key={entry}>{entry}</li>
        ))}
      </Footer>
    </Stack>
  );
}

// Reserves the height of seven conversations while they load, so that the topics below hardly move.
const Conversations = styled('div')({ '&:has([role="status"])': { minHeight: 640 } });

const Footer = styled('ul')(({ theme }) => ({
  ...theme.typography.caption,
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(0.5, 1.5),
  margin: 0,
  padding: 0,
  listStyle: 'none',
  color: theme.vars.palette.text.secondary,
}));
