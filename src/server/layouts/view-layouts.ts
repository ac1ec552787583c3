/** View layouts as ready-made answers: read once, translated, narrowed to what a session may see, kept as text. */
import type { Kysely } from 'kysely';
import type { Can } from '../../define/contract/capability.ts';
import { type Capabilities, meets } from '../../rules/access/capabilities.ts';
import { type AccountTypeName, accountObjectType, mayActOnAccountType } from '../../rules/accounts/rights.ts';
import type { Language } from '../../rules/limits.ts';
import { Failure } from '../calls/failure.ts';
import { inWords, type NamedValue, type Reading, type Sentence } from '../calls/sentence.ts';
import type { Tables } from '../db/tables.ts';

type Texts = Readonly<Record<string, string>>;

/** A field as the layout table keeps it: texts by language, the enumeration by name, the rights it asks for. */
export interface StoredField {
  readonly Name: string;
  readonly DisplayValue: Texts;
  readonly DisplayTemplate: string;
  /** What the field kind is told. */
  readonly With?: object;
  readonly Description?: Texts;
  readonly EnumName?: string;
  readonly IsRequired?: boolean;
  readonly IsReadOnly?: boolean;
  readonly MinLength?: number;
  readonly MaxLength?: number;
  readonly Minimum?: number;
  readonly Maximum?: number;
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
  /** Whether it is filled in when the account is made, where that differs from whether it can be changed later. */
  readonly AtCreation?: boolean;
  readonly Needs?: { readonly Read?: Can; readonly Update?: Can };
}

interface StoredContainer {
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

export interface EnumMemberData {
  readonly DisplayName: string;
  readonly Value: string;
}

interface Choice {
  readonly field: string;
  readonly names: ReadonlyMap<string, string>;
}

/** One view for one session and language. */
export interface PreparedView {
  /** The answer of GetViewLayout as JSON text. */
  readonly layout: string;
  /** Field name to definition, as JSON text. */
  readonly definitions: string;
  /** Fields whose values are members of an enumeration, with the members' names by value. */
  readonly choices: readonly Choice[];
  readonly fields: ReadonlyMap<string, StoredField>;
  readonly mayChange: (field: string) => boolean;
}

/** The General view as it is filled in for an account that is not there yet. */
export const creationView = 'Create';
/** The view whose values an account carries. */
export const generalView = 'General';

type Database = Pick<Kysely<Tables>, 'selectFrom'>;

const inLanguage = (texts: Texts, language: Language): string => texts[language] ?? texts['en'] ?? '';

export class Layouts {
  readonly #pages = new Map<string, readonly StoredPage[]>();
  readonly #members = new Map<string, readonly { value: string; display_name: Texts }[]>();
  /** Member value to name, per enumeration and language; views share them. */
  readonly #names = new Map<string, ReadonlyMap<string, string>>();
  /** Per capability list (one array per session), so a changed session prepares anew. */
  readonly #prepared = new WeakMap<object, Map<string, PreparedView>>();
  readonly #hidden = new WeakMap<object, readonly string[]>();

  /** Reads everything; layouts change with the product, not while it runs. */
  static async load(database: Database): Promise<Layouts> {
    const loaded = new Layouts();
    for (const row of await database.selectFrom('view_layout').selectAll().execute()) {
      loaded.#pages.set(key(row.account_type, row.view_name, row.product_name), row.pages as readonly StoredPage[]);
    }
    const members = database.selectFrom('enum_member').selectAll().orderBy('enum_name').orderBy('position');
    for (const { enum_name, ...member } of await members.execute()) {
      loaded.#members.set(enum_name, [...(loaded.#members.get(enum_name) ?? []), member]);
    }
    return loaded;
  }

