/** The second step of sign-in: the code of the method that was chosen (ROUTE-16 to ROUTE-19, AUTH-04 to AUTH-07, AUTH-17). */
import type { SignInOutcome } from '../../../client/first/sign-in.ts';
import { useSignInSteps } from '../card/sign-in-steps.ts';
import { usePending } from '../card/use-pending.ts';
import { FactorForm } from '../factor/factor-form.tsx';
import { factorState } from '../factor/factor-state.ts';

export default function LoginMfa() {
  const steps = useSignInSteps();
  const pending = usePending(steps);
  if (!pending) return null;
  const entered = ({ next }: SignInOutcome) => {
    if (next === 'setUpSecondFactor') steps.go('/setup-mfa');
    else steps.enter();
  };
  return (
    <FactorForm
      pending={pending}
      choice={factorState(pending).choice}
      onEntered={entered}
      onGone={steps.toLogin}
      onOthers={() => steps.go('/select-mfa-method')}
      onCancel={() => void steps.cancel()}
    />
  );
}
