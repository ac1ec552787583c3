/** In the profile menu, once the service runs: the page shown to somebody of the support (NAV-17, ROLE-50). */
import { useTranslation } from 'react-i18next';
import { coBrowsing } from '../../../client/consent/co-browsing.ts';
import { runningServices } from '../../../client/consent/third-party.ts';
import { useStore } from '../../../client/page/use-store.ts';
import { useCapabilities } from '../../../client/session/session.ts';
import { can } from '../../../define/contract/capability.ts';
import { meets } from '../../../rules/access/capabilities.ts';
import { MenuItem } from '../../../ui/Menu.tsx';
import { MenuIcon } from './icons.tsx';

export function CoBrowsingItem() {
  const { t } = useTranslation();
  const may = meets(useCapabilities(), can('CO_BROWSING', 'Read'));
  useStore(runningServices);
  const start = may ? coBrowsing() : undefined;
  return (
    start && (
      <MenuItem icon={<MenuIcon name="eye" />} onClick={start}>
        {t('Show my screen to the support')}
      </MenuItem>
    )
  );
}
