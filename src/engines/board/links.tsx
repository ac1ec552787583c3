/** Ways to other screens, one below the other; who may not use a screen sees no way to it. */
import { useTranslation } from 'react-i18next';
import { useAddress } from '../../client/address.tsx';
import { useHeld } from '../../client/session.ts';
import type { LinksShape } from '../../define/block-shapes.ts';
import { Icon } from '../../ui/icons.tsx';
import { Link } from '../../ui/links.tsx';
import type { EngineProps } from '../block.tsx';
import { allowed, goGate } from '../gate.ts';
import { hrefOf } from '../links.ts';
import { useScope } from '../scope.ts';
import styles from './links.module.css';

export function LinksEngine({ block, row, steps }: EngineProps<LinksShape>) {
  const { t } = useTranslation();
  const address = useAddress();
  const scope = useScope({ row, steps });
  const held = useHeld();
  const ways = block.ways.flatMap((way) => {
    const href = allowed(goGate(way.to), held) ? hrefOf(address, way.to, scope) : undefined;
    return href === undefined ? [] : [{ ...way, href }];
  });
  return (
    <ul className={styles['ways']}>
      {ways.map(({ label, icon, href }) => (
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
