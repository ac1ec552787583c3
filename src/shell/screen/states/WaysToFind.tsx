/** Where somebody goes on who has found nothing at an address: to the search of the header, where there is one, and to the dashboard. */
import { useTranslation } from 'react-i18next';
import { shell } from '../../../../manifests/shell.ts';
import { useSession } from '../../../client/session/session.ts';
import { askForSearch, hasSearch } from '../../../custom/search/asked-search.ts';
import { Button } from '../../../ui/Button.tsx';
import { hrefOf } from '../../routing/screen-address.tsx';

export function WaysToFind() {
  const { t } = useTranslation();
  const maySearch = hasSearch(useSession() !== undefined);
  return (
    <>
      {maySearch && <Button onClick={askForSearch}>{t('Search accounts')}</Button>}
      <Button variant={maySearch ? 'quiet' : 'default'} href={hrefOf(shell.landing)}>
        {t('Go to dashboard')}
      </Button>
    </>
  );
}
