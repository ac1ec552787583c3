/** The sub-screens of a record as tabs: those whose right is held and that fit the record. */

import type { ScreenEntry } from 'virtual:screens';
import { useTranslation } from 'react-i18next';
import { fillPath } from '../../client/fill-path.ts';
import { useHeld } from '../../client/session.ts';
import { holds } from '../../engines/condition.ts';
import { meets } from '../../rules/capability.ts';
import { TabLinks } from '../../ui/Tabs.tsx';
import { hrefOf } from '../address.tsx';
import { type RecordGroup, tabsOf } from '../records.ts';
import styles from './RecordHead.module.css';

export interface RecordTabsProps {
  readonly group: RecordGroup<ScreenEntry>;
  readonly current: ScreenEntry | undefined;
  readonly record: unknown;
  readonly params: Readonly<Record<string, string>>;
}

export function RecordTabs({ group, current, record, params }: RecordTabsProps) {
  const { t } = useTranslation();
  const held = useHeld();
  const tabs = tabsOf(group).filter(({ tab, gate }) => {
    const fits = tab?.when === undefined || (record !== undefined && holds(tab.when, record));
    return fits && meets(held, gate);
  });
  return (
    <div className={styles['tabs']}>
      <TabLinks
        label={t('Parts of this record')}
        tabs={tabs.map((entry) => ({
          label: t(entry.tab?.title ?? entry.title),
          href: hrefOf(fillPath(entry.path.split('?')[0] ?? entry.path, params)),
          current: entry === current,
        }))}
      />
    </div>
  );
}
