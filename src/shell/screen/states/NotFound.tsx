/** No screen answers this address (ROUTE-58, ROUTE-84). */
import { useRouterState } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { shell } from '../../../../manifests/shell.ts';
import { PageFrame } from '../../../engines/frame/page-frame.tsx';
import { Button } from '../../../ui/Button.tsx';
import { StateBlock } from '../../../ui/StateBlock.tsx';
import { hrefOf } from '../../routing/screen-address.tsx';
import { usePageTitle } from '../page-title.ts';
import styles from './state.module.css';

export function NotFound() {
  const { t } = useTranslation();
  const path = useRouterState({ select: (state) => state.location.pathname });
  usePageTitle(t('Page not found'));
  return (
    <PageFrame title={t('Page not found')}>
      <div className={styles['state']}>
        <StateBlock
          icon="search"
          title={t('There is no page {path}', { path })}
          actions={<Button href={hrefOf(shell.landing)}>{t('Go to dashboard')}</Button>}
        >
          {t('The address may be mistyped, or the page has moved.')}
        </StateBlock>
      </div>
    </PageFrame>
  );
}
