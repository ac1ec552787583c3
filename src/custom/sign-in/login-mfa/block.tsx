/** The second step of sign-in: the code of the method that was chosen (ROUTE-16 to ROUTE-19, AUTH-04 to AUTH-07, AUTH-17). */
import type { SignedIn } from '../../../client/sign-in.ts';
import { FactorForm } from '../factor/factor-form.tsx';
import { factorState } from '../factor/state.ts';
import { useSteps } from '../steps.ts';
import { usePending } from '../use-pending.ts';

export default function LoginMfa() {
  const steps = useSteps();
  const pending = usePending(steps);
  if (!pending) return null;
  const entered = ({ next }: SignedIn) => {
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
