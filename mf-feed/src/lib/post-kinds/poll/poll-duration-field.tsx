import { pollDurations, type NewPoll } from '@social/api/posts/post-extras';
import { siteSettingsQuery } from '@social/data/site/site-settings-query';
import { apiClient } from '@social/session';
import { plural, t } from '@social/texts';
import { ChoiceField } from '@social/ui';
import { useQuery } from '@tanstack/react-query';

export type PollDurationFieldProps = { hours: NewPoll['hours']; onChange: (hours: NewPoll['hours']) => void };

/** Chooses when the poll ends, where the host can end polls. */
export function PollDurationField({ hours, onChange }: PollDurationFieldProps) {
  const { data: settings } = useQuery(siteSettingsQuery(apiClient));
  // A choice that is stored in a draft stays visible while the settings are fetched, and where that fails.
  if (!settings?.canEndPolls && hours === null) return null;
  const options = pollDurations.map((duration) => ({
    value: String(duration),
    label: plural(duration / 24, { one: 'After {count} day', other: 'After {count} days' }),
  }));
  return (
    <ChoiceField
      label={t('The poll ends')}
      options={[{ value: '', label: t('Never') }, ...options]}
      value={String(hours ?? '')}
      onChange={(chosen) => onChange(pollDurations.find((duration) => String(duration) === chosen) ?? null)}
    />
  );
}
