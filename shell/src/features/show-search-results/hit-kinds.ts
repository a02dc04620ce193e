import { t } from '@social/texts';
import { hitKindLabels, hitKinds, type HitKind } from '../../lib/hit';

export type ResultTab = 'all' | HitKind;

export const resultTabs: readonly ResultTab[] = ['all', ...hitKinds];

export const tabLabels: Record<ResultTab, string> = { all: t('All'), ...hitKindLabels };

/** Returns the tab in the URL; the first without a known one. */
export function parseTab(value: string | null): ResultTab {
  return resultTabs.find((tab) => tab === value) ?? 'all';
}
