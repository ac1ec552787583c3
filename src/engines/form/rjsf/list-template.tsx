/** Lists of items: added, removed and moved by buttons; the focus stays with the item, and a word says what happened. */
import type { ArrayFieldItemTemplateProps, ArrayFieldTemplateProps } from '@rjsf/utils';
import { createContext, type MouseEvent, use, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { Icon } from '../../../ui/icons.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import { titleOf } from '../../field-plan/humanize.ts';
import { useFormContext } from '../form-context.ts';
import styles from './form.module.css';

type Happening = 'added' | 'removed' | 'up' | 'down';
interface Told {
  readonly what: Happening;
  /** Where the item is now, or was. */
  readonly index: number;
}
const ToldContext = createContext<(told: Told) => void>(() => {});

export function ListTemplate(props: ArrayFieldTemplateProps) {
  const { items, title, schema, canAdd, onAddClick, readonly, disabled, fieldPathId } = props;
  const { t } = useFormContext();
  const [told, tell] = useState<Told>();
  const place = useRef<HTMLFieldSetElement>(null);
  const isFixed = readonly || disabled;
  const { items: item } = schema;
  const isPlain = typeof item === 'object' && !Array.isArray(item) && item.type !== 'object';
  // After the list has its new order.
  useLayoutEffect(() => {
    if (told) focusOf(place.current, told)?.focus();
  }, [told]);
  const says = useWords(told);
  return (
    <fieldset ref={place} className={styles['list']} id={fieldPathId.$id}>
      <legend>{t(schema.title ?? titleOf(title))}</legend>
      {schema.description && <p className={styles['help']}>{schema.description}</p>}
      <ToldContext value={tell}>
        <ol data-plain={isPlain || undefined}>{items}</ol>
      </ToldContext>
      {items.length === 0 && <p className={styles['help']}>{t('Nothing here yet')}</p>}
      {canAdd && !isFixed && (
        <Button
          data-add
          size="sm"
          icon={<Icon name="plus" />}
          onClick={(event) => {
            onAddClick(event);
            tell({ what: 'added', index: items.length });
          }}
        >
          {t('Add')}
        </Button>
      )}
      <VisuallyHidden>
        <span role="status">{says}</span>
      </VisuallyHidden>
    </fieldset>
  );
}

function useWords(told: Told | undefined): string {
  const { t } = useFormContext();
  return useMemo(() => {
    if (!told) return '';
    const n = told.index + 1;
    if (told.what === 'added') return t('Item {n} added', { n });
    return told.what === 'removed' ? t('Item {n} removed', { n }) : t('Moved to position {n}', { n });
  }, [told, t]);
}

/** What somebody wants next: the new item's first field, the same button of the moved item, or what took the removed one's place. */
function focusOf(list: HTMLElement | null, { what, index }: Told): HTMLElement | null | undefined {
  const items = list?.querySelectorAll<HTMLElement>(':scope > ol > li');
  const item = items?.[Math.min(index, items.length - 1)];
  if (what === 'added') return item?.querySelector<HTMLElement>('input, textarea, button');
  if (what === 'removed') return item?.querySelector<HTMLElement>('[data-remove]') ?? list?.querySelector('[data-add]');
  const same = item?.querySelector<HTMLButtonElement>(`[data-move="${what}"]`);
  return same?.disabled ? item?.querySelector<HTMLElement>('[data-move]:not(:disabled)') : same;
}

export function ListItem({ children, buttonsProps, index, hasToolbar }: ArrayFieldItemTemplateProps) {
  const { t } = useFormContext();
  const tell = use(ToldContext);
  const {
    hasMoveUp,
    hasMoveDown,
    hasCopy,
    hasRemove,
    onCopyItem,
    onMoveUpItem,
    onMoveDownItem,
    onRemoveItem,
    readonly,
    disabled,
  } = buttonsProps;
  const n = index + 1;
  const moved = (what: 'up' | 'down', to: number, move: (event: MouseEvent) => void) => (event: MouseEvent) => {
    move(event);
    tell({ what, index: to });
  };
  return (
    <li>
      <div className={styles['item']}>{children}</div>
      {hasToolbar && !readonly && !disabled && (
        <div className={styles['tools']}>
          {(hasMoveUp || hasMoveDown) && (
            <>
              <IconButton
                data-move="up"
                disabled={!hasMoveUp}
                label={t('Move item {n} up', { n })}
                icon={<Icon name="arrow-up" />}
                onClick={moved('up', index - 1, onMoveUpItem)}
              />
              <IconButton
                data-move="down"
                disabled={!hasMoveDown}
                label={t('Move item {n} down', { n })}
                icon={<Icon name="arrow-down" />}
                onClick={moved('down', index + 1, onMoveDownItem)}
              />
            </>
          )}
          {hasCopy && (
            <IconButton
              data-copy
              label={t('Copy item {n}', { n })}
              icon={<Icon name="copy" />}
              onClick={(event) => {
                onCopyItem(event);
                tell({ what: 'added', index: index + 1 });
              }}
            />
          )}
          {hasRemove && (
            <IconButton
              data-remove
              label={t('Remove item {n}', { n })}
              icon={<Icon name="trash" />}
              onClick={(event) => {
                onRemoveItem(event);
                tell({ what: 'removed', index });
              }}
            />
          )}
        </div>
      )}
    </li>
  );
}
