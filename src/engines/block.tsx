/** Shows a block: looks its engine up, asks for nothing the session may not ask for, and keeps faults inside. */
import type { ComponentType } from 'react';
import { useHeld } from '../client/session.ts';
import { type AnyBlock, type BlockShape, shapeOf } from '../define/block-shapes.ts';
import { Boundary } from './boundary.tsx';
import { allowed, blockGate } from './gate.ts';
import { onDemand } from './on-demand.tsx';
import { Within } from './place.tsx';
import { NoRightState } from './states.tsx';
import { useSurroundings } from './surroundings.tsx';
import { WaitingBlock } from './waiting.tsx';

export interface EngineProps<Shape> {
  readonly block: Shape;
  /** The record or reply that the block stands in. */
  readonly row?: unknown;
  /** The values of the earlier steps of a wizard. */
  readonly steps?: unknown;
}
type Engine<Shape> = ComponentType<EngineProps<Shape>>;

/** Each engine is a chunk of its own, loaded when the first block needs it. */
const engine = <Shape extends BlockShape>(load: () => Promise<Engine<Shape>>) =>
  onDemand<EngineProps<Shape>>(load, ({ block }) => <WaitingBlock kind={block.block} />) as Engine<never>;

const engines: Partial<Record<BlockShape['block'], Engine<never>>> = {
  table: engine(async () => (await import('./table/render.tsx')).TableEngine),
  form: engine(async () => (await import('./form/render.tsx')).FormEngine),
  view: engine(async () => (await import('./view/render.tsx')).ViewEngine),
  facts: engine(async () => (await import('./view/facts.tsx')).FactsEngine),
  wizard: engine(async () => (await import('./wizard/render.tsx')).WizardEngine),
  board: engine(async () => (await import('./board/render.tsx')).BoardEngine),
  tabs: engine(async () => (await import('./board/tabs.tsx')).TabsEngine),
  stack: engine(async () => (await import('./board/stack.tsx')).StackEngine),
  chart: engine(async () => (await import('./board/chart.tsx')).ChartEngine),
  links: engine(async () => (await import('./board/links.tsx')).LinksEngine),
  count: engine(async () => (await import('./board/count.tsx')).CountEngine),
};

export interface BlockViewProps extends Omit<EngineProps<never>, 'block'> {
  readonly block: AnyBlock;
}

export function BlockView({ block, row, steps }: BlockViewProps) {
  const shape = shapeOf(block);
  const held = useHeld();
  const gate = blockGate(shape);
  const title = 'title' in shape && shape.title ? shape.title : undefined;
  return (
    <Within title={title}>
      <Boundary>
        {allowed(gate, held) ? <EngineOf block={shape} row={row} steps={steps} /> : <NoRightState needs={gate} />}
      </Boundary>
    </Within>
  );
}

function EngineOf({ block, row, steps }: EngineProps<BlockShape>) {
  const { custom } = useSurroundings();
  if (block.block === 'custom') {
    const Custom = custom?.[block.name];
    if (!Custom) throw new Error(`There is no hand-written block "${block.name}"`);
    return <Custom />;
  }
  const Shown = engines[block.block];
  if (!Shown) throw new Error(`There is no engine for the block "${block.block}"`);
  return <Shown block={block as never} row={row} steps={steps} />;
}
