/** What the values of a field that tells types look like and are called: an icon set is one file of this folder. */
import type { useTranslation } from 'react-i18next';
import type { IconName } from '../../ui/icons.tsx';
import type { Tint } from '../../ui/TintedIcon.tsx';

export type Translate = ReturnType<typeof useTranslation>['t'];

export interface TypeFace {
  readonly icon: IconName;
  readonly tint: Tint;
  readonly word: (t: Translate) => string;
}

/** By the value of the field. */
export type IconSet = Readonly<Record<string, TypeFace>>;
