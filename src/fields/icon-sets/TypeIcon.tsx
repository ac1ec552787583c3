/** The icon of a type on its own tint, so that a list of mixed things can be read at a glance; a type that no set knows is drawn as unknown. */
import { useTranslation } from 'react-i18next';
import { TintedIcon } from '../../ui/TintedIcon.tsx';
import { faceOf, typeWord } from './registry.ts';

export interface TypeIconProps {
  readonly type: string;
  readonly size?: 18 | 22 | 32;
  /** Where no word stands beside it. */
  readonly isAlone?: boolean;
}

export function TypeIcon({ type, size, isAlone = false }: TypeIconProps) {
  const { t } = useTranslation();
  const face = faceOf(type);
  return (
    <TintedIcon
      icon={face?.icon}
      tint={face?.tint}
      {...(size === undefined ? {} : { size })}
      {...(isAlone ? { label: typeWord(type, t) } : {})}
    />
  );
}
