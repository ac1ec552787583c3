/** All field kinds, found by their files; nothing is registered by hand. */
import type { Kind } from '../fields/kind.ts';
import text from './Text.ts';

/** Kinds begin with a capital letter. */
const files = import.meta.glob<Kind>('./[A-Z]*.ts', { eager: true, import: 'default' });

export const kinds: Readonly<Record<string, Kind>> = Object.fromEntries(
  Object.values(files).map((kind) => [kind.kind, kind]),
);

const byTemplate = new Map<string, Kind>(
  Object.values(kinds).flatMap((kind) => [kind.kind, ...(kind.aliases ?? [])].map((name) => [name, kind])),
);

/** All DisplayTemplates that mean a kind. */
export const templates: readonly string[] = [...byTemplate.keys()].sort();

export const isKnownKind = (template: string): boolean => byTemplate.has(template);

/** The kind of a DisplayTemplate or one of its other names; what nobody knows is text (VIEW-9). */
export const kindFor = (template: string): Kind => byTemplate.get(template) ?? (text as Kind);
