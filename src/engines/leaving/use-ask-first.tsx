/** A dialog with something typed in it asks before it goes, whichever way somebody closes it. */
import { type ReactNode, useState } from 'react';
import { LeaveQuestion } from './leave-question.tsx';

export interface AskFirst {
  /** For every way out: Escape, the cross, a button. */
  readonly close: () => void;
  /** Stands inside of the dialog. */
  readonly question: ReactNode;
}

/** @param isTyped would be lost. */
export function useAskFirst(isTyped: boolean, onClose: () => void): AskFirst {
  const [isAsking, setAsking] = useState(false);
  const answer = (leave: boolean) => {
    setAsking(false);
    if (leave) onClose();
  };
  return {
    close: () => {
      // The question above takes Escape for itself.
      if (isAsking) return;
      if (isTyped) setAsking(true);
      else onClose();
    },
    question: isAsking && <LeaveQuestion onAnswer={answer} />,
  };
}
