/** Asks for the layouts that a form is filled with; they may depend on what is typed. */
import type { ReactNode } from 'react';
import type { LongFormField, ServerLayoutShape } from '../../define/shapes/element-shapes.ts';
import { type BindingValues, resolveInput } from '../binding/resolve.ts';
import { useSource } from '../binding/use-source.ts';
import { FailedState } from '../frame/states.tsx';
import { WaitingSection } from '../frame/waiting.tsx';
import type { Layouts } from './plan.ts';

export interface FormLayoutsProps {
  readonly asked: readonly (LongFormField & { readonly layout: ServerLayoutShape })[];
  readonly scope: BindingValues;
  readonly found?: Layouts;
  readonly children: (layouts: Layouts) => ReactNode;
}

const none: Layouts = {};

/** One after the other, for hooks stand in a fixed number: each component asks for one. */
export function FormLayouts({ asked, scope, found = none, children }: FormLayoutsProps) {
  const [first, ...rest] = asked;
  if (!first) return children(found);
  return (
    <OneLayout key={first.field} of={first} scope={scope}>
      {(answer) => (
        <FormLayouts asked={rest} scope={scope} found={{ ...found, [first.field]: answer }}>
          {children}
        </FormLayouts>
      )}
    </OneLayout>
  );
}

interface OneLayoutProps {
  readonly of: LongFormField & { readonly layout: ServerLayoutShape };
  readonly scope: BindingValues;
  readonly children: (answer: unknown) => ReactNode;
}

function OneLayout({ of: { layout }, scope, children }: OneLayoutProps) {
  const resolved = resolveInput(layout.source, layout.input, scope);
  const { data, error, refetch } = useSource(layout.source, resolved.state === 'ready' ? resolved.input : undefined);
  if (error && data === undefined) return <FailedState error={error} again={refetch} />;
  // A layout that waits for a field adds nothing yet.
  if (data === undefined && resolved.state === 'ready') return <WaitingSection />;
  return children(data);
}
