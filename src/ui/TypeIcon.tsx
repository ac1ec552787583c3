/** The icon of an account type on its own tint, so a tree of mixed accounts can be read at a glance. */
import IconBox from '@tabler/icons-react/dist/esm/icons/IconBox.mjs';
import IconBuilding from '@tabler/icons-react/dist/esm/icons/IconBuilding.mjs';
import IconBuildingStore from '@tabler/icons-react/dist/esm/icons/IconBuildingStore.mjs';
import IconCircleDashed from '@tabler/icons-react/dist/esm/icons/IconCircleDashed.mjs';
import IconSitemap from '@tabler/icons-react/dist/esm/icons/IconSitemap.mjs';
import IconUser from '@tabler/icons-react/dist/esm/icons/IconUser.mjs';
import { memo } from 'react';
import styles from './TypeIcon.module.css';

const tiles = {
  User: IconUser,
  Department: IconSitemap,
  Company: IconBuilding,
  Reseller: IconBuildingStore,
  Product: IconBox,
} as const;

export interface TypeIconProps {
  /** User, Department, Company, Reseller, Product; anything else is drawn as unknown. */
  readonly type: string;
  readonly size?: 18 | 22 | 32;
  /** The type in words, where no word stands beside the tile. */
  readonly label?: string;
}

export const TypeIcon = memo(function TypeTile({ type, size = 22, label }: TypeIconProps) {
  const known = Object.hasOwn(tiles, type);
  const Glyph = known ? tiles[type as keyof typeof tiles] : IconCircleDashed;
  const naming = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label, title: label };
  return (
    <span className={styles['tile']} data-type={known ? type : 'unknown'} data-size={size} {...naming}>
      <Glyph size={glyphSizes[size]} stroke={1.75} />
    </span>
  );
});

const glyphSizes = { 18: 12, 22: 14, 32: 20 } as const;
