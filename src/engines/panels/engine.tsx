/** A page of panels as the server says, drawn as a board; whom several pages fit chooses between them. */
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useWrite } from '../../client/query/query.tsx';
import type { Source } from '../../define/contract/operation.ts';
import type { PanelsFromShape } from '../../define/shapes/panel-shapes.ts';
import type { Capabilities } from '../../rules/access/capabilities.ts';
import { valueAt } from '../../rules/path.ts';
import { Select } from '../../ui/Select.tsx';
import { resolveInput } from '../binding/resolve.ts';
import type { Values } from '../binding/schema.ts';
import { useBindingValues } from '../binding/use-binding-values.ts';
import { useSource } from '../binding/use-source.ts';
import BoardEngine from '../board/engine.tsx';
import { panelsFor } from '../board/panels.ts';
import type { EngineProps } from '../engine-props.ts';
import { PageHeadPortal, useEngineServices } from '../frame/engine-services.tsx';
import { FailedState, NotFoundState } from '../frame/states.tsx';
import { WaitingBlock } from '../frame/waiting.tsx';
import { type PlacedPanel, standardPanels, tilesOf } from './placed-panels.ts';

export default function PanelsEngine({ block, row, steps }: EngineProps<PanelsFromShape>) {
  const scope = useBindingValues({ row, steps });
  const resolved = resolveInput(block.source, block.input, scope);
  const { data, error, refetch } = useSource(block.source, resolved.state === 'ready' ? resolved.input : undefined, {
    together: true,
  });
  if (resolved.state === 'mismatch') return <NotFoundState />;
  if (error && data === undefined) return <FailedState error={error} again={refetch} />;
  if (data === undefined) return <WaitingBlock like="rows" />;
  const page = data as Values;
  const listed = valueAt(page, block.list) as readonly PlacedPanel[];
  // A page that was arranged is never empty: whoever arranges none gets the one that is made.
  const tiles = tilesOf(block.panels, listed.length > 0 ? listed : standardPanels(block.panels));
  const rights = block.rights === undefined ? undefined : (valueAt(page, block.rights) as Capabilities);
  const key = block.key === undefined ? undefined : valueAt(page, block.key);
  return (
    <>
      {block.choices && <Choices choices={block.choices} page={page} current={key} />}
      <BoardEngine
        key={String(key)}
        block={{
          block: 'board',
          panels: rights ? panelsFor(tiles, rights) : tiles,
          ...(key ? { name: `page-${String(key)}` } : {}),
        }}
        row={row}
        steps={steps}
      />
    </>
  );
}

interface ChoicesProps {
  readonly choices: NonNullable<PanelsFromShape['choices']>;
  readonly page: Values;
  readonly current: unknown;
}

/** In the head of the page. */
function Choices({ choices, page, current }: ChoicesProps) {
  const { t } = useTranslation();
  const id = useId();
  const { actions } = useEngineServices();
  const { keep, list, value, label, title } = choices;
  const { write, busy } = useWrite(keep.source as unknown as Source<Values, unknown>);
  const offered = (valueAt(page, list) as readonly object[] | undefined) ?? [];
  if (offered.length < 2) return null;
  return (
    <PageHeadPortal place={actions}>
      <Select
        id={id}
        aria-label={t(title)}
        size="sm"
        disabled={busy}
        value={String(current)}
        data={offered.map((each) => ({ value: String(valueAt(each, value)), label: String(valueAt(each, label)) }))}
        onChange={(chosen) => {
          const found = offered.find((each) => String(valueAt(each, value)) === chosen);
          // What could not be kept has been told by the call.
          if (found) write({ [keep.chosen]: valueAt(found, value) }).catch(() => {});
        }}
      />
    </PageHeadPortal>
  );
}
