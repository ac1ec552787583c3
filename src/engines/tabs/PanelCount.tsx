/** How many there are behind a tab, or are missing there; nothing while there are none, or for who may not ask. */
import { useTranslation } from 'react-i18next';
import { useCapabilities } from '../../client/session/session.ts';
import type { CountedShape } from '../../define/shapes/element-shapes.ts';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { allowed } from '../access/gate.ts';
import { needsOf } from '../access/needs.ts';
import { resolveInput } from '../binding/resolve.ts';
import { useBindingValues } from '../binding/use-binding-values.ts';
import { useSource } from '../binding/use-source.ts';
import { countOf } from '../count/count-of.ts';
import type { EngineProps } from '../engine-props.ts';

type Props = Pick<EngineProps<unknown>, 'row' | 'steps'> & {
  readonly counted: CountedShape;
  readonly isMissing?: boolean;
};

export function PanelCount({ counted, isMissing = false, row, steps }: Props) {
  const { t } = useTranslation();
  const scope = useBindingValues({ row, steps });
  const isAllowed = allowed(needsOf(counted.source), useCapabilities());
  const resolved = resolveInput(counted.source, counted.input, scope);
  const { data } = useSource(counted.source, isAllowed && resolved.state === 'ready' ? resolved.input : undefined);
  const count = data === undefined ? 0 : countOf(counted, data);
  return count === 0 ? null : (
    <>
      {count} {isMissing && <VisuallyHidden>{t('missing')}</VisuallyHidden>}
    </>
  );
}
