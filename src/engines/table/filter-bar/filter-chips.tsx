/** Filters as chips: those that are set, a way to add one, each edited in a small panel. */
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormatLocale } from '../../../client/language/locale.ts';
import type { Choice } from '../../../define/fields/field.ts';
import { fieldFor } from '../../../fields/registry.ts';
import { IconButton } from '../../../ui/IconButton.tsx';
import { Icon } from '../../../ui/icons.tsx';
import { Menu, MenuItem } from '../../../ui/Menu.tsx';
import { Popover } from '../../../ui/Popover.tsx';
import type { BindingValues } from '../../binding/resolve.ts';
import type { Translate } from '../../field-plan/field-text.ts';
import { type Chip, chipsOf, isSet } from '../model/chips.ts';
import type { FilterPlan, LookupValue } from '../model/filters.ts';
import { type Side, sideOf } from '../model/range.ts';
import { type ListState, withFilter } from '../model/state.ts';
import type { List } from '../use-list.ts';
import { ChipEditor } from './chip-editor.tsx';
import styles from './chips.module.css';
import { useFilterChoices } from './use-filter-choices.ts';

export interface FilterChipsProps {
  readonly list: List;
  readonly scope: BindingValues;
}

export function FilterChips({ list, scope }: FilterChipsProps) {
  const { t } = useTranslation();
  const { plan, state } = list;
  const [editing, setEditing] = useState<string>();
  const chips = chipsOf(plan.filters);
  const stands = (chip: Chip) => isSet(chip, state) || chip.key === editing;
  const others = chips.filter((chip) => !stands(chip) && !isAlways(chip));
  return (
    <>
      {chips.map((chip) =>
        stands(chip) ? (
          <FilterChip
            key={chip.key}
            chip={chip}
            list={list}
            scope={scope}
            opened={chip.key === editing}
            onOpen={(open) => setEditing(open ? chip.key : undefined)}
          />
        ) : (
          isAlways(chip) && (
            <button key={chip.key} type="button" className={styles['add']} onClick={() => setEditing(chip.key)}>
              <Icon name="plus" size={14} />
              {titleOfChip(chip, t)}
            </button>
          )
        ),
      )}
      {others.length > 0 && (
        <Menu
          target={
            <button type="button" className={styles['add']}>
              <Icon name="plus" size={14} />
              {t('Add filter')}
            </button>
          }
        >
          {others.map((chip) => (
            // The menu gives the focus back first, then the panel takes it.
            <MenuItem key={chip.key} onClick={() => setTimeout(() => setEditing(chip.key))}>
              {titleOfChip(chip, t)}
            </MenuItem>
          ))}
        </Menu>
      )}
    </>
  );
}

/** What people come for stands in sight before it is set. */
const isAlways = ({ filters }: Chip): boolean => filters.some(({ always }) => always);

interface FilterChipProps extends FilterChipsProps {
  readonly chip: Chip;
  readonly opened: boolean;
  readonly onOpen: (open: boolean) => void;
}

function FilterChip({ chip, list, scope, opened, onOpen }: FilterChipProps) {
  const { t } = useTranslation();
  const locale = useFormatLocale();
  const { state, change } = list;
  const title = titleOfChip(chip, t);
  const [first] = chip.filters;
  const choices = useFilterChoices(first, list, scope, isSet(chip, state));
  const text = chipText(chip, state, locale, t, choices);
  const clear = () => {
    change(chip.filters.reduce((now, { field }) => withFilter(now, field, undefined), state));
    onOpen(false);
  };
  return (
    <span className={styles['chip']} data-chip>
      <Popover
        label={title}
        opened={opened}
        onChange={onOpen}
        target={
          <button type="button" aria-expanded={opened} onClick={() => onOpen(!opened)}>
            {title} <b>{text}</b>
          </button>
        }
      >
        <ChipEditor chip={chip} list={list} scope={scope} onDone={() => onOpen(false)} />
      </Popover>
      <IconButton
        size={24}
        tooltip={false}
        label={t('Remove the filter {filter}', { filter: title })}
        icon={<Icon name="x" size={14} />}
        onClick={clear}
      />
    </span>
  );
}

function titleOfChip({ title, filters: [{ face }] }: Chip, t: Translate): string {
  if (title !== undefined) return t(title);
  return face === 'dateRange' ? t('Period') : t('Range');
}

function chipText(
  { filters }: Chip,
  state: ListState,
  locale: string,
  t: Translate,
  choices: readonly Choice[] | undefined,
): string {
  const texts = filters.map((filter) => valueText(filter, state.filters[filter.field], locale, t, choices));
  const [first, last] = texts;
  const [{ field }] = filters;
  if (filters.length === 1) return openText(sideOf(field)?.side, first ?? '', t);
  if (first && last) return `${first} – ${last}`;
  return openText(first ? 'from' : 'to', first || last || '', t);
}

/** A range that is open at one end. */
function openText(side: Side | undefined, value: string, t: Translate): string {
  if (!side || value === '') return value;
  return side === 'from' ? t('from {value}', { value }) : t('until {value}', { value });
}

/** More of them than these are counted. */
const namedValues = 2;

function valueText(
  { kind, face }: FilterPlan,
  value: unknown,
  locale: string,
  t: Translate,
  names: readonly Choice[] | undefined,
): string {
  if (value === undefined) return '';
  if (face === 'lookup') return (value as LookupValue).label;
  if (face === 'boolean') return value === true ? t('Yes') : t('No');
  if (face === 'dateRange') {
    return new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(String(value)));
  }
  const nameOf = (each: unknown) => names?.find((choice) => choice.value === each)?.label ?? String(each);
  if (Array.isArray(value)) {
    const more = value.length - namedValues;
    return `${value.slice(0, namedValues).map(nameOf).join(', ')}${more > 0 ? ` +${more}` : ''}`;
  }
  return names ? nameOf(value) : fieldFor(kind).export(value, { label: '' }, locale);
}
