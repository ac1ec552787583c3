/** A view: asks for the record, then for its layout, then shows it. */
import { useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { shownSectionsOf, type ViewShape } from '../../define/shapes/block-shapes.ts';
import type { CallShape } from '../../define/shapes/element-shapes.ts';
import listErrors from '../../rules/errors/lists.ts';
import { type BindingValues, resolveInput } from '../binding/resolve.ts';
import { dataSchema, type Values } from '../binding/schema.ts';
import { useBindingValues } from '../binding/use-binding-values.ts';
import { useSource } from '../binding/use-source.ts';
import { fetchEngines } from '../block.tsx';
import type { EngineProps } from '../engine-props.ts';
import { pagesOf, pagesOfSections } from '../field-plan/pages.ts';
import { EmptyState, FailedState, NotFoundState } from '../frame/states.tsx';
import { WaitingBlock, WaitingSection } from '../frame/waiting.tsx';
import { kind } from './kind.ts';
import { RecordView } from './record.tsx';
import { savedIn } from './save-input.ts';
import { useHeadOfActions, ViewActions } from './view-actions.tsx';

export default function ViewEngine({ block, row, steps }: EngineProps<ViewShape>) {
  const scope = useBindingValues({ row, steps });
  const resolved = resolveInput(block.source, block.input, scope);
  if (resolved.state === 'mismatch') return <NotFoundState />;
  if (resolved.state === 'missing') return null;
  // Another record is another view: nothing of the one before may stay, least of all what was typed.
  return <Loaded key={JSON.stringify(resolved.input)} block={block} scope={scope} input={resolved.input} />;
}

interface LoadedProps {
  readonly block: ViewShape;
  readonly scope: BindingValues;
  readonly input: Values;
}

function Loaded({ block, scope, input }: LoadedProps) {
  const { data: record, error, refetch } = useSource(block.source, input);
  useEffect(() => {
    for (const inner of [block.below, block.aside]) if (inner) fetchEngines(inner);
  }, [block]);
  if (error && record === undefined) return <FailedState error={error} again={refetch} />;
  if (record === undefined) return <WaitingBlock {...kind.waiting?.(block)} />;
  const inner = { ...scope, row: record };
  if (block.layout) return <WithLayout block={block} layout={block.layout} scope={inner} again={refetch} />;
  return <WithSections block={block} scope={inner} again={refetch} />;
}

interface WithSectionsProps {
  readonly block: ViewShape;
  readonly scope: BindingValues;
  readonly again: () => Promise<unknown>;
}

function WithSections({ block, scope, again }: WithSectionsProps) {
  const pages = useMemo(
    () => pagesOfSections(shownSectionsOf(block), dataSchema(block.source), (field) => savedIn(block.save, field)),
    [block],
  );
  return <RecordView block={block} pages={pages} scope={scope} again={again} />;
}

interface WithLayoutProps {
  readonly block: ViewShape;
  readonly layout: CallShape;
  readonly scope: BindingValues;
  readonly again: () => Promise<unknown>;
}

/** Its actions are there with the record: buttons that came with the fields would push the page down. */
function WithLayout(props: WithLayoutProps) {
  const { block, scope } = props;
  const hasActions = useHeadOfActions();
  return (
    <>
      {hasActions && <ViewActions block={block} scope={scope} beside={null} />}
      <LaidOut {...props} hasActions={hasActions} />
    </>
  );
}

function LaidOut({ block, layout, scope, again, hasActions }: WithLayoutProps & { readonly hasActions: boolean }) {
  const { t } = useTranslation();
  const resolved = resolveInput(layout.source, layout.input, scope);
  const read = useSource(layout.source, resolved.state === 'ready' ? resolved.input : undefined);
  const found = useMemo(() => pagesOf(read.data), [read.data]);
  if (resolved.state !== 'ready') return <NotFoundState />;
  if (read.error && read.data === undefined) return <FailedState error={read.error} again={read.refetch} />;
  if (read.data === undefined) return <WaitingSection />;
  if ('pages' in found)
    return <RecordView block={block} pages={found.pages} scope={scope} again={again} hasActions={hasActions} />;
  if (found.problem === listErrors['ERR-24']) return <EmptyState />;
  return <FailedState error={{ message: t(found.problem) }} again={read.refetch} />;
}
