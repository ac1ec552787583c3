/** A dialog with a search field on top and a list of what can be chosen below; the focus stays in the field, arrows move through the list. */
import { Modal as MantineModal } from '@mantine/core';
import './dialog-base.ts';
import '@mantine/core/styles/Modal.layer.css';
import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import styles from './CommandDialog.module.css';
import dialog from './dialog.module.css';

export interface CommandOption {
  readonly id: string;
  /** Chosen by Enter or a click; `elsewhere` with Ctrl or Cmd. */
  readonly onChoose: (elsewhere: boolean) => void;
  readonly content: ReactNode;
  readonly disabled?: boolean;
}

export interface CommandGroup {
  readonly title: string;
  readonly options: readonly CommandOption[];
}

export interface CommandDialogProps {
  readonly opened: boolean;
  readonly onClose: () => void;
  /** Names the dialog and its field. */
  readonly label: string;
  readonly placeholder: string;
  readonly icon: ReactNode;
  readonly query: string;
  readonly onQuery: (query: string) => void;
  readonly groups: readonly CommandGroup[];
  /** The option that Enter chooses. */
  readonly active: number;
  readonly onActive: (active: number) => void;
  /** Said when nothing is found. */
  readonly empty: ReactNode;
  readonly footer?: ReactNode;
}

export function CommandDialog({ opened, onClose, label, groups, active, onActive, ...given }: CommandDialogProps) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const options = groups.flatMap((group) => group.options);
  const idOf = (index: number) => `${id}-${index}`;
  const move = (to: number) => {
    const next = (to + options.length) % options.length;
    onActive(next);
    list.current?.querySelector(`[data-at="${next}"]`)?.scrollIntoView({ block: 'nearest' });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const steps: Readonly<Record<string, number>> = { ArrowDown: active + 1, ArrowUp: active - 1 };
    const to = steps[event.key];
    if (event.nativeEvent.isComposing || (to === undefined && event.key !== 'Enter')) return;
    event.preventDefault();
    if (to === undefined) options[active]?.onChoose(event.ctrlKey || event.metaKey);
    else if (options.length > 0) move(to);
  };
  let at = -1;
  return (
    <MantineModal.Root
      opened={opened}
      onClose={onClose}
      size={640}
      yOffset={96}
      xOffset={16}
      classNames={dialog}
      transitionProps={{ duration: 120, transition: 'fade' }}
    >
      <MantineModal.Overlay />
      <MantineModal.Content className={styles['height']} aria-label={label}>
        <div className={styles['field']}>
          {given.icon}
          <input
            data-autofocus
            role="combobox"
            aria-label={label}
            aria-expanded
            aria-controls={id}
            aria-autocomplete="list"
            {...(options.length > 0 ? { 'aria-activedescendant': idOf(active) } : {})}
            autoComplete="off"
            spellCheck={false}
            placeholder={given.placeholder}
            value={given.query}
            onChange={(event) => given.onQuery(event.currentTarget.value)}
            onKeyDown={onKeyDown}
          />
        </div>
        <div ref={list} id={id} role="listbox" aria-label={label} className={styles['list']}>
          {groups.map((group) => (
            // biome-ignore lint/a11y/useSemanticElements: a group of options is no set of fields
            <div key={group.title} role="group" aria-label={group.title}>
              <div className={styles['heading']} aria-hidden>
                {group.title}
              </div>
              {group.options.map((option) => {
                at += 1;
                const index = at;
                return (
                  // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the field
                  <div
                    key={option.id}
                    id={idOf(index)}
                    role="option"
                    tabIndex={-1}
                    data-at={index}
                    aria-selected={index === active}
                    aria-disabled={option.disabled || undefined}
                    className={styles['option']}
                    onMouseMove={() => index !== active && onActive(index)}
                    onMouseDown={(event) => event.preventDefault()}
                    onClick={(event) => option.onChoose(event.ctrlKey || event.metaKey)}
                  >
                    {option.content}
                  </div>
                );
              })}
            </div>
          ))}
        </div>
        <div role="status" className={styles['empty']}>
          {options.length === 0 && given.empty}
        </div>
        {given.footer !== undefined && <div className={styles['keys']}>{given.footer}</div>}
      </MantineModal.Content>
    </MantineModal.Root>
  );
}