  /** Fields that the session may not read in any layout; their values never leave the database. */
  hiddenFields(held: NonNullable<Capabilities>): readonly string[] {
    let hidden = this.#hidden.get(held);
    if (!hidden) {
      const fields = [...this.#pages.values()].flatMap((pages) => pages.flatMap(fieldsOf));
      hidden = [...new Set(fields.filter((field) => !readable(field, held)).map(({ Name }) => Name))];
      this.#hidden.set(held, hidden);
    }
    return hidden;
  }

  /** Members of an enumeration in a language; undefined when there is no such enumeration. */
  members(enumName: string, language: Language): readonly EnumMemberData[] | undefined {
    return this.#members
      .get(enumName)
      ?.map(({ value, display_name }) => ({ DisplayName: inLanguage(display_name, language), Value: value }));
  }

  /** What was said in sentences, as its reader calls things. */
  inWords(sentences: readonly Sentence[], reader: Pick<Reading, 'language' | 'text'>): string {
    const { language } = reader;
    return inWords(sentences, {
      language,
      text: (text, values) => reader.text(text, values),
      nameOf: (value) => this.#nameOf(value, language),
    });
  }

  #nameOf(value: NamedValue, language: Language): string | undefined {
    if (value.is === 'member') return this.#namesOf(value.of, language).get(value.member);
    if (value.is !== 'field') return undefined;
    for (const [view, pages] of this.#pages) {
      if (!view.startsWith(key(value.of, generalView, ''))) continue;
      const found = pages.flatMap(fieldsOf).find(({ Name }) => Name === value.field);
      if (found) return inLanguage(found.DisplayValue, language);
    }
    return undefined;
  }

  #namesOf(enumName: string, language: Language): ReadonlyMap<string, string> {
    const key = `${language}/${enumName}`;
    const names =
      this.#names.get(key) ??
      new Map(this.members(enumName, language)?.map(({ Value, DisplayName }) => [Value, DisplayName]));
    this.#names.set(key, names);
    return names;
  }

  /**
   * The view of an account type, merged with its product's own layout (VIEW-2, VIEW-3, VIEW-8).
   * @throws ERR-26 when a layout that is asked for has no pages.
   */
  view(
    held: NonNullable<Capabilities>,
    language: Language,
    accountType: string,
    viewName: string,
    productName: string | null,
  ): PreparedView {
    const kept = this.#prepared.get(held) ?? new Map<string, PreparedView>();
    this.#prepared.set(held, kept);
    const creation = viewName === creationView;
    const pagesOf = creation ? generalView : viewName;
    // Products without a layout of their own, made-up ones too, have one view in common.
    const product =
      productName !== null && this.#pages.has(key(accountType, pagesOf, productName)) ? productName : null;
    const name = `${language}/${key(accountType, viewName, product ?? '')}`;
    let view = kept.get(name);
    if (!view) {
      const pages = this.#merged(accountType, pagesOf, product);
      view = this.#prepare(held, language, accountType, creation ? creationPages(pages, held) : pages, creation);
      kept.set(name, view);
    }
    return view;
  }

