/** A menu whose code arrives after its button: a click before that, or its key, is kept, and opens the menu as soon as it is there. */
import {
  cloneElement,
  type MouseEventHandler,
  type PointerEventHandler,
  type ReactElement,
  type ReactNode,
  Suspense,
  useEffect,
  useLayoutEffect,
  useState,
} from 'react';
import { isFree } from '../../../engines/keyboard/key-target.ts';

export interface LazyMenuProps {
  readonly button: ReactElement<{ onClick?: MouseEventHandler; onPointerDown?: PointerEventHandler }>;
  /** What opens it from anywhere; once it is there it listens by itself. */
  readonly hotkey?: string;
  /** @param clicked the menu stands open when it comes */
  readonly children: (clicked: boolean) => ReactNode;
}

export function LazyMenu({ button, hotkey, children }: LazyMenuProps) {
  const [isThere, setThere] = useState(false);
  const [isPressed, setPressed] = useState(false);
  const [clicked, setClicked] = useState(false);
  useEffect(() => {
    if (hotkey === undefined || isThere) return;
    const listen = (event: KeyboardEvent) => {
      if (event.key !== hotkey || !isFree(event)) return;
      event.preventDefault();
      setClicked(true);
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [hotkey, isThere]);
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
