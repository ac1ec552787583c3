/** What can be done to a row: what stands there by its icon, and a menu of the rest. */
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCapabilities } from '../../../client/session/session.ts';
import type { ActionShape } from '../../../define/shapes/element-shapes.ts';
import { IconButton } from '../../../ui/IconButton.tsx';
import { Icon } from '../../../ui/icons.tsx';
import { Menu } from '../../../ui/Menu.tsx';
import { ActionIcon, ActionItems } from '../../action/buttons.tsx';
import { visibleActions } from '../../action/prepare.ts';
import type { Row } from '../../binding/answer-rows.ts';
import type { RowHandlers } from './row-context.ts';

export interface RowMenuProps {
  readonly row: Row;
  readonly name: string;
  readonly actions: readonly ActionShape[];
  readonly handlers: RowHandlers;
  readonly active: boolean;
}

export function RowMenu({ row, name, actions, handlers, active }: RowMenuProps) {
  const held = useCapabilities();
  const fitting = visibleActions(actions, held, row);
  const rest = fitting.filter(({ display }) => display === undefined);
  const given = handlers.now();
  const icons = fitting
    .filter(({ display }) => display === 'icon')
    .map((action) => (
      <ActionIcon key={action.label} action={action} row={row} name={name} tabIndex={active ? 0 : -1} {...given} />
    ));
  return (
    <>
      {icons}
      {rest.length > 0 && <RestMenu row={row} name={name} actions={rest} handlers={handlers} active={active} />}
    </>
  );
}

/** The menu itself is made when it is first wanted: a hundred rows cost a hundred buttons. */
function RestMenu({ row, name, actions, handlers, active }: RowMenuProps) {
  const { t } = useTranslation();
  const [opened, setOpened] = useState<boolean>();
  const button = (
    <IconButton
      label={t('Actions for {name}', { name })}
      size={24}
      icon={<Icon name="dots" />}
      tooltip={false}
      aria-haspopup="menu"
      tabIndex={active ? 0 : -1}
      {...(opened === undefined ? { onClick: () => setOpened(true) } : {})}
    />
  );
  if (opened === undefined) return button;
  return (
    <Menu target={button} position="bottom-end" opened={opened} onChange={setOpened}>
      <ActionItems actions={actions} row={row} name={name} {...handlers.now()} />
    </Menu>
  );
}
