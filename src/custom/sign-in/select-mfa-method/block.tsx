/** Choosing how to give the second factor (ROUTE-20). */
import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import styles from '../card.module.css';
import { FactorList } from '../factor/factor-list.tsx';
import { type FactorChoice, factorState } from '../factor/state.ts';
import { useSteps } from '../steps.ts';
import { usePending } from '../use-pending.ts';

export default function SelectMfaMethod() {
  const { t } = useTranslation();
  const steps = useSteps();
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
