/** A look at the portal with other rights: read only, in this window only, kept over a reload. Nobody signs in for it. */
import type { Capability } from '../define/capability.ts';
import { operationOf, type SourceShape } from '../define/shapes.ts';
import { setObjection } from './call.ts';
import { forget, keep, kept } from './kept.ts';
import { text } from './language.ts';
import { session } from './session-store.ts';
import { createStore } from './store.ts';

export interface Preview {
  /** The one who looks; the look of somebody before him is not his. */
  readonly userAccountId: number;
  /** Whose rights they are: a role or a capability set. */
  readonly name: string;
  readonly Capability: readonly Capability[];
  /** Object types that the role has and the one who looks has not: what they open cannot be shown. */
  readonly left: number;
}

const key = 'preview';
export const preview = createStore<Preview | undefined>(undefined);

export function startPreview(wanted: Preview): void {
  keep(key, wanted);
  preview.set(wanted);
}

export function endPreview(): void {
  forget(key);
  preview.set(undefined);
}

/** Reads leave, and what concerns the session itself; every other call stays here, whoever makes it. */
export function objectInPreview(): void {
  setObjection((source) => (preview.get() && !leaves(source as unknown as SourceShape) ? said() : undefined));
  const take = () => {
    const before = kept(key) as Preview | undefined;
    const user = session.get();
    if (before && user && before.userAccountId === user.UserAccountId) preview.set(before);
  };
  session.subscribe(take);
  take();
}

const leaves = (source: SourceShape): boolean =>
  operationOf(source).kind === 'read' || source.operation.startsWith('Authorization/');

const said = (): string => text('You are looking with other rights: nothing is changed until you end that.');
