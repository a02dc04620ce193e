import { t } from '@social/texts';
import { TabItem, TabList, tabProps } from '@social/ui';
import { useSearchParams } from '@social/ui/router';

export type PagesTab = 'managed' | 'suggested' | 'liked';

const tabs: { value: PagesTab; label: string }[] = [
  { value: 'managed', label: t('My Pages') },
  { value: 'suggested', label: t('Suggested Page') },
  { value: 'liked', label: t('Liked Page') },
];

export const pagesPanelId = 'pages-panel';

/** Reads the tab from the address, so that a reload and the Back button preserve it. */
export function usePagesTab(): [PagesTab, (tab: PagesTab) => void] {
  const [params, setParams] = useSearchParams();
  const requested = params.get('tab');
  const tab = tabs.find(({ value }) => value === requested)?.value ?? 'managed';
  return [tab, (next) => setParams(next === 'managed' ? {} : { tab: next })];
}

export function PageTabs({ tab, onChoose }: { tab: PagesTab; onChoose: (tab: PagesTab) => void }) {
  return (
    <TabList aria-label={t('Pages')}>
      {tabs.map(({ value, label }) => (
        <TabItem
          key={value}
          id={pagesTabId(value)}
          {...tabProps(value === tab)}
          aria-controls={pagesPanelId}
          onClick={() => onChoose(value)}
        >
          {label}
        </TabItem>
      ))}
    </TabList>
  );
}

export function pagesTabId(tab: PagesTab): string {
  return `pages-tab-${tab}`;
}
