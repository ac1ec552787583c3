/** Narrows by one thing that is found by typing, such as an account. */
import { useTranslation } from 'react-i18next';
import type { BindingValues } from '../../../binding/resolve.ts';
import type { LookupValue } from '../../model/filters.ts';
import { withFilter } from '../../model/state.ts';
import type { FilterControlProps } from './control-props.ts';
import { LookupSelect } from './lookup-select.tsx';

export interface LookupControlProps extends FilterControlProps {
  readonly scope: BindingValues;
}

export function LookupControl({ chip, list, scope, onDone }: LookupControlProps) {
  const { t } = useTranslation();
  const { state, change } = list;
  const [{ field, title, lookup }] = chip.filters;
  const chosen = state.filters[field] as LookupValue | undefined;
  return (
    <LookupSelect
      label={t(title)}
      lookup={lookup}
      scope={scope}
      chosen={chosen?.label}
      onChoose={(found) => {
        change(withFilter(state, field, found));
        onDone();
      }}
    />
  );
}
