/** What can be done to a row. The menu itself is made when it is first wanted: a hundred rows cost a hundred buttons. */
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCapabilities } from '../../../client/session/session.ts';
import type { ActionShape } from '../../../define/shapes/element-shapes.ts';
import { IconButton } from '../../../ui/IconButton.tsx';
import { Icon } from '../../../ui/icons.tsx';
import { Menu } from '../../../ui/Menu.tsx';
import { ActionItems } from '../../action/buttons.tsx';
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
  const { t } = useTranslation();
  const held = useCapabilities();
  const [opened, setOpened] = useState<boolean>();
  const fitting = visibleActions(actions, held, row);
  if (fitting.length === 0) return null;
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
      <ActionItems actions={fitting} row={row} name={name} {...handlers.now()} />
    </Menu>
  );
}
