/** Which field kinds can be edited: what the server names and nobody knows is shown as text that cannot be changed (VIEW-9). */
import { fieldFor } from '../../fields/registry.ts';
import { isKnownKind } from '../../rules/kinds/registry.ts';

/** A kind without an edit face cannot be edited. */
export const isEditable = (template: string): boolean => isKnownKind(template) && fieldFor(template).Edit !== undefined;
