/** Out of a plain screen without header: to where the address says, to the dashboard, or to sign-in. */
import { useTranslation } from 'react-i18next';
import { shell } from '../../../manifests/shell.ts';
import { useAddress } from '../../client/address.tsx';
import { useSession } from '../../client/session.ts';
import { safeRedirect } from '../../rules/redirect.ts';
import { Link } from '../../ui/links.tsx';
import { hrefOf } from '../address.tsx';
import { loginPath } from '../place.ts';

export function WayBack({ className }: { readonly className: string | undefined }) {
  const { t } = useTranslation();
  const target = safeRedirect(useAddress().search['redirect']);
  const user = useSession();
  const label = user ? (target === undefined ? t('Back to the dashboard') : t('Back')) : t('Back to sign-in');
  return (
    <p className={className}>
      <Link href={hrefOf(user ? (target ?? shell.home) : loginPath)}>{label}</Link>
    </p>
  );
}
