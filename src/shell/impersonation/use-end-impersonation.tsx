/** Ends the impersonation; who is left starts the page anew. What is typed and not saved is asked about before. */
import { type ReactNode, useState } from 'react';
import type Unimpersonate from '../../../manifests/operations/Authorization/Unimpersonate.ts';
import { call } from '../../client/first/call.ts';
import { operationRef } from '../../client/first/operation-ref.ts';
import { afterWrite } from '../../client/query/after-write.ts';
import { own } from '../../define/contract/changes.ts';
import { LeaveQuestion } from '../../engines/leaving/leave-question.tsx';
import { discardUnsaved, hasUnsaved } from '../../engines/leaving/unsaved.ts';

const unimpersonate = operationRef<typeof Unimpersonate>('Authorization/Unimpersonate', {
  changes: ['Session', own('CurrentUser')],
});

export interface EndImpersonation {
  readonly isBusy: boolean;
  readonly end: () => void;
  /** To be placed beside the button. */
  readonly question: ReactNode;
}

export function useEndImpersonation(): EndImpersonation {
  const [step, setStep] = useState<'here' | 'asking' | 'leaving'>('here');
  const leave = async () => {
    setStep('leaving');
    discardUnsaved();
    try {
      await call(unimpersonate, {});
      void afterWrite(unimpersonate);
    } catch {
      // The person has been told; he may try again.
      setStep('here');
    }
  };
  return {
    isBusy: step === 'leaving',
    end: () => (hasUnsaved() ? setStep('asking') : void leave()),
    question: step === 'asking' && <LeaveQuestion onAnswer={(agreed) => (agreed ? void leave() : setStep('here'))} />,
  };
}
