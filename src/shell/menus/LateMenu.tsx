/** A menu whose code arrives after its button: a click before that is kept, and opens the menu as soon as it is there. */
import { cloneElement, type MouseEventHandler, type ReactElement, type ReactNode, Suspense, useState } from 'react';

export interface LateMenuProps {
  readonly button: ReactElement<{ onClick?: MouseEventHandler }>;
  /** @param clicked the menu stands open when it comes */
  readonly children: (clicked: boolean) => ReactNode;
}

export function LateMenu({ button, children }: LateMenuProps) {
  const [clicked, setClicked] = useState(false);
  return <Suspense fallback={cloneElement(button, { onClick: () => setClicked(true) })}>{children(clicked)}</Suspense>;
}
