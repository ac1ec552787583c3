/** Filters that stand open in the bar: types that are on or off, tabs, and switches. */
import { useTranslation } from 'react-i18next';
import { useFormatLocale } from '../../../client/language/locale.ts';
import { valueAt } from '../../../rules/path.ts';
import { CountBadge } from '../../../ui/CountBadge.tsx';
import { Icon } from '../../../ui/icons.tsx';
import { Switch } from '../../../ui/Switch.tsx';
import { filterTabs } from '../model/filter-tabs.ts';
import type { FilterPlan } from '../model/filters.ts';
import { withFilter } from '../model/state.ts';
import { isOn, type Toggle, toggled, togglesOf } from '../model/toggles.ts';
import type { List } from '../use-list.ts';
import styles from './filter-bar.module.css';

export interface ToggleFiltersProps {
  readonly list: List;
  /** What the list's call has answered. */
  readonly answer: unknown;
}

export function ToggleFilters({ list, answer }: ToggleFiltersProps) {
  const { t } = useTranslation();
  const { plan, state, change } = list;
  return plan.filters.map((filter) => {
    if (filter.face === 'toggles') return <Toggles key={filter.field} {...{ list, answer, filter }} />;
    if (filter.face === 'tabs') return <Tabs key={filter.field} {...{ list, answer, filter }} />;
    if (filter.face !== 'switch') return null;
    return (
      <Switch
        key={filter.field}
        className={styles['switch'] ?? ''}
        label={t(filter.title)}
        checked={state.filters[filter.field] === true}
        onChange={(event) => change(withFilter(state, filter.field, event.currentTarget.checked || undefined))}
      />
    );
  });
}

/** All on is the calm state: a check mark, no tint. */
function Toggles({ list, answer, filter }: ToggleFiltersProps & { readonly filter: FilterPlan }) {
  const { t } = useTranslation();
  const locale = useFormatLocale();
  const { plan, state, change } = list;
  const counts = plan.block.counts?.[filter.field];
  const countOf = ({ values }: Toggle) => {
    const each = counts === undefined ? [] : values.map((value) => valueAt(answer, `${counts}.${value}`));
    if (each.length === 0 || !each.every((count) => typeof count === 'number')) return undefined;
    return new Intl.NumberFormat(locale).format(each.reduce((sum, count) => sum + count, 0));
  };
  const value = state.filters[filter.field];
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend that is seen
    <div role="group" aria-label={t(filter.title)} className={styles['segments']}>
      {togglesOf(filter).map((toggle) => (
        <button
          key={toggle.values.join(' ')}
          type="button"
          aria-pressed={isOn(value, toggle.values)}
          onClick={() => change(withFilter(state, filter.field, toggled(filter, value, toggle.values)))}
        >
          <Icon name={isOn(value, toggle.values) === 'mixed' ? 'minus' : 'check'} size={14} />
          {[t(toggle.label), countOf(toggle)].filter(Boolean).join(' ')}
        </button>
      ))}
    </div>
  );
}

/** One at a time: what is open is pressed. */
function Tabs({ list, answer, filter }: ToggleFiltersProps & { readonly filter: FilterPlan }) {
  const { t } = useTranslation();
  const locale = useFormatLocale();
  const { plan, state, change } = list;
  const tabs = filterTabs(filter, state.filters[filter.field], plan.block.counts?.[filter.field], answer);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend that is seen
    <div role="group" aria-label={t(filter.title)} className={styles['filterTabs']}>
      {tabs.map(({ label, isOpen, count, isFault, value }) => (
        <button
          key={label}
          type="button"
          aria-pressed={isOpen}
          onClick={() => change(withFilter(state, filter.field, value))}
        >
          {t(label)}
          {count !== undefined && (
            <CountBadge fault={isFault}>{new Intl.NumberFormat(locale).format(count)}</CountBadge>
          )}
        </button>
      ))}
    </div>
  );
}
