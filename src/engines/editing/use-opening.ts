/** Puts the focus into a form when its screen opens, unless somebody is somewhere already. */
import { type RefObject, useCallback, useRef } from 'react';
import type { FormHandle } from './status.ts';

/** @param name of the field; undefined leaves the focus where it is. @returns what the form is to be told as its ref. */
export function useOpening(
  form: RefObject<FormHandle | null>,
  name: string | undefined,
): (handle: FormHandle | null) => void {
  const wanted = useRef(name);
  return useCallback(
    (handle) => {
      form.current = handle;
      const first = wanted.current;
      if (!handle || first === undefined) return;
      wanted.current = undefined;
      // After the page has put the focus on its heading.
      setTimeout(() => {
        if (!isSomewhere()) handle.focus(first);
      });
    },
    [form],
  );
}

/** In a control: not on the page itself, a heading or what brought him here. */
const isSomewhere = (): boolean =>
  document.activeElement?.matches('input, textarea, select, [contenteditable]') ?? false;
