/** Tabs of one page: links when each has an address, otherwise panels switched in place. */
import { Tabs as MantineTabs } from '@mantine/core';
import '@mantine/core/styles/Tabs.layer.css';
import { type ReactNode, useEffect, useRef } from 'react';
import { CountBadge } from './CountBadge.tsx';
import { Link } from './links.tsx';
import styles from './Tabs.module.css';

export interface TabTexts {
  readonly label: string;
  /** A number, or what will show one. */
  readonly count?: ReactNode;
  /** The count tells of a fault. */
  readonly fault?: boolean;
}

export interface TabLink extends TabTexts {
  readonly href: string;
  readonly current?: boolean;
  /** What is open stands below this tab: the tab leads up to its whole. */
  readonly above?: boolean;
}

export interface TabLinksProps {
  readonly label: string;
  readonly tabs: readonly TabLink[];
  readonly after?: ReactNode;
  /** Below other tabs: they look like parts of what is open there, not like the same row again. */
  readonly inner?: boolean;
}

export function TabLinks({ label, tabs, after, inner = false }: TabLinksProps) {
  const list = useRef<HTMLElement>(null);
  const current = tabs.find((tab) => tab.current)?.href;
  const count = tabs.length;
  useEffect(() => {
    if (current !== undefined && count > 0) bringIntoSight(list.current);
  }, [current, count]);
  return (
    <nav ref={list} aria-label={label} className={styles['list']} data-inner={inner || undefined}>
      {tabs.map((tab) => (
        <Link key={tab.href} href={tab.href} className={styles['tab']} {...currentOf(tab)}>
          <TabWords {...tab} />
        </Link>
      ))}
      {after}
    </nav>
  );
}

/** Where the tabs are wider than the page, the current one is moved to the middle; the page itself stays where it is. */
function bringIntoSight(list: HTMLElement | null): void {
  const tab = list?.querySelector('[aria-current]')?.getBoundingClientRect();
  if (!list || !tab || list.scrollWidth <= list.clientWidth) return;
  const { left, width } = list.getBoundingClientRect();
  list.scrollLeft += tab.left + tab.width / 2 - (left + width / 2);
}

const currentOf = ({ current, above }: TabLink) =>
  current ? { 'aria-current': above ? true : ('page' as const) } : {};

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
