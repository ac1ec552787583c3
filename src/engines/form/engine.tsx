/** A form block: what it asks for follows from its manifest, the schema of its call and the layouts of the server. */
import { useMemo, useState } from 'react';
import type { FormShape } from '../../define/shapes/block-shapes.ts';
import { type BindingValues, resolveInput, startValues } from '../binding/resolve.ts';
import type { Values } from '../binding/schema.ts';
import { useBindingValues } from '../binding/use-binding-values.ts';
import { OverContext } from '../binding/use-source.ts';
import type { EngineProps } from '../engine-props.ts';
import { NotFoundState } from '../frame/states.tsx';
import { AfterSubmit } from './after-submit.tsx';
import { FormScreen } from './form-screen.tsx';
import { sectionShapesOf } from './plan.ts';
import { PreparedForm } from './prepared-form.tsx';

export default function FormEngine({ block, row, steps }: EngineProps<FormShape>) {
  const scope = useBindingValues({ row, steps });
  const resolved = resolveInput(block.source, block.input, scope);
  if (resolved.state === 'mismatch') return <NotFoundState />;
  if (resolved.state === 'missing') return null;
  const start = startValues(block.source, block.start ?? {}, scope);
  // Another place is another form: nothing that was typed may follow.
  return (
    <Bound
      key={JSON.stringify([resolved.input, start])}
      block={block}
      scope={scope}
      input={resolved.input}
      start={start}
    />
  );
}

interface BoundProps {
  readonly block: FormShape;
  readonly scope: BindingValues;
  readonly input: Values;
  readonly start: Values;
}

function Bound({ block, scope, input, start }: BoundProps) {
  // Asked for anew with every change of the address, but saying the same.
  const [bound] = useState(input);
  const [first] = useState(start);
  const [answer, setAnswer] = useState<{ readonly data: unknown }>();
  const shapes = useMemo(() => sectionShapesOf(block), [block]);
  // Its own write changes what it reads: a form that leads elsewhere asks for none of it again.
  const [isOver, setOver] = useState(false);
  if (answer && block.after) return <AfterSubmit block={block.after} row={answer.data} />;
  return (
    <OverContext value={isOver}>
      <PreparedForm source={block.source} shapes={shapes} scope={scope} bound={bound} first={first}>
        {(ready) => (
          <FormScreen block={block} scope={scope} bound={bound} onOver={setOver} onAnswer={setAnswer} {...ready} />
        )}
      </PreparedForm>
    </OverContext>
  );
}
