import { t } from '@social/texts';
import { styled } from '@social/ui';

const topics: readonly { question: string; answer: string }[] = [
  {
    question: t('Who can see what I post?'),
    answer: t('You choose it for each post in the composer: everyone, people you follow, your followers, or only you.'),
  },
  {
    question: t('Is a post lost when the connection breaks?'),
    answer: t('No. What you write is kept in this browser until it was sent. A post that was not sent waits at the top of your feed.'),
  },
  {
    question: t('How do I see less of something?'),
    answer: t(
      'The menu of a post hides or reports it. You can stop following a member, or block them, on their profile. Settings lists whom you blocked.',
    ),
  },
  {
    question: t('How do I find something again?'),
    answer: t('Save a post, and it waits under Saved Posts. Search finds people, pages, groups and words of posts; the key / opens it.'),
  },
  {
    question: t('How do I sign out on a device that I no longer have?'),
    answer: t('Settings lists where you are signed in. Sign out whatever you don’t know, and change your password there.'),
  },
];

/** Answers what members ask first. */
export function HelpTopics() {
  return (
    <Topics>
      {topics.map(({ question, answer }) => (
        <details key={question}>
          <summary>{question}</summary>
          <p>{answer}</p>
        </details>
      ))}
    </Topics>
  );
}

const Topics = styled('div')(({ theme }) => ({
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: 14,
  backgroundColor: theme.vars.palette.background.paper,
  '& details': { padding: theme.spacing(0, 2) },
  '& details + details': { borderTop: `1px solid ${theme.vars.palette.divider}` },
  '& summary': { padding: theme.spacing(1.5, 0), fontWeight: 600, cursor: 'pointer' },
  '& p': { margin: 0, paddingBottom: theme.spacing(1.5), color: theme.vars.palette.text.secondary },
}));
