/** A list in which nothing fits: what was looked for, and which of several filters stands in the way. */
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormatLocale } from '../../client/language/locale.ts';
import { limits } from '../../rules/limits.ts';
import { Button } from '../../ui/Button.tsx';
import type { BindingValues } from '../binding/resolve.ts';
import type { Translate } from '../field-plan/field-text.ts';
import { NoMatchState } from '../frame/states.tsx';
import { useBranches } from './local-data/branches.tsx';
import { type Narrowing, narrowingsOf } from './model/narrowings.ts';
import { isSearching, type TablePlan } from './model/plan.ts';
import type { ListState } from './model/state.ts';
import type { List } from './use-list.ts';
import { type Bound, useRows } from './use-rows.ts';

export interface NoMatchProps {
  readonly list: List;
  readonly bound: Bound;
  readonly scope: BindingValues;
  readonly note: string | undefined;
  readonly onClear: () => void;
}

/** How many rows there are without a part of what narrows them; undefined: some, and the server does not say how many. */
interface Without {
  readonly part: Narrowing;
  readonly count: number | undefined;
}

const most = ({ count }: Without): number => count ?? 0;

export function NoMatch({ list, bound, scope, note, onClear }: NoMatchProps) {
  const { t } = useTranslation();
  const locale = useFormatLocale();
  const { plan, state, change } = list;
  const [found, setFound] = useState<Readonly<Record<string, Without>>>({});
  const parts = narrowingsOf(plan, state);
  // What was typed stays, where a filter can go; of these the one that hides most.
  const [best] = parts
    .flatMap(({ key }) => found[key] ?? [])
    .sort((a, b) => Number(a.part.words !== undefined) - Number(b.part.words !== undefined) || most(b) - most(a));
  const name = best && nameOf(best.part, t);
  const more =
    best?.count !== undefined &&
    t('Matches without “{name}”: {count}.', { name, count: new Intl.NumberFormat(locale).format(best.count) });
  return (
    <>
      <NoMatchState
        onClear={onClear}
        other={
          best && (
            <Button variant="quiet" onClick={() => change(best.part.without)}>
              {t('Remove {name}', { name })}
            </Button>
          )
        }
      >
        {[noMatchText(state, t), more, note].filter(Boolean).join(' ')}
      </NoMatchState>
      {/* Of one alone it is what clearing would show. */}
      {parts.length > 1 &&
        parts.map((part) => (
          <Counted
            key={part.key}
            {...{ plan, bound, scope, part }}
            onFound={(without) => setFound((before) => ({ ...before, [part.key]: without }))}
          />
        ))}
    </>
  );
}

interface CountedProps {
  readonly plan: TablePlan;
  readonly bound: Bound;
  readonly scope: BindingValues;
  readonly part: Narrowing;
  readonly onFound: (without: Without) => void;
}

/** Reads what the list would show: it stands there at once when somebody goes on to it. */
function Counted({ plan, bound, scope, part, onFound }: CountedProps) {
  const { arranged, tree } = useRows(plan, part.without, bound, useBranches(plan, part.without, bound.list, scope));
  const isAny = arranged !== undefined && arranged.rows.length > 0;
  // A search answers its first hits alone: so many may be the first of more.
  const isCut = isSearching(plan, part.without.find) && (arranged?.rows.length ?? 0) >= limits.searchRows;
  const count = tree || isCut ? undefined : arranged?.total;
  // biome-ignore lint/correctness/useExhaustiveDependencies: told when the answer comes
  useEffect(() => {
    if (isAny) onFound({ part, count });
  }, [isAny, count]);
  return null;
}

const nameOf = ({ title, words, isDate }: Narrowing, t: Translate): string =>
  words ?? t(title ?? (isDate ? 'Period' : 'Range'));

/** What was looked for, in the person's own words. */
function noMatchText({ find, filters }: ListState, t: Translate): string {
  if (!find) return t('No row fits the filters above.');
  return Object.keys(filters).length > 0
    ? t('No row with “{find}” fits the filters above.', { find })
    : t('No row contains “{find}”.', { find });
}
