/** Tabs of one page: links when each has an address, otherwise panels switched in place. */
import { Tabs as MantineTabs } from '@mantine/core';
import '@mantine/core/styles/Tabs.layer.css';
import type { ReactNode } from 'react';
import { CountBadge } from './CountBadge.tsx';
import { Link } from './links.tsx';
import styles from './Tabs.module.css';

export interface TabTexts {
  readonly label: string;
  readonly count?: number | undefined;
  /** The count tells of a fault. */
  readonly fault?: boolean;
}

export interface TabLink extends TabTexts {
  readonly href: string;
  readonly current?: boolean;
}

export function TabLinks({ label, tabs, after }: { label: string; tabs: readonly TabLink[]; after?: ReactNode }) {
  return (
    <nav aria-label={label} className={styles['list']}>
      {tabs.map((tab) => (
        <Link key={tab.href} href={tab.href} className={styles['tab']} aria-current={tab.current ? 'page' : undefined}>
          <TabWords {...tab} />
        </Link>
      ))}
      {after}
    </nav>
  );
}

export interface TabPanel extends TabTexts {
  readonly value: string;
  readonly content: ReactNode;
}

export interface TabsProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly tabs: readonly TabPanel[];
}

export function Tabs({ label, value, onChange, tabs }: TabsProps) {
  return (
    <MantineTabs
      value={value}
      onChange={(next) => next !== null && onChange(next)}
      keepMounted={false}
      classNames={styles}
    >
      <MantineTabs.List aria-label={label}>
        {tabs.map((tab) => (
          <MantineTabs.Tab key={tab.value} value={tab.value}>
            <TabWords {...tab} />
          </MantineTabs.Tab>
        ))}
      </MantineTabs.List>
      {tabs.map((tab) => (
        <MantineTabs.Panel key={tab.value} value={tab.value}>
          {tab.content}
        </MantineTabs.Panel>
      ))}
    </MantineTabs>
  );
}

function TabWords({ label, count, fault }: TabTexts) {
  return (
    <span className={styles['words']}>
      {label}
      {count !== undefined && <CountBadge fault={fault}>{count}</CountBadge>}
    </span>
  );
}
