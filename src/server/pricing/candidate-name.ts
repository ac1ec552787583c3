/** How what makes a price, or would have made it, is named to its seller. */
import type { CallContext } from '../../define/contract/handler.ts';

interface Named {
  readonly kind: 'Rule' | 'Override';
  readonly isDefault?: boolean;
  readonly priority?: number;
  readonly name?: string;
}

export const candidateName = (context: Pick<CallContext, 'text'>, candidate: Named): string => {
  if (candidate.kind === 'Override') return context.text('Set by hand');
  if (candidate.isDefault) return context.text('Default prices');
  return `${candidate.priority} · ${candidate.name}`;
};
