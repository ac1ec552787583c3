/** How many there are behind a tab, or are missing there; nothing while there are none, or for who may not ask. */
import { useBindingValues } from '../binding/use-binding-values.ts';
import { CountedNumber, type CountedNumberProps } from '../count/counted-number.tsx';
import type { EngineProps } from '../engine-props.ts';

type Props = Pick<EngineProps<unknown>, 'row' | 'steps'> & Pick<CountedNumberProps, 'counted' | 'isMissing'>;

export function PanelCount({ row, steps, ...counted }: Props) {
  return <CountedNumber {...counted} scope={useBindingValues({ row, steps })} />;
}
