/** Out of a plain screen without header: to where the address says, to the dashboard, or to sign-in. */
import { useRouterState } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { shell } from '../../../manifests/shell.ts';
import { useSession } from '../../client/session.ts';
import { safeRedirect } from '../../rules/redirect.ts';
import { Link } from '../../ui/links.tsx';
import { hrefOf } from '../address.tsx';
import { loginPath, type Place } from '../place.ts';

export function WayBack({ className }: { readonly className: string | undefined }) {
  const { t } = useTranslation();
  // Of the router: the card stands as well where no screen came to give an address.
  const { redirect } = useRouterState({ select: (state): Place['search'] => state.location.search });
  const target = safeRedirect(redirect);
  const user = useSession();
  const label = user ? (target === undefined ? t('Back to the dashboard') : t('Back')) : t('Back to sign-in');
  return (
    <p className={className}>
      <Link href={hrefOf(user ? (target ?? shell.home) : loginPath)}>{label}</Link>
    </p>
  );
}
