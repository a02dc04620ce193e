import { t } from '@social/texts';
import { Button, lazyComponent } from '@social/ui';
import { hasDetails } from './draft';
import type { DraftDetailsProps } from './draft-details-body';

/** Loaded when there is something to show: the first visit rarely has it. */
const Body = lazyComponent<DraftDetailsProps>({
  load: async () => (await import(/* webpackChunkName: 'draft-details' */ './draft-details-body')).DraftDetailsBody,
  fallback: null,
  failed: (retry) => <Button onClick={retry}>{t('Show what goes with your post')}</Button>,
});

/** Shows what a draft has besides its text, and the refused files. */
export function DraftDetails(props: DraftDetailsProps) {
  const { draft, refusals } = props;
  const hasLink = /https?:\/\/\S/i.test(draft.text);
  return draft.attachments.length > 0 || refusals.length > 0 || hasDetails(draft) || hasLink ? <Body {...props} /> : null;
}
