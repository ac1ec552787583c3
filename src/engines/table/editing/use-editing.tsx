/** The changed cells of the table around: the grid changes them, the bar saves them or takes them back. */
import { createContext, type ReactNode, useContext, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { showMessage } from '../../../client/first/messages.ts';
import { createStore, type Store } from '../../../client/first/store.ts';
import { useStore } from '../../../client/page/use-store.ts';
import { afterWrite } from '../../../client/query/after-write.ts';
import { ClientContext } from '../../../client/query/query-client.ts';
import type { BindingValues } from '../../binding/resolve.ts';
import type { Values } from '../../binding/schema.ts';
import { useStoredDraft } from '../../editing/use-stored-draft.ts';
import { useGuard } from '../../leaving/unsaved.ts';
import { withOrderSaid } from './cell-order.ts';
import {
  afterSave,
  type Change,
  type Drafts,
  noDrafts,
  type RowDraft,
  redo,
  renewed,
  type Tally,
  tally,
  undo,
  withChanges,
} from './drafts.ts';
import type { EditPlan } from './edit-plan.ts';
import { saveDrafts } from './save.ts';
import { draftsOf, type StoredDrafts, storedDrafts } from './stored-drafts.ts';
import { type Preview, usePreview } from './use-preview.ts';

export interface EditState {
  readonly drafts: Drafts;
  /** What was saved a moment ago and has not come back with the rows yet. */
  readonly saved: ReadonlyMap<string, RowDraft>;
  readonly busy: boolean;
}

export interface Editing extends EditState, Tally {
  readonly plan: EditPlan;
  readonly preview: Preview | undefined;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  change(changes: readonly Change[]): void;
  undo(): void;
  redo(): void;
  discard(): void;
  /** Rows that have come anew after somebody else had changed them; what is in nobody's way is sent again. */
  renew(rows: ReadonlyMap<string, Values>): void;
  /** Answers when every row has been tried; those that failed stay, with what the server said. */
  save(): Promise<void>;
}

const EditingContext = createContext<Editing | undefined>(undefined);

/** undefined: nothing in this table can be edited. */
export const useEditing = (): Editing | undefined => useContext(EditingContext);

export interface EditingProviderProps {
  readonly plan: EditPlan | undefined;
  readonly scope: BindingValues;
  readonly children: ReactNode;
}

export function EditingProvider({ plan, scope, children }: EditingProviderProps) {
  // A list that is opened from one that is edited has no changes of its own.
  if (!plan) return <EditingContext value={undefined}>{children}</EditingContext>;
  return (
    <Provided plan={plan} scope={scope}>
      {children}
    </Provided>
  );
}

const nothing: EditState = { drafts: noDrafts, saved: new Map(), busy: false };

function Provided({ plan, scope, children }: EditingProviderProps & { readonly plan: EditPlan }) {
  const { restored, keep, drop } = useStoredDraft<StoredDrafts>(`cells ${plan.shape.source.operation}`);
  const [store] = useState(() =>
    createStore<EditState>(restored ? { ...nothing, drafts: draftsOf(restored) } : nothing),
  );
  const state = useStore(store);
  useGuard(state.drafts.rows.size > 0, drop);
  useEffect(
    () => keep(state.drafts.rows.size === 0 ? undefined : () => storedDrafts(state.drafts)),
    [keep, state.drafts],
  );
  const save = useSave(store, plan, scope);
  const preview = usePreview(plan, state.drafts.rows, scope);
  const value = useMemo<Editing>(() => {
    const { drafts } = state;
    const to = (next: Drafts) => store.set({ ...store.get(), drafts: withOrderSaid(next, plan.pairs) });
    return {
      ...state,
      ...tally(drafts),
      plan,
      preview,
      canUndo: drafts.done.length > 0,
      canRedo: drafts.undone.length > 0,
      change: (changes) => to(withChanges(store.get().drafts, changes)),
      undo: () => to(undo(store.get().drafts)),
      redo: () => to(redo(store.get().drafts)),
      discard: () => to(noDrafts),
      renew: (rows) => {
        to(renewed(store.get().drafts, rows));
        const left = [...store.get().drafts.rows.values()];
        if (left.every(({ failure, isOvertaken }) => failure === undefined && !isOvertaken)) void save();
      },
      save,
    };
  }, [state, store, plan, preview, save]);
  return <EditingContext value={value}>{children}</EditingContext>;
}

function useSave(store: Store<EditState>, plan: EditPlan, scope: BindingValues): () => Promise<void> {
  const { t } = useTranslation();
  const client = useContext(ClientContext);
  const latest = useRef({ t, scope, plan });
  latest.current = { t, scope, plan };
  const [save] = useState(() => async () => {
    const now = latest.current;
    const { drafts, busy } = store.get();
    if (busy || drafts.rows.size === 0 || tally(drafts).problems > 0) return;
    store.set({ ...store.get(), busy: true });
    const { failure } = now.plan.shape;
    const unexplained = failure && now.t(failure.text);
    const { saved, failures, overtaken } = await saveDrafts(now.plan, [...drafts.rows], now.scope, unexplained);
    const settled = new Map([...drafts.rows].filter(([id]) => saved.has(id)));
    store.set({ drafts: afterSave(store.get().drafts, { saved, failures, overtaken }), saved: settled, busy: false });
    if (failures.size === 0) {
      showMessage({ type: 'success', text: now.t(now.plan.shape.message ?? 'Changes saved') });
    }
    await afterWrite(now.plan.shape.source, client);
    store.set({ ...store.get(), saved: nothing.saved });
  });
  return save;
}
