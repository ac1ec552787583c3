/** How many a call counts, or how many are missing, with a mark where nothing is; nothing for who may not ask. */
import { useTranslation } from 'react-i18next';
import { useFormatLocale } from '../../client/language/locale.ts';
import { useCapabilities } from '../../client/session/session.ts';
import type { CountedShape } from '../../define/shapes/element-shapes.ts';
import { Icon } from '../../ui/icons.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { allowed } from '../access/gate.ts';
import { needsOf } from '../access/needs.ts';
import { type BindingValues, resolveInput } from '../binding/resolve.ts';
import { useSource } from '../binding/use-source.ts';
import { countOf } from './count-of.ts';

export interface CountedNumberProps {
  readonly counted: CountedShape;
  readonly scope: BindingValues;
  readonly isMissing?: boolean | undefined;
  /** That there are none is worth saying. */
  readonly showsNone?: boolean;
}

export function CountedNumber({ counted, scope, isMissing = false, showsNone = false }: CountedNumberProps) {
  const { t } = useTranslation();
  const locale = useFormatLocale();
  const isAllowed = allowed(needsOf(counted.source), useCapabilities());
  const resolved = resolveInput(counted.source, counted.input, scope);
  const { data } = useSource(counted.source, isAllowed && resolved.state === 'ready' ? resolved.input : undefined);
  if (data === undefined) return null;
  const count = countOf(counted, data);
  if (count === 0 && isMissing) return <Icon name="circle-check" label={t('Complete')} />;
  if (count === 0 && !showsNone) return null;
  return (
    <>
      {new Intl.NumberFormat(locale).format(count)} {isMissing && <VisuallyHidden>{t('missing')}</VisuallyHidden>}
    </>
  );
}
