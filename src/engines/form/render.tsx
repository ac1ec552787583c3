/** A form block: what it asks for follows from its manifest, the schema of its call and the layouts of the server. */
import { useMemo, useState } from 'react';
import type { FormShape } from '../../define/block-shapes.ts';
import { resolveInput, type Scope } from '../binding.ts';
import type { EngineProps } from '../block.tsx';
import type { Values } from '../schema.ts';
import { useScope } from '../scope.ts';
import { NotFoundState } from '../states.tsx';
import { After } from './after.tsx';
import { FormScreen } from './form-screen.tsx';
import { arranged } from './plan.ts';
import { PreparedForm } from './prepared.tsx';

export function FormEngine({ block, row, steps }: EngineProps<FormShape>) {
  const scope = useScope({ row, steps });
  const resolved = resolveInput(block.source, block.input, scope);
  if (resolved.state === 'mismatch') return <NotFoundState />;
  if (resolved.state === 'missing') return null;
  // Another place is another form: nothing that was typed may follow.
  return <Bound key={JSON.stringify(resolved.input)} block={block} scope={scope} input={resolved.input} />;
}

interface BoundProps {
  readonly block: FormShape;
  readonly scope: Scope;
  readonly input: Values;
}

function Bound({ block, scope, input }: BoundProps) {
  // Asked for anew with every change of the address, but saying the same.
  const [bound] = useState(input);
  const [answer, setAnswer] = useState<{ readonly data: unknown }>();
  const shapes = useMemo(() => arranged(block), [block]);
  if (answer && block.after) return <After block={block.after} row={answer.data} />;
  return (
    <PreparedForm source={block.source} shapes={shapes} scope={scope} bound={bound}>
      {(ready) => <FormScreen block={block} scope={scope} bound={bound} onAnswer={setAnswer} {...ready} />}
    </PreparedForm>
  );
}
