/** Ends the impersonation; who is left starts the page anew. What is typed and not saved is asked about before. */
import { type ReactNode, useState } from 'react';
import type Unimpersonate from '../../../manifests/operations/Authorization/Unimpersonate.ts';
import { call } from '../../client/call.ts';
import { wrote } from '../../client/events.ts';
import { named } from '../../client/named.ts';
import { LeaveQuestion } from '../../engines/leave-question.tsx';
import { hasUnsaved } from '../../engines/unsaved.ts';

const unimpersonate = named<typeof Unimpersonate>('Authorization/Unimpersonate');

export interface WayBack {
  readonly isBusy: boolean;
  readonly goBack: () => void;
  /** To be placed beside the button. */
  readonly question: ReactNode;
}

export function useWayBack(): WayBack {
  const [step, setStep] = useState<'here' | 'asking' | 'leaving'>('here');
  const leave = async () => {
    setStep('leaving');
    try {
      await call(unimpersonate, {});
      wrote(unimpersonate.operation);
    } catch {
      // The person has been told; he may try again.
      setStep('here');
    }
  };
  return {
    isBusy: step === 'leaving',
    goBack: () => (hasUnsaved() ? setStep('asking') : void leave()),
    question: step === 'asking' && <LeaveQuestion onAnswer={(agreed) => (agreed ? void leave() : setStep('here'))} />,
  };
}
