/** What the line of a defined field and the parts under it are handed. */
import type { DefinitionProblem } from '../../rules/fields/defined-field.ts';
import type { DefinedField } from '../../rules/fields/definition.ts';

export interface DefinitionLineProps {
  readonly id: string;
  readonly index: number;
  readonly field: DefinedField;
  /** Those that stand before it: only they can decide whether it is asked for. */
  readonly before: readonly DefinedField[];
  readonly all: readonly DefinedField[];
  /** What it is called in the list. */
  readonly name: string;
  /** In which its texts are written. */
  readonly language: string;
  readonly locale: string;
  readonly problems: readonly DefinitionProblem[];
  readonly isOpen: boolean;
  readonly onOpen: (isOpen: boolean) => void;
  readonly onChange: (field: DefinedField) => void;
  readonly onMove: (by: -1 | 1) => void;
  readonly onRemove: () => void;
  readonly onDrag: (isDragged: boolean) => void;
}
