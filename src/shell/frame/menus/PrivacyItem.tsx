/** In the profile menu, where the brand uses services of others: the way to what the person has allowed (ROUTE-14, AUTH-37). */
import { useRouterState } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { offeredServices } from '../../../client/consent/third-party.ts';
import type { CurrentUser } from '../../../client/first/session-store.ts';
import { MenuItem } from '../../../ui/Menu.tsx';
import { writeSearch } from '../../routing/hash-location.ts';
import { hrefOf } from '../../routing/screen-address.tsx';
import { MenuIcon } from './icons.tsx';

export function PrivacyItem({ user }: { readonly user: CurrentUser }) {
  const { t } = useTranslation();
  const redirect = useRouterState({ select: (state) => state.location.href });
  if (offeredServices(user.ImpersonatorAccountId !== undefined).length === 0) return null;
  return (
    <MenuItem href={hrefOf(`/privacy-choices${writeSearch({ redirect })}`)} icon={<MenuIcon name="eye-off" />}>
      {t('Privacy choices')}
    </MenuItem>
  );
}
