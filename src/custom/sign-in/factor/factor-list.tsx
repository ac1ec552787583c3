/** The ways to give a second factor, one button each; the recovery codes are always among them. */
import { useTranslation } from 'react-i18next';
import type { PendingMethod } from '../../../client/first/pending-sign-in.ts';
import { ChoiceButtons } from '../card/choice-buttons.tsx';
import type { FactorChoice } from './factor-state.ts';

export interface FactorListProps {
  readonly methods: readonly PendingMethod[];
  readonly onChoose: (choice: FactorChoice) => void;
}

export function FactorList({ methods, onChoose }: FactorListProps) {
  const { t } = useTranslation();
  const ways = methods.map(({ Id, Kind, Name, Address, IsPrimary }) => ({
    value: Id,
    icon: Kind === 'Email' ? 'mail' : 'shield-lock',
    title: Name,
    text:
      Kind === 'Email'
        ? t('A code by e-mail to {address}', { address: Address ?? t('your address') })
        : t('A code from your authenticator app'),
    ...(IsPrimary ? { note: t('Primary') } : {}),
  }));
  const recovery = {
    value: 'recovery' as const,
    icon: 'key',
    title: t('Recovery code'),
    text: t('One of the codes that you kept for the day on which nothing else is at hand'),
  };
  return <ChoiceButtons choices={[...ways, recovery]} onChoose={onChoose} />;
}
