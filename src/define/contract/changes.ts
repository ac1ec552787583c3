/** Tags: the names of what is kept. Reads say which they read and writes which they change; whoever shows one is told of the other. */

/** To whom of others a change is told: those above the subject, those in its branch, both, the sessions of its user alone, or everybody. */
export type Direction = 'above' | 'below' | 'both' | 'own' | 'everywhere';

/** A tag alone is told above: to those who may see the subject. */
export type Change = string | { readonly tag: string; readonly to: Exclude<Direction, 'above'> };

/** What only the user sees. */
export type OwnChange = Exclude<Change, string> & { readonly to: 'own' };

/** A change that is told to those below:  a seller's price list is read by his customers. */
export const below = <const Tag extends string>(tag: Tag) => ({ tag, to: 'below' }) as const;

/** For what is seen above and below: a change of a company and of its branch. */
export const both = <const Tag extends string>(tag: Tag) => ({ tag, to: 'both' }) as const;

/** A change that is told to the user alone:  a user's saved views. */
export const own = <const Tag extends string>(tag: Tag) => ({ tag, to: 'own' }) as const;

/** A change of what is seen beside the account tree too: of a service, which any company may buy. */
export const everywhere = <const Tag extends string>(tag: Tag) => ({ tag, to: 'everywhere' }) as const;

/** Every write leaves an entry in the audit log. */
export const auditTag = 'AuditEntry';

export const tagOf = (change: Change): string => (typeof change === 'string' ? change : change.tag);
export const directionOf = (change: Change): Direction => (typeof change === 'string' ? 'above' : change.to);

interface Tagged {
  readonly kind?: string;
  readonly reads?: readonly string[] | undefined;
  readonly changes?: readonly Change[] | undefined;
}
/** An operation, a part of one, or its name with what was said beside it. */
type TaggedSource = object & { readonly of?: unknown };

const taggedOf = (source: TaggedSource): Tagged => (source.of ?? source) as Tagged;

/** undefined: nobody said, so it may be anything. */
export const tagsRead = (source: TaggedSource): readonly string[] | undefined => taggedOf(source).reads;

export function tagsChanged(source: TaggedSource): readonly string[] | undefined {
  const { kind, changes } = taggedOf(source);
  if (kind === 'read') return [];
  return changes && [...new Set([...changes.map(tagOf), auditTag])];
}
