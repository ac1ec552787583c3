/** There is no such record, or it is none of this person's business: both look alike (ERR-39). */
import { useTranslation } from 'react-i18next';
import { shell } from '../../../../manifests/shell.ts';
import type { CallError } from '../../../client/first/call-error.ts';
import { Button } from '../../../ui/Button.tsx';
import { StateBlock } from '../../../ui/StateBlock.tsx';
import { hrefOf } from '../../routing/screen-address.tsx';
import styles from '../states/state.module.css';

export function NoRecord({ error }: { readonly error: CallError }) {
  const { t } = useTranslation();
  return (
    <div className={styles['state']}>
      <StateBlock
        icon="search"
        title={error.message.replace(/\.$/, '')}
        actions={<Button href={hrefOf(shell.landing)}>{t('Go to dashboard')}</Button>}
      >
        {t('It was moved or removed, or lies outside your part of the hierarchy.')}
      </StateBlock>
    </div>
  );
}
