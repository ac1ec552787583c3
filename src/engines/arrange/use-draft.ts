/** An arrangement while somebody works on it: kept here until it is saved, and saved over what it began from. */
import { useCallback, useContext, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../client/first/call.ts';
import { CallError } from '../../client/first/call-error.ts';
import { showMessage } from '../../client/first/messages.ts';
import { afterWrite } from '../../client/query/after-write.ts';
import { ClientContext } from '../../client/query/query-client.ts';
import type { Source } from '../../define/contract/operation.ts';
import type { CallShape } from '../../define/shapes/element-shapes.ts';
import type { ArrangeShape } from '../../define/shapes/panel-shapes.ts';
import { valueAt } from '../../rules/path.ts';
import { type BindingValues, resolveInput } from '../binding/resolve.ts';
import type { Values } from '../binding/schema.ts';
import { useGuard } from '../leaving/unsaved.ts';
import type { PlacedPanel } from '../panels/placed-panels.ts';

export interface Draft {
  readonly panels: readonly PlacedPanel[];
  readonly isDirty: boolean;
  readonly busy: boolean;
  /** Somebody else has saved meanwhile: what is here cannot be saved any more. */
  readonly isOvertaken: boolean;
  change(panels: readonly PlacedPanel[]): void;
  discard(): void;
  save(): Promise<void>;
  /** Saves before, where there is something to save. */
  publish(): Promise<void>;
}

interface Given {
  readonly block: ArrangeShape;
  readonly scope: BindingValues;
  readonly data: object;
  readonly refetch: () => Promise<unknown>;
}

export function useDraft({ block, scope, data, refetch }: Given): Draft {
  const { t } = useTranslation();
  const client = useContext(ClientContext);
  const [own, setOwn] = useState<readonly PlacedPanel[]>();
  const [busy, setBusy] = useState(false);
  const [isOvertaken, setOvertaken] = useState(false);
  /** What the first change was made to: its version is sent, whatever others have saved since. */
  const base = useRef<object>(undefined);
  const discard = useCallback(() => {
    base.current = undefined;
    setOwn(undefined);
    setOvertaken(false);
  }, []);
  // Where others, or the same person beside it, have changed all but the panels, nothing of theirs is lost by going on from there.
  if (base.current !== undefined && base.current !== data && samePanels(base.current, data, block.list))
    base.current = data;
  useGuard(own !== undefined, discard);
  const write = async ({ source, input }: CallShape, row: unknown, more: Values = {}): Promise<void> => {
    const bound = resolveInput(source, input, { ...scope, row });
    if (bound.state !== 'ready') throw new Error(`No value for ${JSON.stringify(bound)}`);
    const target = source as unknown as Source<Values, unknown>;
    await call(target, { ...bound.input, ...more });
    await afterWrite(target, client);
  };
  const keep = async (): Promise<unknown> => {
    if (own === undefined) return data;
    await write(block.save, base.current, { [block.save.list]: own });
    const fresh = await refetch();
    discard();
    return fresh ?? data;
  };
  const attempt = async (work: () => Promise<void>): Promise<void> => {
    setBusy(true);
    try {
      await work();
    } catch (error) {
      // The call has said why.
      if (!(error instanceof CallError)) throw error;
      if (error.status === 409) {
        setOvertaken(own !== undefined);
        await refetch();
      }
    } finally {
      setBusy(false);
    }
  };
  return {
    panels: own ?? (valueAt(data, block.list) as readonly PlacedPanel[]),
    isDirty: own !== undefined,
    busy,
    isOvertaken,
    change: (panels) => {
      base.current ??= data;
      setOwn(panels);
    },
    discard,
    save: () =>
      attempt(async () => {
        await keep();
        showMessage({ type: 'success', text: t('Arrangement saved') });
      }),
    publish: () =>
      attempt(async () => {
        await write(block.publish, await keep());
        const { message } = block.publish;
        if (message !== undefined) showMessage({ type: 'success', text: t(message) });
      }),
  };
}

const samePanels = (one: object, other: object, list: string): boolean =>
  JSON.stringify(valueAt(one, list)) === JSON.stringify(valueAt(other, list));
