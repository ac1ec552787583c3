/** What a form tells whoever stands around it, and what it can be told. */
import type { Values } from '../binding/schema.ts';
import type { FieldProblem } from './problem.ts';

export interface FormHandle {
  submit(): void;
  focus(name: string): void;
  /** Messages of the server, at their fields. */
  say(problems: readonly FieldProblem[]): void;
}

/** What is wrong, as people read it. */
export interface Fault {
  readonly name: string;
  readonly label: string;
  readonly text: string;
}
export interface FormStatus {
  readonly values: Values;
  readonly isDirty: boolean;
  /** It was sent, and goes on by itself when the file that is on its way has arrived. */
  readonly isWaiting: boolean;
  readonly faults: readonly Fault[];
}