  #merged(accountType: string, viewName: string, productName: string | null): readonly StoredPage[] {
    const generic = this.#pages.get(key(accountType, viewName, '')) ?? [];
    const product = productName === null ? undefined : this.#pages.get(key(accountType, viewName, productName));
    if (!generic.length || product?.length === 0) throw new Failure(404, 'ERR-26');
    return product ? mergePages(product, generic) : generic;
  }

  #prepare(
    held: NonNullable<Capabilities>,
    language: Language,
    accountType: string,
    pages: readonly StoredPage[],
    creation: boolean,
  ): PreparedView {
    const visible = (field: StoredField): boolean => readable(field, held);
    const flag = creation ? 'Create' : 'Update';
    const mayWrite =
      accountType in accountObjectType && mayActOnAccountType(held, accountType as AccountTypeName, flag);
    const changeable = (field: StoredField): boolean =>
      mayWrite && (creation || !field.IsReadOnly) && visible(field) && writable(field, held);
    const own = creation ? undefined : missingFor(accountType, mayWrite);
    const define = (field: StoredField) =>
      this.#define(
        field,
        language,
        changeable(field) ? undefined : field.IsReadOnly ? 'nobody' : (missing(field, held) ?? own ?? 'nobody'),
      );
    const shown = pages.map((page) => ({
      Id: page.Id,
      Name: page.Name,
      DisplayValue: inLanguage(page.DisplayValue, language),
      Containers: page.Containers.map((container) => ({
        Id: container.Id,
        Name: container.Name,
        DisplayValue: inLanguage(container.DisplayValue, language),
        Fields: container.Fields.filter(visible).map(define),
      })).filter((container) => container.Fields.length > 0),
    }));
    const fields = new Map(
      pages
        .flatMap(fieldsOf)
        .filter(visible)
        .map((field) => [field.Name, field]),
    );
    return {
      layout: JSON.stringify({ Pages: shown }),
      definitions: JSON.stringify(Object.fromEntries([...fields].map(([name, field]) => [name, define(field)]))),
      choices: [...fields.values()].flatMap(({ Name, EnumName }) =>
        EnumName === undefined ? [] : [{ field: Name, names: this.#namesOf(EnumName, language) }],
      ),
      fields,
      mayChange: (name) => {
        const field = fields.get(name);
        return field !== undefined && changeable(field);
      },
    };
  }

  /** `lacking`: the right without which the field is not changeable, where it is the right that lacks. */
  #define(field: StoredField, language: Language, lacking?: Can | 'nobody'): Record<string, unknown> {
    const {
      Needs: _n,
      AtCreation: _c,
      IsReadOnly: _r,
      IsSignIn: _s,
      EnumName,
      DisplayValue,
      Description,
      ...rest
    } = field;
    return {
      ...rest,
      DisplayValue: inLanguage(DisplayValue, language),
      ...(Description ? { Description: inLanguage(Description, language) } : {}),
      ...(EnumName === undefined ? {} : { EnumMembers: this.members(EnumName, language) ?? [] }),
      ...(lacking ? { IsReadOnly: true } : {}),
      ...(typeof lacking === 'object' ? { MissingRight: { ObjectType: lacking.can, Flags: lacking.flags } } : {}),
    };
  }
}

const fieldsOf = (page: StoredPage): readonly StoredField[] => page.Containers.flatMap(({ Fields }) => Fields);

const readable = ({ Needs }: StoredField, held: NonNullable<Capabilities>): boolean =>
  Needs?.Read === undefined || meets(held, Needs.Read);

const writable = ({ Needs }: StoredField, held: NonNullable<Capabilities>): boolean =>
  Needs?.Update === undefined || meets(held, Needs.Update);

/** The right that would make the field changeable; what nobody can change lacks none. */
const missing = (field: StoredField, held: NonNullable<Capabilities>): Can | undefined =>
  field.IsReadOnly || writable(field, held) ? undefined : field.Needs?.Update;

const missingFor = (accountType: string, mayWrite: boolean): Can | undefined =>
  mayWrite || !(accountType in accountObjectType)
    ? undefined
    : { can: accountObjectType[accountType as AccountTypeName], flags: ['Update'] };

/** Without what the product sets itself and what the session may not set; what nothing is left of is gone (VIEW-1, VIEW-10). */
const creationPages = (pages: readonly StoredPage[], held: NonNullable<Capabilities>): readonly StoredPage[] =>
  pages
    .map((page) => ({
      ...page,
      Containers: page.Containers.map((container) => ({
        ...container,
        Fields: container.Fields.filter((field) => (field.AtCreation ?? !field.IsReadOnly) && writable(field, held)),
      })).filter(({ Fields }) => Fields.some((field) => readable(field, held))),
    }))
    .filter(({ Containers }) => Containers.length > 0);

const key = (accountType: string, viewName: string, productName: string): string =>
  JSON.stringify([accountType, viewName, productName]);

/** The generic containers join the first product page, after its own; one with the id of a product container is skipped. */
export function mergePages(product: readonly StoredPage[], generic: readonly StoredPage[]): readonly StoredPage[] {
  const [first, ...others] = product;
  if (!first) return generic;
  const own = new Set(product.flatMap((page) => page.Containers.map(({ Id }) => Id)));
  const added = generic.flatMap((page) => page.Containers).filter(({ Id }) => !own.has(Id));
  return [{ ...first, Containers: [...first.Containers, ...added] }, ...others];
}

declare module '../../define/contract/handler.ts' {
  interface CallContext {
    readonly layouts: Layouts;
  }
}
