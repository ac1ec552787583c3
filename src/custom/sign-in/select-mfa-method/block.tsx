/** Choosing how to give the second factor (ROUTE-20). */
import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import styles from '../card/card.module.css';
import { useSignInSteps } from '../card/sign-in-steps.ts';
import { usePending } from '../card/use-pending.ts';
import { FactorList } from '../factor/factor-list.tsx';
import { type FactorChoice, factorState } from '../factor/factor-state.ts';

export default function SelectMfaMethod() {
  const { t } = useTranslation();
  const steps = useSignInSteps();
  const pending = usePending(steps);
  if (!pending) return null;
  const choose = (choice: FactorChoice) => {
    factorState(pending).choice = choice;
    steps.go('/login-mfa');
  };
  return (
    <div className={styles['column']}>
      <FactorList methods={pending.methods} onChoose={choose} />
      <div className={styles['ways']}>
        <LinkButton onClick={() => void steps.cancel()}>{t('Back to sign-in')}</LinkButton>
      </div>
    </div>
  );
}
