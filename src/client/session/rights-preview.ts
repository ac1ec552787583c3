/** A look at the portal with other rights: read only, in this window only, kept over a reload. Nobody signs in for it. */
import type { Capability } from '../../define/contract/capability.ts';
import { operationOf, type SourceShape } from '../../define/shapes/element-shapes.ts';
import { setCallGuard } from '../first/call.ts';
import { readSessionItem, removeSessionItem, writeSessionItem } from '../first/draft-storage.ts';
import { text } from '../first/language.ts';
import { session } from '../first/session-store.ts';
import { createStore } from '../first/store.ts';
import { useStore } from '../page/use-store.ts';

export interface RightsPreview {
  /** The one who looks; the look of somebody before him is not his. */
  readonly userAccountId: number;
  /** Whose rights they are: a role or a capability set. */
  readonly name: string;
  readonly Capability: readonly Capability[];
  /** Object types that the role has and the one who looks has not: what they open cannot be shown. */
  readonly left: number;
}

const key = 'preview';
export const rightsPreview = createStore<RightsPreview | undefined>(undefined);

export function startPreview(wanted: RightsPreview): void {
  writeSessionItem(key, wanted);
  rightsPreview.set(wanted);
}

export function endPreview(): void {
  removeSessionItem(key);
  rightsPreview.set(undefined);
}

/** Nothing can be changed: somebody looks with other rights, or in the name of somebody else to see what he sees. */
export const isReadOnly = (): boolean => rightsPreview.get() !== undefined || session.get()?.IsReadOnly === true;

/** The same for components. */
export function useReadOnly(): boolean {
  useStore(rightsPreview);
  useStore(session);
  return isReadOnly();
}

/** Reads leave, and what concerns the session itself; every other call stays here, whoever makes it. */
export function refuseWritesInPreview(): void {
  setCallGuard((source) => (isReadOnly() && !leaves(source as unknown as SourceShape) ? said() : undefined));
  const take = () => {
    const before = readSessionItem(key) as RightsPreview | undefined;
    const user = session.get();
    if (before && user && before.userAccountId === user.UserAccountId) rightsPreview.set(before);
  };
  session.subscribe(take);
  take();
}

const leaves = (source: SourceShape): boolean =>
  operationOf(source).kind === 'read' || source.operation.startsWith('Authorization/');

const said = (): string => text('You are looking with other rights: nothing is changed until you end that.');
