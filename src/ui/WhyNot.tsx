/** Around a control that cannot be used: it keeps its place in the order of Tab, does nothing, and tells why on hover, focus and tap. */
import { type MouseEvent, type ReactElement, useId } from 'react';
import { Tooltip } from './Tooltip.tsx';

export interface WhyNotProps {
  readonly why: string;
  readonly children: (more: {
    readonly 'aria-disabled': true;
    readonly 'aria-describedby': string;
    readonly onClick: (event: MouseEvent) => void;
  }) => ReactElement;
}

export function WhyNot({ why, children }: WhyNotProps) {
  const id = useId();
  return (
    <>
      <Tooltip label={why} urgent>
        {children({ 'aria-disabled': true, 'aria-describedby': id, onClick: (event) => event.preventDefault() })}
      </Tooltip>
      <span id={id} hidden>
        {why}
      </span>
    </>
  );
}
