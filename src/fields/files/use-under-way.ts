/** Tells the form what is on its way to a field: whoever sends the form waits for it. */
import { use, useEffect, useLayoutEffect, useRef } from 'react';
import { fieldTexts } from '../../rules/fields/field-texts.ts';
import { DraftsContext } from '../editing/draft.ts';
import { useInvalidInput } from '../editing/use-invalid-input.ts';

/**
 * @param onSettled nothing is on its way any more: what is wrong can be looked at anew.
 * @returns what is told how each ends: only when all have arrived does a form that waits go on.
 */
export function useUnderWay(id: string, isUnderWay: boolean, onSettled: (() => void) | undefined) {
  const drafts = use(DraftsContext);
  const latest = useRef(onSettled);
  latest.current = onSettled;
  const hasAll = useRef(true);
  // As soon as it is seen: a press right after it finds it.
  useLayoutEffect(() => {
    if (!isUnderWay || !drafts) return;
    drafts.underWay.add(id);
    return () => void drafts.underWay.delete(id);
  }, [drafts, id, isUnderWay]);
  useInvalidInput(id, isUnderWay ? { text: fieldTexts.uploading } : undefined);
  const was = useRef(false);
  // Whoever goes takes along what was on its way: a form that waits for it would wait for ever.
  useEffect(
    () => () => {
      if (was.current) drafts?.onSettled?.(false);
    },
    [drafts],
  );
  // After the input has stopped being invalid.
  useEffect(() => {
    if (was.current && !isUnderWay) {
      latest.current?.();
      drafts?.onSettled?.(hasAll.current);
    }
    if (!isUnderWay) hasAll.current = true;
    was.current = isUnderWay;
  }, [drafts, isUnderWay]);
  const missed = () => {
    hasAll.current = false;
  };
  return { missed };
}
