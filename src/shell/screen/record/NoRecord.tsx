/** There is no such record, or it is none of this person's business: both look alike (ERR-39). */
import { useTranslation } from 'react-i18next';
import type { CallError } from '../../../client/first/call-error.ts';
import { StateBlock } from '../../../ui/StateBlock.tsx';
import styles from '../states/state.module.css';
import { WaysToFind } from '../states/WaysToFind.tsx';

export function NoRecord({ error }: { readonly error: CallError }) {
  const { t } = useTranslation();
  return (
    <div className={styles['state']}>
      <StateBlock icon="search" title={error.message.replace(/\.$/, '')} actions={<WaysToFind />}>
        {t('It was moved or removed, or lies outside your part of the hierarchy.')}
      </StateBlock>
    </div>
  );
}
