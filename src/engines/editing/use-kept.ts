/** Keeps what is typed in a form for whoever typed it, at this address; gives it back when the form is opened again. */
import { useEffect, useMemo, useRef, useState } from 'react';
import { useAddress } from '../../client/address.tsx';
import { draftKey, forget, keep, kept } from '../../client/kept.ts';
import { useSession } from '../../client/session.ts';
import { usePlace } from '../place.tsx';

export interface Kept<T> {
  /** What was typed before. */
  readonly restored: T | undefined;
  /** Kept a moment later, and at once when the page goes; `made` is asked then. Without it nothing is kept any more. */
  keep(made: (() => T) | undefined): void;
}

/** A pause in typing that is worth a write. */
const pause = 500;

export function useKept<T>(form: string): Kept<T> {
  const { path } = useAddress();
  const { prefix } = usePlace();
  const user = useSession()?.UserAccountId;
  // The user is the one who opened the form: when the session ends, the draft is still his.
  const [key] = useState(() => draftKey(user, path, `${prefix}${form}`));
  const [restored] = useState(() => kept(key) as T | undefined);
  const waiting = useRef<{ readonly made: (() => T) | undefined; readonly timer: ReturnType<typeof setTimeout> }>(
    undefined,
  );
  const store = useMemo(() => {
    const write = () => {
      if (!waiting.current) return;
      const { made, timer } = waiting.current;
      clearTimeout(timer);
      waiting.current = undefined;
      if (made) keep(key, made());
      else forget(key);
    };
    const later = (made: (() => T) | undefined) => {
      clearTimeout(waiting.current?.timer);
      waiting.current = { made, timer: setTimeout(write, made ? pause : 0) };
    };
    return { write, later };
  }, [key]);
  useEffect(() => {
    window.addEventListener('pagehide', store.write);
    return () => {
      window.removeEventListener('pagehide', store.write);
      store.write();
    };
  }, [store]);
  return { restored, keep: store.later };
}
