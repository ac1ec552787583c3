/** One runner for all actions of a block: starts them, asks first where the manifest says so, one at a time. */
import { type ReactNode, useContext, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isUnanswered } from '../../client/first/call-error.ts';
import { useAddress } from '../../client/page/address.tsx';
import { afterWrite } from '../../client/query/after-write.ts';
import { ClientContext } from '../../client/query/query-client.ts';
import { type ActionShape, isCalling, type SourceShape } from '../../define/shapes/element-shapes.ts';
import type { BindingValues } from '../binding/resolve.ts';
import type { Values } from '../binding/schema.ts';
import type { Attempt } from '../editing/attempt.ts';
import { onDemand } from '../frame/on-demand.tsx';
import { ActionDialog } from './dialog.tsx';
import { rowNow } from './overtaken.ts';
import { asksFirst, objectName } from './prepare.ts';
import { run } from './run.ts';
import type { ShownBlockProps } from './shown-block.tsx';

/** Few actions open a block, which brings its engine. */
const ShownBlock = onDemand(async () => (await import('./shown-block.tsx')).ShownBlock);

export interface Runner {
  /** `name` is what the row is called, for the question before the action. */
  start(action: ActionShape, row?: unknown, name?: string): void;
  /** With what was asked for already. */
  begin(action: ActionShape, asked: Values): void;
  /** The action that is under way. */
  readonly busy: ActionShape | undefined;
  /** To be placed once beside the buttons. */
  readonly dialog: ReactNode;
}

interface Asked {
  readonly name: string | undefined;
  readonly action: ActionShape;
  readonly scope: BindingValues;
  /** It was begun on a row of a list. */
  readonly isRow: boolean;
}

export interface Around {
  /** Read when an action starts: the filters that a list has then. */
  readonly filters?: () => Values;
  /** What the block shows at the moment. */
  readonly rows?: () => readonly unknown[];
  /** Hears of what was done. */
  readonly onDone?: () => void;
}

export function useRunner(scope: BindingValues, { filters, rows, onDone }: Around = {}): Runner {
  const { t } = useTranslation();
  const address = useAddress();
  const client = useContext(ClientContext);
  const [busy, setBusy] = useState<ActionShape>();
  const [asking, setAsking] = useState<Asked>();
  const [shown, setShown] = useState<Omit<ShownBlockProps, 'onClose'>>();
  const running = useRef(false);
  const attempt = useRef<Attempt>(undefined);

  const perform = async ({ action, scope: at }: Asked, asked?: Values, dialog = asked !== undefined) => {
    if (running.current) return;
    running.current = true;
    setBusy(action);
    try {
      const more = { ...(asked && { asked }), ...(filters && { around: filters() }) };
      const written = (source: SourceShape) => void afterWrite(source, client);
      await run({ action, scope: at, address, t, written, attempt, options: { quiet: dialog }, ...more });
      attempt.current = undefined;
      setAsking(undefined);
      onDone?.();
    } catch (error) {
      // Of what was answered it is known that nothing has happened.
      if (!isUnanswered(error)) attempt.current = undefined;
      throw error;
    } finally {
      running.current = false;
      setBusy(undefined);
    }
  };

  const start = (action: ActionShape, row?: unknown, name?: string) => {
    const at = row === undefined ? scope : { ...scope, row };
    const asked = { action, name: name ?? objectName(at.row), scope: at, isRow: row !== undefined };
    if (action.action === 'show') setShown({ action, name: asked.name, scope: at });
    else if (asksFirst(action)) setAsking(asked);
    // The call has told the person; there is nothing left to do here.
    else perform(asked).catch((error: unknown) => console.warn(error));
  };
  const begin = (action: ActionShape, values: Values) => {
    const asked = { action, name: objectName(scope.row), scope, isRow: false };
    perform(asked, values, false).catch((error: unknown) => console.warn(error));
  };

  /** A row that was named is looked for among those that are there now; without one it is the record around. */
  const now = ({ action, scope: at, isRow }: Asked): BindingValues => {
    if (!isRow) return scope;
    const row = isCalling(action) ? rowNow(action, at, rows?.() ?? []) : undefined;
    return row === undefined ? at : { ...at, row };
  };

  const dialog = shown ? (
    <ShownBlock {...shown} onClose={() => setShown(undefined)} />
  ) : (
    asking && (
      <ActionDialog
        action={asking.action}
        name={asking.name}
        scope={asking.scope}
        now={now(asking)}
        busy={busy !== undefined}
        onClose={() => setAsking(undefined)}
        onAgree={(values, from) => perform({ ...asking, scope: from }, values)}
      />
    )
  );
  return { start, begin, busy, dialog };
}
