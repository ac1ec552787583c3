/** Says above every page that the server cannot be reached, as long as that is so. It is loaded before that, and watches from then on. */
import { useTranslation } from 'react-i18next';
import { useStore } from '../../../client/page/use-store.ts';
import { isConnected, watchConnection } from '../../../client/session/connection.ts';
import { Icon } from '../../../ui/icons.tsx';
import { TopBar } from '../../../ui/TopBar.tsx';

watchConnection();

export function OfflineBar() {
  const { t } = useTranslation();
  if (useStore(isConnected)) return null;
  return (
    <TopBar tone="waiting" label={t('Connection')} icon={<Icon name="alert-triangle" size={18} />} action={null}>
      <span role="status">
        {t('No connection.')} {t('What you see may be out of date. It comes anew as soon as the connection is back.')}
      </span>
    </TopBar>
  );
}
