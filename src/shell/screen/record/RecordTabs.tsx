/** The sub-screens of a record as tabs: those whose right is held and that fit the record; of one alone, the line below the head. */

import type { ScreenEntry } from 'virtual:screens';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { fillPath } from '../../../client/page/fill-path.ts';
import { useCapabilities } from '../../../client/session/session.ts';
import { holds } from '../../../engines/binding/condition.ts';
import { TabLinks } from '../../../ui/Tabs.tsx';
import { siblingScreens } from '../../palette/entries.ts';
import { type RecordGroup, tabOf, tabsOf } from '../../routing/record-groups.ts';
import { hrefOf } from '../../routing/screen-address.tsx';
import styles from './RecordHeader.module.css';
import { type ShownTab, shownTabs } from './shown-tabs.ts';
import { TabCount } from './TabCount.tsx';

export interface RecordTabsProps {
  readonly group: RecordGroup<ScreenEntry>;
  readonly current: ScreenEntry | undefined;
  readonly record: unknown;
  readonly params: Readonly<Record<string, string>>;
}

export function RecordTabs({ group, current, record, params }: RecordTabsProps) {
  const { t } = useTranslation();
  const held = useCapabilities();
  const open = current && tabOf(group, current);
  const tabs = siblingScreens(tabsOf(group), held)
    .filter(({ tab }) => tab?.when === undefined || (record !== undefined && holds(tab.when, record)))
    .map((entry) => ({
      label: t(entry.tab?.title ?? entry.title),
      ...(entry.tab?.count || entry.tab?.missing
        ? { count: <TabCount entry={entry} params={params} />, fault: entry.tab.missing === true }
        : {}),
      href: hrefOf(fillPath(entry.path.split('?')[0] ?? entry.path, params)),
      current: entry === open,
      above: entry !== current,
    }));
  const told = JSON.stringify(tabs.map(({ label, href }) => ({ label, href })));
  useEffect(() => {
    shownTabs.set(JSON.parse(told) as ShownTab[]);
    return () => shownTabs.set([]);
  }, [told]);
  // One's own address alone leads nowhere.
  if (tabs.length === 1 && open !== undefined && open === current) return <div className={styles['tabs']} data-alone />;
  return (
    <div className={styles['tabs']}>
      <TabLinks label={t('Parts of this record')} tabs={tabs} />
    </div>
  );
}
