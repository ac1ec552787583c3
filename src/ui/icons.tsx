/** An icon by its product name; an unknown name is reported once and drawn as a placeholder. */
import { memo } from 'react';
import { icons, placeholderIcon } from './icon-set.ts';

export type IconName = keyof typeof icons;

export interface IconProps {
  /** Kebab-case name; data from servers may hold any text. */
  readonly name: IconName | (string & {});
  readonly size?: number;
  /** Only where no text stands beside the icon. */
  readonly label?: string;
  readonly className?: string | undefined;
}

const reported = new Set<string>();

export const Icon = memo(function Icon({ name, size = 16, label, className }: IconProps) {
  const Drawing = find(name);
  const naming = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  const turning = pointsSideways.test(name) ? { 'data-sideways': true } : {};
  return (
    <Drawing size={size} stroke={1.75} {...(className === undefined ? {} : { className })} {...naming} {...turning} />
  );
});

/** "Next" points the other way where people read from right to left (base.css). */
const pointsSideways = /-(left|right)$/;

function find(name: string) {
  if (Object.hasOwn(icons, name)) return icons[name as IconName];
  if (!reported.has(name)) {
    reported.add(name);
    console.warn(`There is no icon "${name}". Known icons: ${Object.keys(icons).join(', ')}`);
  }
  return placeholderIcon;
}
