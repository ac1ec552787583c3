/** A field that people define rather than programmers: what is said of it. */
import type { ShownWhen } from './shown-when.ts';

type Texts = Readonly<Record<string, string>>;

/** So many fields are defined at most. */
export const mostDefined = 100;

/** Asked for at first, kept up later on, or both. */
export const stages = ['Order', 'Running', 'Both'] as const;
export type Stage = (typeof stages)[number];

export interface DefinedChoice {
  readonly Value: string;
  readonly DisplayValue: Texts;
}

export interface DefinedField {
  readonly Name: string;
  readonly Stage: Stage;
  /** The field kind. */
  readonly DisplayTemplate: string;
  readonly DisplayValue: Texts;
  readonly Description?: Texts | undefined;
  readonly IsRequired?: boolean | undefined;
  readonly IsReadOnly?: boolean | undefined;
  readonly HideEmpty?: boolean | undefined;
  readonly NeedsSecondFactor?: boolean | undefined;
  readonly MinLength?: number | undefined;
  readonly MaxLength?: number | undefined;
  readonly Pattern?: string | undefined;
  readonly Minimum?: number | undefined;
  readonly Maximum?: number | undefined;
  readonly IsWhole?: boolean | undefined;
  readonly Choices?: readonly DefinedChoice[] | undefined;
  /** The field beside it that holds the country to whose rules it keeps. */
  readonly CountryField?: string | undefined;
  /** Asked for only while another field has a value, or one of these. */
  readonly When?: ShownWhen | undefined;
  /** Stands in it at first. */
  readonly Default?: unknown;
  /** The name under which it was read; absent: it is new. */
  readonly Key?: string | undefined;
  /** So many records hold a value of it; at most so many where it says so. */
  readonly HeldBy?: number | undefined;
  readonly IsHeldByFew?: boolean | undefined;
}
