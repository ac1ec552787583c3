/** What fields get from whoever draws the form, because this folder calls nobody: a way to upload, and whose password it is. */
import { type ComponentType, createContext } from 'react';
import type { PasswordOwner } from '../../rules/identity/password.ts';

export interface Uploaded {
  /** What the server calls the file. */
  readonly path: string;
  readonly name: string;
}

/** Rejects with an error whose message is for people; an aborted one stays silent. */
export type Upload = (file: File, progress: (share: number) => void, signal: AbortSignal) => Promise<Uploaded>;

export interface FieldServices {
  readonly upload: Upload | undefined;
  readonly owner: PasswordOwner;
  /** A layout as a form that sends nothing; absent where nothing draws forms. */
  readonly LayoutForm?: ComponentType<{ readonly layout: unknown }>;
  /** Rules of a new password that it breaks as the server says, in words; undefined while nobody asks the server. */
  readonly brokenRules?: readonly string[] | undefined;
}

/** A password that is nobody's yet. */
export const noPasswordOwner: PasswordOwner = { company: '', firstName: '', lastName: '' };

export const FieldServicesContext = createContext<FieldServices>({
  upload: undefined,
  owner: noPasswordOwner,
});
