/** Out of a plain screen without header: to where the address says, to the dashboard, or to sign-in. */
import { useRouterState } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { shell } from '../../../../manifests/shell.ts';
import { useSession } from '../../../client/session/session.ts';
import { safeRedirect } from '../../../rules/navigation/safe-redirect.ts';
import { Link } from '../../../ui/links.tsx';
import { type HashLocation, loginPath } from '../../routing/hash-location.ts';
import { hrefOf } from '../../routing/screen-address.tsx';

export function BackLink({ className }: { readonly className: string | undefined }) {
  const { t } = useTranslation();
  // Of the router: the card stands as well where no screen came to give an address.
  const { redirect } = useRouterState({ select: (state): HashLocation['search'] => state.location.search });
  const target = safeRedirect(redirect);
  const user = useSession();
  const label = user ? (target === undefined ? t('Back to the dashboard') : t('Back')) : t('Back to sign-in');
  return (
    <p className={className}>
      <Link href={hrefOf(user ? (target ?? shell.home) : loginPath)}>{label}</Link>
    </p>
  );
}
