/** Ways to other screens, one below the other; who may not use a screen sees no way to it. */
import { useTranslation } from 'react-i18next';
import { useAddress } from '../../client/page/address.tsx';
import { useCapabilities } from '../../client/session/session.ts';
import type { LinksShape } from '../../define/shapes/block-shapes.ts';
import { Icon } from '../../ui/icons.tsx';
import { Link } from '../../ui/links.tsx';
import { actionVerdict } from '../access/verdict.ts';
import { useBindingValues } from '../binding/use-binding-values.ts';
import type { EngineProps } from '../engine-props.ts';
import { hrefOf } from '../frame/link-address.ts';
import styles from './links.module.css';
import { linksOf } from './menu-links.ts';

export default function LinksEngine({ block, row, steps }: EngineProps<LinksShape>) {
  const { t } = useTranslation();
  const address = useAddress();
  const scope = useBindingValues({ row, steps });
  const held = useCapabilities();
  const links = linksOf(block).flatMap((link) => {
    const href = actionVerdict(link, held, row).state === 'allowed' ? hrefOf(address, link.to, scope) : undefined;
    return href === undefined ? [] : [{ ...link, href }];
  });
  return (
    <ul className={styles['links']}>
      {links.map(({ label, icon, href }) => (
        <li key={label}>
          <Link href={href}>
            {icon && (
              <span className={styles['icon']}>
                <Icon name={icon} />
              </span>
            )}
            <span>{t(label)}</span>
            <Icon name="chevron-right" size={14} />
          </Link>
        </li>
      ))}
    </ul>
  );
}
