/** Shows a block: looks its engine up, asks for nothing the session may not ask for, and keeps faults inside. */
import type { ComponentType } from 'react';
import { useCapabilities } from '../client/session/session.ts';
import { type AnyBlock, type BlockShape, shapeOf } from '../define/shapes/block-shapes.ts';
import { allowed, blockGate } from './access/gate.ts';
import { useEngineServices } from './frame/engine-services.tsx';
import { ErrorBoundary } from './frame/error-boundary.tsx';
import { FrameProvider } from './frame/frame.tsx';
import { onDemand } from './frame/on-demand.tsx';
import { NoRightState } from './frame/states.tsx';
import { WaitingBlock } from './frame/waiting.tsx';

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
  table: engine(async () => (await import('./table/engine.tsx')).TableEngine),
  form: engine(async () => (await import('./form/engine.tsx')).FormEngine),
  view: engine(async () => (await import('./view/engine.tsx')).ViewEngine),
  facts: engine(async () => (await import('./facts/engine.tsx')).FactsEngine),
  wizard: engine(async () => (await import('./wizard/engine.tsx')).WizardEngine),
  board: engine(async () => (await import('./board/engine.tsx')).BoardEngine),
  tabs: engine(async () => (await import('./tabs/engine.tsx')).TabsEngine),
  stack: engine(async () => (await import('./stack/engine.tsx')).StackEngine),
  chart: engine(async () => (await import('./chart/engine.tsx')).ChartEngine),
  links: engine(async () => (await import('./links/engine.tsx')).LinksEngine),
  count: engine(async () => (await import('./count/engine.tsx')).CountEngine),
};

export interface BlockViewProps extends Omit<EngineProps<never>, 'block'> {
  readonly block: AnyBlock;
}

export function BlockView({ block, row, steps }: BlockViewProps) {
  const shape = shapeOf(block);
  const held = useCapabilities();
  const gate = blockGate(shape);
  const title = 'title' in shape && shape.title ? shape.title : undefined;
  return (
    <FrameProvider title={title}>
      <ErrorBoundary>
        {allowed(gate, held) ? <EngineOf block={shape} row={row} steps={steps} /> : <NoRightState needs={gate} />}
      </ErrorBoundary>
    </FrameProvider>
  );
}

function EngineOf({ block, row, steps }: EngineProps<BlockShape>) {
  const { custom } = useEngineServices();
  if (block.block === 'custom') {
    const Custom = custom?.[block.name];
    if (!Custom) throw new Error(`There is no hand-written block "${block.name}"`);
    return <Custom />;
  }
  const Shown = engines[block.block];
  if (!Shown) throw new Error(`There is no engine for the block "${block.block}"`);
  return <Shown block={block as never} row={row} steps={steps} />;
}
