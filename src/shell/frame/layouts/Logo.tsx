/** The logo of the brand; it leads to the dashboard (LAY-25, LEG-1). */
import { useTranslation } from 'react-i18next';
import { shell } from '../../../../manifests/shell.ts';
import { branding } from '../../../client/first/branding.ts';
import { imageAddress } from '../../../rules/files/stored-image.ts';
import { Link } from '../../../ui/links.tsx';
import { hrefOf } from '../../routing/screen-address.tsx';

/** Without an image the marketplace's title stands there. */
export function Logo({ className }: { readonly className: string | undefined }) {
  const { t } = useTranslation();
  const { logo, title, marketplace_owner: owner } = branding();
  const label = t('{name}, dashboard', { name: owner ?? title });
  return (
    <Link className={className} href={hrefOf(shell.landing)} aria-label={label}>
      {logo ? <img src={imageAddress(logo)} alt="" /> : title}
    </Link>
  );
}
