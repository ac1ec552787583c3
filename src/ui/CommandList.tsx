/** What can be chosen below a search field, in groups: the focus stays in the field, which moves through the list by keys. */
import { type KeyboardEvent, type MouseEvent, type ReactNode, useId } from 'react';
import styles from './CommandList.module.css';

export interface CommandOption {
  readonly id: string;
  /** Chosen by Enter or a click; `elsewhere` with Ctrl or Cmd, where an address is opened by whoever shows the list. */
  readonly onChoose: (elsewhere: boolean) => void;
  readonly content: ReactNode;
  readonly disabled?: boolean;
  /** The browser opens it in another window by its own means. */
  readonly href?: string;
}

export interface CommandGroup {
  readonly title: string;
  /** At the end of the title's line, such as a count. */
  readonly aside?: ReactNode;
  /** Stands where there is nothing to choose: what is waited for, or that there is nothing. */
  readonly note?: ReactNode;
  readonly options: readonly CommandOption[];
}

export interface CommandListProps {
  readonly id: string;
  readonly label: string;
  readonly groups: readonly CommandGroup[];
  /** The option that Enter chooses. */
  readonly active: number;
  readonly onActive: (active: number, isKey: boolean) => void;
  readonly busy?: boolean;
}

const idOf = (list: string, index: number): string => `${list}-${index}`;

export const optionsOf = (groups: readonly CommandGroup[]): readonly CommandOption[] =>
  groups.flatMap(({ options }) => options);

/** The keys of the field: arrows, Home and End move, Enter chooses. */
export interface CommandKeys extends Pick<CommandListProps, 'groups' | 'active' | 'onActive'> {
  /** The option that Tab leads to, where it does not leave the field. */
  readonly tabTo?: number | undefined;
}

export function useCommandKeys({ groups, active, onActive, tabTo }: CommandKeys) {
  const id = useId();
  const options = optionsOf(groups);
  const onKeyDown = (event: KeyboardEvent) => {
    const last = options.length - 1;
    const steps: Readonly<Record<string, number>> = { ArrowDown: active + 1, ArrowUp: active - 1, Home: 0, End: last };
    const isTab = event.key === 'Tab' && tabTo !== undefined;
    const to = isTab ? tabTo : steps[event.key];
    const isOurs = event.key === 'Enter' || (to !== undefined && last >= 0);
    if (event.nativeEvent.isComposing || !isOurs || (event.shiftKey && !isTab) || event.altKey) return;
    event.preventDefault();
    if (to === undefined) return options[active]?.onChoose(event.ctrlKey || event.metaKey);
    const next = (to + options.length) % options.length;
    onActive(next, true);
    document.getElementById(idOf(id, next))?.scrollIntoView({ block: 'nearest' });
  };
  const field = {
    'aria-controls': id,
    'aria-autocomplete': 'list',
    ...(options[active] ? { 'aria-activedescendant': idOf(id, active) } : {}),
    autoComplete: 'off',
    spellCheck: false,
    onKeyDown,
  } as const;
  return { id, field };
}

export function CommandList({ id, label, groups, active, onActive, busy }: CommandListProps) {
  let at = -1;
  return (
    <div id={id} role="listbox" aria-label={label} aria-busy={busy || undefined} className={styles['list']}>
      {groups.map((group) => (
        // biome-ignore lint/a11y/useSemanticElements: a group of options is no set of fields
        <div key={group.title} role="group" aria-label={group.title}>
          <div className={styles['heading']} aria-hidden>
            {group.title}
            {group.aside !== undefined && <span>{group.aside}</span>}
          </div>
          {group.note !== undefined && (
            <div role="option" tabIndex={-1} aria-selected={false} aria-disabled className={styles['note']}>
              {group.note}
            </div>
          )}
          {group.options.map((option) => {
            at += 1;
            const index = at;
            const shared = {
              id: idOf(id, index),
              'aria-selected': index === active,
              'aria-disabled': option.disabled || undefined,
              className: styles['option'],
              onMouseMove: () => index !== active && onActive(index, false),
              onMouseDown: (event: MouseEvent) => event.preventDefault(),
            };
            if (option.href === undefined)
              return (
                // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the field
                <div
                  key={option.id}
                  role="option"
                  tabIndex={-1}
                  {...shared}
                  onClick={(event) => option.onChoose(isElsewhere(event))}
                >
                  {option.content}
                </div>
              );
            return (
              <a
                key={option.id}
                role="option"
                tabIndex={-1}
                {...shared}
                href={option.href}
                onClick={(event) => {
                  event.preventDefault();
                  option.onChoose(isElsewhere(event));
                }}
              >
                {option.content}
              </a>
            );
          })}
        </div>
      ))}
    </div>
  );
}

const isElsewhere = (event: MouseEvent): boolean => event.ctrlKey || event.metaKey;
