/** Around a control that cannot be used: it keeps its place in the order of Tab, does nothing, and tells why on hover, focus and tap. */
import { type MouseEvent, type ReactElement, useId, useState } from 'react';
import { Tooltip } from './Tooltip.tsx';

export interface DisabledReasonProps {
  readonly why: string;
  readonly children: (more: {
    readonly 'aria-disabled': true;
    readonly 'aria-describedby': string;
    readonly onClick: (event: MouseEvent) => void;
    readonly onBlur: () => void;
  }) => ReactElement;
}

export function DisabledReason({ why, children }: DisabledReasonProps) {
  const id = useId();
  // After a tap the mouse is still where it was: what was tapped stays until the focus goes.
  const [isTapped, setTapped] = useState(false);
  const tapped = (event: MouseEvent) => {
    event.preventDefault();
    setTapped(true);
  };
  return (
    <>
      <Tooltip label={why} urgent open={isTapped}>
        {children({ 'aria-disabled': true, 'aria-describedby': id, onClick: tapped, onBlur: () => setTapped(false) })}
      </Tooltip>
      <span id={id} hidden>
        {why}
      </span>
    </>
  );
}
