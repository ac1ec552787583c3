/** Which field kinds are there: what the server names and nobody knows is shown as text that cannot be changed (VIEW-9). */
import { fieldFor } from '../../fields/registry.ts';

export function isKnownKind(template: string): boolean {
  const kind = fieldFor(template);
  return kind.kind === template || (kind.aliases ?? []).includes(template);
}

/** A kind without an edit face cannot be edited. */
export const isEditable = (template: string): boolean => isKnownKind(template) && fieldFor(template).Edit !== undefined;
