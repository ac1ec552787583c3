/** How layouts are kept: pages of containers of fields, with texts by language. */
import type { Can } from '../../define/contract/capability.ts';

export type Texts = Readonly<Record<string, string>>;

/** A value that may be chosen. */
export interface StoredChoice {
  readonly Value: string;
  readonly DisplayValue: Texts;
}

/** A field as the layout table keeps it: texts by language, the enumeration by name, the rights it asks for. */
export interface StoredField {
  readonly Name: string;
  readonly DisplayValue: Texts;
  readonly DisplayTemplate: string;
  /** What the field kind is told. */
  readonly With?: object;
  readonly Description?: Texts;
  readonly EnumName?: string;
  /** What may be chosen, where no enumeration lists it. */
  readonly Choices?: readonly StoredChoice[];
  readonly IsRequired?: boolean;
  readonly IsReadOnly?: boolean;
  readonly MinLength?: number;
  readonly MaxLength?: number;
  readonly Minimum?: number;
  readonly Maximum?: number;
  /** What a text must look like, as `rules/text/pattern.ts` reads it. */
  readonly Pattern?: string;
  /** Asked for only while another field beside it has a value, or one of these. */
  readonly When?: { readonly Field: string; readonly Values?: readonly string[] };
  /** Stands in it at first. */
  readonly Default?: unknown;
  readonly CurrencyField?: string;
  readonly CountryField?: string;
  /** Changed only by users with a second factor (VAL-34). */
  readonly NeedsSecondFactor?: boolean;
  /** Of a user: a part of how he signs in, so that nobody who may do less changes it. */
  readonly IsSignIn?: boolean;
  /** Shown only where it has a value. */
  readonly HideEmpty?: boolean;
  /** What the server is asked while the value is typed: whether it is free, or whether it is right. */
  readonly RemoteCheck?: 'unique' | 'remote';
  /** What may be chosen is asked of the server of the service's vendor. */
  readonly HasRemoteChoices?: boolean;
  /** Whether it is filled in when the account is made, where that differs from whether it can be changed later. */
  readonly AtCreation?: boolean;
  readonly Needs?: { readonly Read?: Can; readonly Update?: Can };
}

export interface StoredContainer {
  readonly Id: string;
  readonly Name: string;
  readonly DisplayValue: Texts;
  readonly Fields: readonly StoredField[];
}

export interface StoredPage {
  readonly Id: string;
  readonly Name: string;
  readonly DisplayValue: Texts;
  readonly Containers: readonly StoredContainer[];
}
