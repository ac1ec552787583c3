/** No screen answers this address (ROUTE-58, ROUTE-84). */
import { useRouterState } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { PageFrame } from '../../../engines/frame/page-frame.tsx';
import { StateBlock } from '../../../ui/StateBlock.tsx';
import { usePageTitle } from '../page-title.ts';
import styles from './state.module.css';
import { WaysToFind } from './WaysToFind.tsx';

export function NotFound() {
  const { t } = useTranslation();
  const path = useRouterState({ select: (state) => state.location.pathname });
  usePageTitle(t('Page not found'));
  return (
    <PageFrame title={t('Page not found')}>
      <div className={styles['state']}>
        <StateBlock icon="search" title={t('There is no page {path}', { path })} actions={<WaysToFind />}>
          {t('The address may be mistyped, or the page has moved.')}
        </StateBlock>
      </div>
    </PageFrame>
  );
}
