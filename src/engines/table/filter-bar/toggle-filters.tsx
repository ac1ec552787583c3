/** Filters that stand open in the bar: types that are on or off, and switches. */
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../ui/icons.tsx';
import { Switch } from '../../../ui/Switch.tsx';
import { translatedChoices } from '../../field-plan/field-text.ts';
import { type FilterPlan, toggled } from '../model/filters.ts';
import { withFilter } from '../model/state.ts';
import type { List } from '../use-list.ts';
import styles from './filter-bar.module.css';

export function ToggleFilters({ list }: { readonly list: List }) {
  const { t } = useTranslation();
  const { plan, state, change } = list;
  return plan.filters.map((filter) => {
    if (filter.face === 'toggles') return <Toggles key={filter.field} list={list} filter={filter} />;
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
function Toggles({ list, filter }: { readonly list: List; readonly filter: FilterPlan }) {
  const { t } = useTranslation();
  const { state, change } = list;
  const value = state.filters[filter.field];
  const isOn = (choice: unknown) =>
    Array.isArray(value) ? value.includes(choice) : value === undefined || value === choice;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend that is seen
    <div role="group" aria-label={t(filter.title)} className={styles['segments']}>
      {translatedChoices(filter.choices ?? [], t).map((choice) => (
        <button
          key={String(choice.value)}
          type="button"
          aria-pressed={isOn(choice.value)}
          onClick={() => change(withFilter(state, filter.field, toggled(filter, value, choice.value)))}
        >
          <Icon name="check" size={14} />
          {choice.label}
        </button>
      ))}
    </div>
  );
}
