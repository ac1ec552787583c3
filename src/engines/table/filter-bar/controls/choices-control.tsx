/** Narrows by choices: each holds at once. */
import { useTranslation } from 'react-i18next';
import { Checkbox } from '../../../../ui/Checkbox.tsx';
import type { BindingValues } from '../../../binding/resolve.ts';
import { withFilter } from '../../model/state.ts';
import styles from '../chips.module.css';
import { useFilterChoices } from '../use-filter-choices.ts';
import type { FilterControlProps } from './control-props.ts';

export interface ChoicesControlProps extends FilterControlProps {
  readonly scope: BindingValues;
}

export function ChoicesControl({ chip, list, scope }: ChoicesControlProps) {
  const { t } = useTranslation();
  const { state, change } = list;
  const [filter] = chip.filters;
  const choices = useFilterChoices(filter, list, scope, true);
  const value = state.filters[filter.field];
  const chosen: readonly unknown[] = Array.isArray(value) ? value : value === undefined ? [] : [value];
  const choose = (choice: unknown, on: boolean) => {
    const others = filter.many ? chosen.filter((each) => each !== choice) : [];
    const next = on ? [...others, choice] : others;
    change(withFilter(state, filter.field, next.length === 0 ? undefined : filter.many ? next : next[0]));
  };
  if (choices?.length === 0) return <p className={styles['none']}>{t('There is nothing to choose from.')}</p>;
  return (
    <div className={styles['choices']}>
      {choices?.map((choice) => (
        <Checkbox
          key={String(choice.value)}
          label={choice.label}
          checked={chosen.includes(choice.value)}
          onChange={(event) => choose(choice.value, event.currentTarget.checked)}
        />
      ))}
    </div>
  );
}
