/** The state of the search: what is typed, what is found, which of it is marked, and what is told of it (SRCH-1 to SRCH-20). */
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { raise } from '../../client/analytics/analytics.ts';
import type { Finder } from '../../define/finder.ts';
import { useDelayed } from '../../engines/frame/use-delayed.ts';
import type { CommandGroup, CommandOption } from '../../ui/CommandList.tsx';
import { optionsOf } from '../../ui/CommandList.tsx';
import { Icon } from '../../ui/icons.tsx';
import { useLinks } from '../../ui/links.tsx';
import { FoundCount } from './FoundCount.tsx';
import { exploreAddress, type FoundThing } from './find.ts';
import { ResultLine } from './ResultLine.tsx';
import { SearchSkeleton } from './SearchSkeleton.tsx';
import styles from './search.module.css';
import { type SearchPart, useFound } from './use-found.ts';

export interface SearchProps {
  readonly finders: readonly Finder[];
  /** Leads there; `elsewhere`: in a window of its own. */
  readonly onOpen: (href: string, elsewhere: boolean) => void;
}

/** One letter is enough here (SRCH-19). */
const shortest = 1;

export function useSearch({ finders, onOpen }: SearchProps) {
  const { t } = useTranslation();
  const { href } = useLinks();
  const [typed, setTyped] = useState('');
  const [active, setActive] = useState(0);
  const text = typed.trim();
  const parts = useFound(finders, typed, {
    shortest,
    onDone: (searchText, found) =>
      raise({
        name: 'global-search__search-results',
        searchText,
        servicesCount: found['service']?.total ?? found['service']?.things.length ?? 0,
        accountsCount: found['account']?.total ?? found['account']?.things.length ?? 0,
      }),
  });
  const isWaiting = parts.some((part) => part.isWaiting);
  const isLate = useDelayed(isWaiting);
  const clear = () => {
    setTyped('');
    setActive(0);
  };
  const lead = (address: string, elsewhere: boolean) => {
    if (!elsewhere) clear();
    onOpen(address, elsewhere);
  };
  const resultOption = (thing: FoundThing, index: number): CommandOption => {
    const address = href(thing.kind, thing.id);
    return {
      id: `${thing.kind} ${thing.id}`,
      ...(address === undefined ? { disabled: true } : { href: address }),
      content: <ResultLine thing={thing} text={text} isActive={index === active} />,
      onChoose: (elsewhere) => {
        if (address === undefined) return;
        raise({ name: 'global-search__result-click', searchText: text, kind: thing.kind, id: thing.id });
        lead(address, elsewhere);
      },
    };
  };
  const exploreOption = ({ finder: { finder, explore }, found }: SearchPart): readonly CommandOption[] => {
    if (!explore || !found) return [];
    const count = found.total ?? found.things.length;
    const address = exploreAddress(explore.to, text);
    return [
      {
        id: `explore ${finder}`,
        href: address,
        content: (
          <span className={styles['explore']}>
            <Icon name="search" />
            <span>{t(count > 0 ? explore.title : explore.none, { count, text })}</span>
            <Icon name="arrow-right" />
          </span>
        ),
        onChoose: (elsewhere) => {
          raise({ name: 'global-search__explore-link-click', searchText: text });
          lead(address, elsewhere);
        },
      },
    ];
  };
  let at = 0;
  const outdated = new Set<number>();
  const hasFound = ({ found }: SearchPart) => (found?.things.length ?? 0) > 0;
  const shown = parts.filter((part) => !part.finder.ifFound || hasFound(part));
  // What was found is marked first; nothing moves while something may still come.
  const inOrder = isWaiting ? shown : [...shown.filter(hasFound), ...shown.filter((part) => !hasFound(part))];
  const groups = inOrder.map((part): CommandGroup => {
    const isHidden = part.isWaiting && (isLate || !part.found);
    const things = isHidden ? [] : (part.found?.things ?? []);
    const explore = part.isWaiting ? [] : exploreOption(part);
    const options = [...things.map((thing, index) => resultOption(thing, at + index)), ...explore];
    if (part.isWaiting) for (let index = 0; index < options.length; index += 1) outdated.add(at + index);
    at += options.length;
    return {
      title: t(part.finder.title),
      options,
      ...(isHidden
        ? { note: <SearchSkeleton isLate={isLate} /> }
        : things.length === 0
          ? { note: t('No results found') }
          : { aside: <FoundCount part={part} shown={things.length} /> }),
    };
  });
  const last = Math.max(0, optionsOf(groups).length - 1);
  return {
    typed,
    text,
    /** Why nobody is asked though something was typed (SRCH-19). */
    hint:
      typed !== '' && text.length < shortest
        ? t('{count, plural, one {At least # letter} other {At least # letters}}', { count: shortest })
        : undefined,
    type: (next: string) => {
      setTyped(next);
      setActive(0);
    },
    clear,
    groups,
    isWaiting,
    /** What is marked was found for the text before: Enter must not open it. */
    isOutdated: outdated.has(Math.min(active, last)),
    active: Math.min(active, last),
    onActive: setActive,
    /** Told to screen readers once everything is there. */
    outcome: isWaiting
      ? ''
      : parts.map(({ finder, found }) => `${t(finder.title)}: ${found?.total ?? found?.things.length ?? 0}`).join(', '),
  };
}
