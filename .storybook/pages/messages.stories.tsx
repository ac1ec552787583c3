/** Parts of `src/ui` that say something: states, messages, marks and what is shown while nothing is there. */
import { ActionBar as ActionBarPart } from '../../src/ui/ActionBar.tsx';
import { Alert as AlertPart } from '../../src/ui/Alert.tsx';
import { Button } from '../../src/ui/Button.tsx';
import { IconButton } from '../../src/ui/IconButton.tsx';
import { Icon } from '../../src/ui/icons.tsx';
import { Loader as LoaderPart } from '../../src/ui/Loader.tsx';
import { Skeleton as SkeletonPart } from '../../src/ui/Skeleton.tsx';
import { StateBlock as StateBlockPart } from '../../src/ui/StateBlock.tsx';
import { StatusBadge as StatusBadgePart, type Tone } from '../../src/ui/StatusBadge.tsx';
import { StatusMark as StatusMarkPart } from '../../src/ui/StatusMark.tsx';
import { type Tint, TintedIcon as TintedIconPart } from '../../src/ui/TintedIcon.tsx';
import { Toast as ToastPart } from '../../src/ui/Toast.tsx';
import { Tooltip as TooltipPart } from '../../src/ui/Tooltip.tsx';
import { TopBar as TopBarPart } from '../../src/ui/TopBar.tsx';
import { VisuallyHidden as VisuallyHiddenPart } from '../../src/ui/VisuallyHidden.tsx';
import { Sheet } from './sheet.tsx';

export default { title: 'Parts/Messages', tags: ['sweep'] };

const nothing = () => {};
const each = <Name extends string>(names: readonly Name[], draw: (name: Name) => React.ReactNode) =>
  Object.fromEntries(names.map((name) => [name, draw(name)]));

export const Alert = {
  render: () => (
    <Sheet
      wide
      samples={each(['info', 'success', 'warning', 'error', 'plain'] as const, (variant) => (
        <AlertPart variant={variant} title="Two users would be shut out" actions={<Button size="xs">Show them</Button>}>
          They work from addresses that are not on the list.
        </AlertPart>
      ))}
    />
  ),
};

export const Toast = {
  render: () => (
    <Sheet
      samples={each(['success', 'info', 'warning', 'error'] as const, (variant) => (
        <ToastPart
          variant={variant}
          title="Task archived"
          closeLabel="Close message"
          onClose={nothing}
          actions={<Button size="xs">Undo</Button>}
        >
          It stands in the archive now.
        </ToastPart>
      ))}
    />
  ),
};

const tones: readonly Tone[] = ['waiting', 'running', 'done', 'failed', 'escalated', 'ended', 'neutral'];
export const StatusBadge = {
  render: () => (
    <Sheet
      samples={each(tones, (tone) => (
        <>
          <StatusBadgePart tone={tone}>Pending</StatusBadgePart>
          <StatusBadgePart tone={tone} quiet>
            Pending
          </StatusBadgePart>
        </>
      ))}
    />
  ),
};

export const StatusMark = {
  render: () => <Sheet samples={each(tones, (tone) => <StatusMarkPart tone={tone} />)} />,
};

const tints: readonly Tint[] = ['teal', 'pink', 'indigo', 'amber', 'green'];
export const TintedIcon = {
  render: () => (
    <Sheet
      samples={each(tints, (tint) => (
        <>
          <TintedIconPart icon="building" tint={tint} size={18} />
          <TintedIconPart icon="building" tint={tint} size={22} />
          <TintedIconPart icon="building" tint={tint} size={32} label="Company" />
        </>
      ))}
    />
  ),
};

export const StateBlock = {
  render: () => (
    <Sheet
      samples={{
        empty: (
          <StateBlockPart icon="list" title="Nobody has ordered anything yet." actions={<Button>New order</Button>} />
        ),
        failed: (
          <StateBlockPart failed icon="alert-circle" title="The list could not be loaded" note="Request 7f9c24e8">
            Nothing was changed. Try again in a moment.
          </StateBlockPart>
        ),
        done: (
          <StateBlockPart done icon="check" title="The berths in Nordhafen are yours">
            A message is on its way.
          </StateBlockPart>
        ),
      }}
    />
  ),
};

export const Skeleton = {
  render: () => (
    <Sheet
      samples={{
        line: <SkeletonPart delayed={false} />,
        short: <SkeletonPart delayed={false} width={120} height={16} />,
        round: <SkeletonPart delayed={false} round width={40} height={40} />,
      }}
    />
  ),
};

export const Loader = { render: () => <Sheet samples={{ default: <LoaderPart label="Loading" /> }} /> };

export const Tooltip = {
  render: () => (
    <Sheet
      samples={{
        open: (
          <TooltipPart label="20 November 2026, 06:42 UTC" open position="bottom">
            <Button>3 days ago</Button>
          </TooltipPart>
        ),
      }}
    />
  ),
};

export const TopBar = {
  render: () => (
    <Sheet
      wide
      samples={each(['waiting', 'escalated'] as const, (tone) => (
        <TopBarPart
          tone={tone}
          label={`Over the page, ${tone}`}
          icon={<Icon name="user" />}
          action={<Button size="xs">Back to Jonas Petersen</Button>}
        >
          You work as Margarethe Brückner
        </TopBarPart>
      ))}
    />
  ),
};

export const ActionBar = {
  render: () => (
    <ActionBarPart buttons={<Button variant="primary">Save</Button>}>
      <span>Three changes</span>
    </ActionBarPart>
  ),
};

export const VisuallyHidden = {
  render: () => (
    <Sheet
      samples={{
        'heard and not seen': (
          <IconButton
            label="Settings"
            icon={
              <>
                <Icon name="settings" />
                <VisuallyHiddenPart>, three filters are set</VisuallyHiddenPart>
              </>
            }
          />
        ),
      }}
    />
  ),
};
