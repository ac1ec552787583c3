/** Buttons and menus of actions: the main one primary, at most three in a row and two on a phone, the rest in a menu. */
import { useTranslation } from 'react-i18next';
import { useAddress } from '../../client/page/address.tsx';
import { useCapabilities } from '../../client/session/session.ts';
import type { ActionShape } from '../../define/shapes/element-shapes.ts';
import { Button } from '../../ui/Button.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { Icon } from '../../ui/icons.tsx';
import { Menu, MenuItem } from '../../ui/Menu.tsx';
import { actionVerdict, reasonOf } from '../access/verdict.ts';
import type { BindingValues } from '../binding/resolve.ts';
import { hrefOf } from '../frame/link-address.ts';
import { useReasonText } from '../frame/use-reason-text.ts';
import { useNarrow } from '../frame/window-width.ts';
import styles from './action.module.css';
import { KeysHint } from './keys-hint.tsx';
import type { Runner } from './runner.tsx';

interface Given {
  readonly runner: Runner;
  readonly scope: BindingValues;
}

/** An action that only opens another place is a link; one that asks first is a button. */
function useHref({ scope }: Given) {
  const address = useAddress();
  return (action: ActionShape): { href?: string } => {
    if (action.action !== 'link' || action.confirm !== undefined) return {};
    const href = hrefOf(address, action.to, scope);
    return href === undefined ? {} : { href };
  };
}

/** Why it cannot be used on this row, in words; undefined when it can. */
function useWhyNot(): (action: ActionShape, row: unknown) => string | undefined {
  const held = useCapabilities();
  const tell = useReasonText();
  return (action, row) => {
    const reason = reasonOf(actionVerdict(action, held, row));
    return reason && tell(reason);
  };
}

export interface ActionButtonProps extends Given {
  readonly action: ActionShape;
  readonly variant?: 'primary' | 'default' | 'quiet';
  readonly size?: 'xs' | 'sm';
  /** What it is done to; absent: the record around. */
  readonly row?: unknown;
  /** What the row is called. */
  readonly name?: string;
  readonly tabIndex?: number;
}

export function ActionButton(props: ActionButtonProps) {
  const { action, variant = 'default', size = 'sm', row, name, tabIndex, ...given } = props;
  const { t } = useTranslation();
  const scope = row === undefined ? given.scope : { ...given.scope, row };
  const link = useHref({ ...given, scope })(action);
  const why = useWhyNot()(action, scope.row);
  return (
    <Button
      why={why}
      variant={action.tone === 'danger' ? 'risky' : variant}
      size={size}
      busy={given.runner.busy === action}
      onClick={() => given.runner.start(action, row, name)}
      {...(tabIndex === undefined ? {} : { tabIndex })}
      {...(action.icon === undefined ? {} : { icon: <Icon name={action.icon} /> })}
      {...link}
    >
      {t(action.label)}
    </Button>
  );
}

interface ActionIconProps extends Required<Pick<ActionButtonProps, 'action' | 'row' | 'name' | 'tabIndex'>>, Given {}

/** An action of a row by its icon alone; of many rows the name tells one from the other for whoever hears it. */
export function ActionIcon({ action, row, name, tabIndex, ...given }: ActionIconProps) {
  const { t } = useTranslation();
  const scope = { ...given.scope, row };
  const link = useHref({ ...given, scope })(action);
  const label = t(action.label);
  return (
    <IconButton
      label={name === '' ? label : `${label}: ${name}`}
      hint={label}
      why={useWhyNot()(action, row)}
      size={24}
      icon={<Icon name={action.icon ?? 'dots'} size={16} />}
      busy={given.runner.busy === action}
      tabIndex={tabIndex}
      {...link}
      {...(link.href === undefined ? { onClick: () => given.runner.start(action, row, name) } : {})}
    />
  );
}

export interface ActionItemsProps extends Given {
  readonly actions: readonly ActionShape[];
  readonly row?: unknown;
  /** What the row is called. */
  readonly name?: string;
}

/** The entries of a menu. */
export function ActionItems({ actions, row, name, ...given }: ActionItemsProps) {
  const { t } = useTranslation();
  const scope = row === undefined ? given.scope : { ...given.scope, row };
  const hrefFor = useHref({ ...given, scope });
  const whyNot = useWhyNot();
  return actions.map((action) => {
    const link = hrefFor(action);
    return (
      <MenuItem
        key={action.label}
        why={whyNot(action, scope.row)}
        danger={action.tone === 'danger'}
        {...(action.keys === undefined ? {} : { after: <KeysHint keys={action.keys} /> })}
        {...(action.icon === undefined ? {} : { icon: <Icon name={action.icon} /> })}
        {...link}
        {...(link.href === undefined ? { onClick: () => given.runner.start(action, row, name) } : {})}
      >
        {t(action.label)}
      </MenuItem>
    );
  });
}

export interface ActionsBarProps extends Given {
  readonly actions: readonly ActionShape[];
  /** How the main one looks: beside a filter bar nothing is primary, in the head of a tile all are quiet. */
  readonly variant?: 'primary' | 'default' | 'quiet';
}

export function ActionsBar({ actions, variant = 'primary', ...given }: ActionsBarProps) {
  const { t } = useTranslation();
  const beside = useNarrow() ? 2 : 3;
  const shown = actions.length > beside ? actions.slice(0, beside - 1) : actions;
  const rest = actions.slice(shown.length);
  return (
    <>
      {shown.map((action) => (
        <ActionButton
          key={action.label}
          action={action}
          variant={action.tone === 'main' || variant === 'quiet' ? variant : 'default'}
          size={variant === 'quiet' ? 'xs' : 'sm'}
          {...given}
        />
      ))}
      {rest.length > 0 && (
        <Menu
          position="bottom-end"
          target={
            <IconButton
              className={styles['more']}
              variant="default"
              label={t('More actions')}
              icon={<Icon name="dots" />}
            />
          }
        >
          <ActionItems actions={rest} {...given} />
        </Menu>
      )}
    </>
  );
}
