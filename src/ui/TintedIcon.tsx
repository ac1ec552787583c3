/** An icon on a tint of its own. */
import { memo } from 'react';
import { Icon, type IconName } from './icons.tsx';
import styles from './TintedIcon.module.css';

export type Tint = 'teal' | 'pink' | 'indigo' | 'amber' | 'green';

export interface TintedIconProps {
  /** Absent: what is shown is not known. */
  readonly icon: IconName | undefined;
  readonly tint: Tint | undefined;
  readonly size?: 18 | 22 | 32;
  /** Where no word stands beside it. */
  readonly label?: string;
}

export const TintedIcon = memo(function TintedIcon({
  icon = 'circle-dashed',
  tint,
  size = 22,
  label,
}: TintedIconProps) {
  const naming = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label, title: label };
  return (
    <span className={styles['tile']} data-tint={tint} data-size={size} {...naming}>
      <Icon name={icon} size={glyphSizes[size]} />
    </span>
  );
});

const glyphSizes = { 18: 12, 22: 14, 32: 20 } as const;
