/** The command palette (Ctrl or Cmd and K): screens, actions and accounts by a few letters, without the mouse. */
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { readSessionItem, writeSessionItem } from '../../client/first/draft-storage.ts';
import type { CurrentUser } from '../../client/first/session-store.ts';
import type { Startable } from '../../engines/action/available-actions.ts';
import { CommandDialog } from '../../ui/CommandDialog.tsx';
import type { CommandGroup } from '../../ui/CommandList.tsx';
import { Icon } from '../../ui/icons.tsx';
import { Kbd } from '../../ui/Kbd.tsx';
import { followHref } from '../routing/follow-href.ts';
import { EntryLine } from './EntryLine.tsx';
import { type PaletteEntry, ranked, remembered } from './entries.ts';
import { closeHelper, helperState } from './helper-state.ts';
import { useEntries } from './use-entries.ts';
import { type FoundGroup, useFoundEntries } from './use-found-entries.ts';

export interface PaletteProps {
  readonly user: CurrentUser;
  readonly starts: readonly Startable[];
}

const key = 'palette-recent';

export function Palette({ user, starts }: PaletteProps) {
  const { t } = useTranslation();
  const router = useRouter();
  const [query, setQuery] = useState('');
  const [active, setActive] = useState(0);
  // Whose actions stand below; the pointer on its way down to them leaves it as it is.
  const [subject, setSubject] = useState<string>();
  const [recent] = useState(() => (readSessionItem(key) as readonly string[] | undefined) ?? []);
  const local = ranked(useEntries(user, starts), query, recent);
  const { groups: found, isWaiting } = useFoundEntries(query);
  const titles = {
    recent: t('Used last'),
    actions: t('What can be done here'),
    screens: t('Screens'),
    portal: t('Portal'),
  };
  const used = query.trim() === '' ? local.filter(({ id }) => recent.includes(id)).slice(0, 4) : [];
  const rest = local.filter((entry) => !used.includes(entry));
  const things = found.flatMap(({ entries }) => entries).filter(({ actions = [] }) => actions.length > 0);
  const about = things.find(({ id }) => id === subject) ?? things[0];
  const groups: readonly FoundGroup[] = [
    { title: titles.recent, count: undefined, entries: used },
    // The group of the best hit comes first.
    ...[...new Set(rest.map(({ group }) => group))].map((group) => ({
      title: titles[group as keyof typeof titles],
      count: undefined,
      entries: rest.filter((entry) => entry.group === group),
    })),
    ...found,
    ...(about
      ? [{ title: t('Actions for {name}', { name: about.title }), count: undefined, entries: about.actions ?? [] }]
      : []),
  ].filter(({ entries }) => entries.length > 0);
  const choose = (entry: PaletteEntry, elsewhere: boolean) => {
    if (entry.why !== undefined) return;
    writeSessionItem(key, remembered(recent, entry.id));
    closeHelper();
    if (entry.href === undefined) queueMicrotask(() => entry.run?.());
    else followHref(router, entry.href, elsewhere);
  };
  const order = groups.flatMap(({ entries }) => entries);
  const shown = Math.min(active, Math.max(0, order.length - 1));
  const reach = (index: number, isKey: boolean) => {
    setActive(index);
    const reached = order[index];
    if (isKey && reached && things.includes(reached)) setSubject(reached.id);
  };
  // From the thing that is marked to what can be done with it, and back.
  const [next] = about?.actions ?? [];
  const isThere = about?.actions?.some((action) => action === order[shown]);
  const tabTo = about && next ? order.indexOf(isThere ? about : next) : undefined;
  const lined = groups.map(
    ({ title, count, entries }): CommandGroup => ({
      title,
      ...(count === undefined ? {} : { aside: count }),
      options: entries.map((entry) => ({
        id: `${title} ${entry.id}`,
        disabled: entry.why !== undefined,
        onChoose: (elsewhere) => choose(entry, elsewhere),
        content: <EntryLine entry={entry} query={query} active={order[shown] === entry} />,
      })),
    }),
  );
  return (
    <CommandDialog
      opened
      onClose={() => helperState.get()?.helper === 'palette' && closeHelper()}
      label={t('Find screens, actions and accounts')}
      placeholder={t('Screens, actions, accounts')}
      icon={<Icon name="search" size={18} />}
      query={query}
      onQuery={(next) => {
        setQuery(next);
        setActive(0);
        setSubject(undefined);
      }}
      groups={lined}
      active={shown}
      onActive={reach}
      tabTo={tabTo}
      empty={
        isWaiting
          ? t('Looking for “{query}”', { query: query.trim() })
          : t('Nothing fits “{query}”.', { query: query.trim() })
      }
      footer={
        <>
          <span>
            <Kbd>↑</Kbd>
            <Kbd>↓</Kbd> {t('move')}
          </span>
          <span>
            <Kbd>↵</Kbd> {t('open')}
          </span>
          <span>
            <Kbd>Ctrl</Kbd>
            <Kbd>↵</Kbd> {t('in a new window')}
          </span>
          {about && (
            <span>
              <Kbd>Tab</Kbd> {t('actions')}
            </span>
          )}
          <span>
            <Kbd>Esc</Kbd> {t('close')}
          </span>
        </>
      }
    />
  );
}
