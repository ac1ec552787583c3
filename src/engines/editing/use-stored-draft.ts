/** Keeps what is typed in a form for whoever typed it, at this address; gives it back when the form is opened again. */
import { useEffect, useMemo, useRef, useState } from 'react';
import { draftKey, readSessionItem, removeSessionItem, writeSessionItem } from '../../client/first/draft-storage.ts';
import { useAddress } from '../../client/page/address.tsx';
import { useUserId } from '../../client/session/session.ts';
import { useFrame } from '../frame/frame.tsx';

export interface StoredDraft<T> {
  /** What was typed before. */
  readonly restored: T | undefined;
  /** Kept a moment later, and at once when the page goes; `made` is asked then. Without it nothing is kept any more. */
  keep(made: (() => T) | undefined): void;
  /** Takes it away for good: what is told after that, while the form goes, is not kept. */
  readonly drop: () => void;
}

/** A pause in typing that is worth a write. */
const pause = 500;

export function useStoredDraft<T>(form: string): StoredDraft<T> {
  const { path } = useAddress();
  const { prefix } = useFrame();
  const user = useUserId();
  // The user is the one who opened the form: when the session ends, the draft is still his.
  const [key] = useState(() => draftKey(user, path, `${prefix}${form}`));
  const [restored] = useState(() => readSessionItem(key) as T | undefined);
  const waiting = useRef<{ readonly made: (() => T) | undefined; readonly timer: ReturnType<typeof setTimeout> }>(
    undefined,
  );
  const store = useMemo(() => {
    const write = () => {
      if (!waiting.current) return;
      const { made, timer } = waiting.current;
      clearTimeout(timer);
      waiting.current = undefined;
      if (made) writeSessionItem(key, made());
      else removeSessionItem(key);
    };
    let isDropped = false;
    const later = (made: (() => T) | undefined) => {
      if (isDropped) return;
      clearTimeout(waiting.current?.timer);
      waiting.current = { made, timer: setTimeout(write, made ? pause : 0) };
    };
    const drop = () => {
      later(undefined);
      write();
      isDropped = true;
    };
    return { write, later, drop };
  }, [key]);
  useEffect(() => {
    window.addEventListener('pagehide', store.write);
    return () => {
      window.removeEventListener('pagehide', store.write);
      store.write();
    };
  }, [store]);
  return { restored, keep: store.later, drop: store.drop };
}
