/** Editing a list of plain values: one line for each item, drawn by its kind; several that are typed or pasted become a line each. */
import {
  type ClipboardEvent,
  type FocusEvent,
  type KeyboardEvent,
  use,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useTranslation } from 'react-i18next';
import type { EditProps } from '../../define/fields/field.ts';
import { isEmpty } from '../../rules/fields/empty.ts';
import { type ItemsOptions, type ItemValue, mostItems, optionsOfItem, readItems } from '../../rules/kinds/ValueList.ts';
import { Button } from '../../ui/Button.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { Icon } from '../../ui/icons.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { afterPress } from '../editing/after-press.ts';
import { DraftsContext } from '../editing/draft.ts';
import { faceOfItem } from './face-of-item.ts';
import styles from './items.module.css';
import { type ItemLine, useItems } from './use-items.ts';

const none: Readonly<Record<string, string>> = {};
const controls = 'input, textarea, [role="combobox"]';

interface Told {
  readonly what: 'added' | 'removed';
  readonly index: number;
}

export function ItemsEdit(props: EditProps<readonly ItemValue[], ItemsOptions>) {
  const { id, options, locale, value, error, errors = none, autoFocus, onBlur, onChange } = props;
  const { t } = useTranslation();
  const { Edit: Line } = faceOfItem(options.with);
  const { lines, change, add, remove, spread, tidy } = useItems(value, onChange);
  const drafts = use(DraftsContext);
  const [told, tell] = useState<Told>();
  const place = useRef<HTMLOListElement>(null);
  const { label, readOnly = false, reason, help, ...others } = optionsOfItem(options);
  const isRequired = options.required === true && !readOnly;
  const most = mostItems(options.with);
  const shownHelp = readOnly ? (reason ?? help) : help;
  const focusOn = (index: number) => {
    const last = (place.current?.children.length ?? 1) - 1;
    place.current?.children[Math.min(index, last)]?.querySelector<HTMLElement>(controls)?.focus();
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: after the lines are there: the new one, or what took the place of the removed one
  useLayoutEffect(() => {
    if (told) focusOn(told.index);
  }, [told]);

  /** Several items in a text, where there is room for them; one alone is typed and pasted as ever, and so is what is none. */
  const severalIn = (text: string): readonly ItemValue[] | undefined => {
    const read = readItems(text, options, locale);
    return !readOnly && 'items' in read && read.items.length > 1 && lines.length - 1 + read.items.length <= most
      ? read.items
      : undefined;
  };
  const paste = (line: ItemLine, index: number) => (event: ClipboardEvent) => {
    const items = isEmpty(line.value) ? severalIn(event.clipboardData.getData('text/plain')) : undefined;
    if (!items) return;
    event.preventDefault();
    spread(line.key, items);
    tell({ what: 'added', index: index + items.length - 1 });
  };
  const addLine = () => {
    const empty = lines.findIndex((each) => isEmpty(each.value));
    if (empty < 0) add();
    tell({ what: 'added', index: empty < 0 ? lines.length : empty });
  };
  const press = (line: ItemLine, index: number) => (event: KeyboardEvent) => {
    const { key, target, nativeEvent } = event;
    // A list of choices opens with it, and an empty line sends the form as every input does.
    if (key !== 'Enter' || nativeEvent.isComposing || event.defaultPrevented || readOnly) return;
    if (!(target instanceof HTMLInputElement) || target.role === 'combobox' || target.value.trim() === '') return;
    event.preventDefault();
    // What was typed is taken first, and then put in lines.
    drafts?.flush();
    const items = severalIn(target.value);
    if (items) spread(line.key, items);
    const next = index + (items?.length ?? 1);
    if (index < lines.length - 1) return focusOn(next);
    if (next >= most) return;
    add();
    tell({ what: 'added', index: next });
  };
  const leave =
    (line: ItemLine) =>
    ({ target, currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
      const items = target instanceof HTMLInputElement ? severalIn(target.value) : undefined;
      if (items) spread(line.key, items);
      if (!currentTarget.contains(relatedTarget)) afterPress(tidy);
    };
  const says = told && { n: told.index + 1 };
  if (!Line) return null;
  return (
    <fieldset
      id={id}
      className={styles['items']}
      // What leads to the whole leads to its first line.
      tabIndex={-1}
      onFocus={(event) => event.target === event.currentTarget && focusOn(0)}
      aria-describedby={
        [error && `${id}-error`, shownHelp && `${id}-description`].filter(Boolean).join(' ') || undefined
      }
    >
      <legend>
        {label}
        {isRequired && (
          <span className={styles['required']} aria-hidden>
            {' *'}
          </span>
        )}
      </legend>
      <ol ref={place}>
        {lines.map((line, index) => {
          const said = errors[index];
          return (
            <li key={line.key} onPaste={paste(line, index)} onKeyDown={press(line, index)} onBlur={leave(line)}>
              <Line
                {...(autoFocus && index === 0 ? { autoFocus } : {})}
                {...(said === undefined ? {} : { error: said })}
                {...(onBlur ? { onBlur } : {})}
                id={`${id}.${index}`}
                value={line.value}
                locale={locale}
                options={{
                  ...others,
                  label: `${label} ${index + 1}`,
                  ...(readOnly ? { readOnly } : {}),
                  ...(isRequired && index === 0 ? { required: true } : {}),
                }}
                onChange={(next) => change(line.key, next)}
              />
              {!readOnly && (lines.length > 1 || !isEmpty(line.value)) && (
                <IconButton
                  size={40}
                  label={t('Remove item {n}', { n: index + 1 })}
                  icon={<Icon name="x" size={16} />}
                  onClick={() => {
                    remove(line.key);
                    tell({ what: 'removed', index });
                  }}
                />
              )}
            </li>
          );
        })}
      </ol>
      {!readOnly && lines.length < most && (
        <Button size="sm" icon={<Icon name="plus" />} onClick={addLine}>
          {t('Add')}
        </Button>
      )}
      {!readOnly && lines.length >= most && <p className={styles['help']}>{t('At most {n} values', { n: most })}</p>}
      {error !== undefined && (
        <p className={styles['error']} id={`${id}-error`}>
          {error}
        </p>
      )}
      {shownHelp !== undefined && (
        <p className={styles['help']} id={`${id}-description`}>
          {shownHelp}
        </p>
      )}
      <VisuallyHidden>
        <span role="status">
          {says && (told.what === 'added' ? t('Item {n} added', says) : t('Item {n} removed', says))}
        </span>
      </VisuallyHidden>
    </fieldset>
  );
}
