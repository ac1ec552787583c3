/** A menu whose code arrives after its button: a click before that is kept, and opens the menu as soon as it is there. */
import {
  cloneElement,
  type MouseEventHandler,
  type PointerEventHandler,
  type ReactElement,
  type ReactNode,
  Suspense,
  useLayoutEffect,
  useState,
} from 'react';

export interface LazyMenuProps {
  readonly button: ReactElement<{ onClick?: MouseEventHandler; onPointerDown?: PointerEventHandler }>;
  /** @param clicked the menu stands open when it comes */
  readonly children: (clicked: boolean) => ReactNode;
}

export function LazyMenu({ button, children }: LazyMenuProps) {
  const [isThere, setThere] = useState(false);
  const [isPressed, setPressed] = useState(false);
  const [clicked, setClicked] = useState(false);
  // A press ends in no click when another button takes the place of the pressed one: the menu waits for the release.
  const press = () => {
    const over = new AbortController();
    const release = () => {
      over.abort();
      // The click comes right after it.
      setTimeout(() => setPressed(false));
    };
    setPressed(true);
    for (const type of ['pointerup', 'pointercancel']) window.addEventListener(type, release, { signal: over.signal });
  };
  return (
    <>
      {!isThere && cloneElement(button, { onClick: () => setClicked(true), onPointerDown: press })}
      {!isPressed && (
        <Suspense fallback={null}>
          {children(clicked)}
          <Arrived onArrived={() => setThere(true)} />
        </Suspense>
      )}
    </>
  );
}

/** Tells it before anything is painted, so that there are never two buttons. */
function Arrived({ onArrived }: { readonly onArrived: () => void }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: it arrives once
  useLayoutEffect(onArrived, []);
  return null;
}
