/** Shows a block: looks its engine up, asks for nothing the session may not ask for, and keeps faults inside. */
import type { ComponentType } from 'react';
import { useCapabilities } from '../client/session/session.ts';
import type { BlockShape } from '../define/shapes/block-shapes.ts';
import { kindOf } from './access/block-kinds.ts';
import { blockGate } from './access/gate.ts';
import { reasonOf, verdictOf } from './access/verdict.ts';
import type { EngineProps } from './engine-props.ts';
import { ErrorBoundary } from './frame/error-boundary.tsx';
import { FrameProvider } from './frame/frame.tsx';
import { type OnDemand, onDemand } from './frame/on-demand.tsx';
import { NoRightState } from './frame/states.tsx';
import '../ui/print.css';
import { WaitingBlock } from './frame/waiting.tsx';

type Props = EngineProps<BlockShape>;

const files = import.meta.glob<ComponentType<Props>>('./*/engine.tsx', { import: 'default' });

/** Each engine is a chunk of its own, loaded when the first block needs it. */
export const engines: Readonly<Record<string, OnDemand<Props>>> = Object.fromEntries(
  Object.entries(files).map(([file, load]) => [
    file.slice('./'.length, -'/engine.tsx'.length),
    onDemand<Props>(load, ({ block }) => <WaitingBlock {...kindOf(block).waiting?.(block as never)} />),
  ]),
);

/** What waits for an answer need not wait for its code afterwards. What cannot be fetched is told of where it is drawn. */
export function fetchEngines(block: BlockShape): void {
  engines[block.block]?.load().catch(() => {});
  for (const part of kindOf(block).parts?.(block as never, blockGate) ?? []) {
    if ('block' in part) fetchEngines(part);
  }
}

export function BlockView(props: Props) {
  const { block } = props;
  const title = 'title' in block && typeof block.title === 'string' ? block.title : undefined;
  return (
    <FrameProvider title={title}>
      <ErrorBoundary>
        <AllowedBlock {...props} />
      </ErrorBoundary>
    </FrameProvider>
  );
}

function AllowedBlock(props: Props) {
  const held = useCapabilities();
  const gate = blockGate(props.block);
  // Where it is no right that is missing, the server says best what is not there.
  const reason = reasonOf(verdictOf({ needs: gate }, held));
  if (reason && reason.by !== 'state') return <NoRightState needs={gate} />;
  const Engine = engines[props.block.block];
  if (!Engine) throw new Error(`There is no engine for the block "${props.block.block}"`);
  return <Engine {...props} />;
}
