/** View layouts as ready-made answers: read once, translated, narrowed to what a session may see, kept as text. */
import type { Kysely } from 'kysely';
import type { Can } from '../../define/contract/capability.ts';
import { type Capabilities, meets } from '../../rules/access/capabilities.ts';
import { type AccountTypeName, accountObjectType, mayActOnAccountType } from '../../rules/accounts/rights.ts';
import type { Language } from '../../rules/limits.ts';
import { Failure } from '../calls/failure.ts';
import { inWords, type NamedValue, type Reading, type Sentence } from '../calls/sentence.ts';
import type { Channels } from '../db/listen.ts';
import type { Tables } from '../db/tables.ts';
import { fieldsOf, mergePages, withServiceFields } from './merge.ts';
import { ServiceFields } from './service-fields.ts';
import type { StoredField, StoredPage, Texts } from './stored-field.ts';

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

interface Member {
  readonly value: string;
  readonly display_name: Texts;
}

const inLanguage = (texts: Texts, language: Language): string => texts[language] ?? texts['en'] ?? '';

export class Layouts {
  readonly #database: Database;
  #pages: ReadonlyMap<string, readonly StoredPage[]> = new Map();
  #members: ReadonlyMap<string, readonly Member[]> = new Map();
  /** Member value to name, per enumeration and language; views share them. */
  readonly #names = new Map<string, ReadonlyMap<string, string>>();
  /** Per capability list (one array per session), so a changed session prepares anew. */
  #prepared = new WeakMap<object, Map<string, PreparedView>>();
  readonly #services: ServiceFields;
  #hidden = new WeakMap<object, readonly string[]>();
  readonly #rereadListeners = new Set<() => void>();
  /** One reading follows the other, so that what was read last is what stands. */
  #reading: Promise<unknown> = Promise.resolve();

  private constructor(database: Database) {
    this.#database = database;
    this.#services = new ServiceFields(database, () => {
      this.#prepared = new WeakMap();
    });
  }

  /** Reads everything; layouts change with the product, and only the fields of services by themselves while it runs. */
  static async load(database: Database): Promise<Layouts> {
    const loaded = new Layouts(database);
    await loaded.#read();
    return loaded;
  }

  /** What stands is answered until all has been read. */
  async #read(): Promise<void> {
    const pages = new Map<string, readonly StoredPage[]>();
    for (const row of await this.#database.selectFrom('view_layout').selectAll().execute()) {
      pages.set(key(row.account_type, row.view_name, row.product_name), row.pages as readonly StoredPage[]);
    }
    const members = new Map<string, Member[]>();
    const rows = this.#database.selectFrom('enum_member').selectAll().orderBy('enum_name').orderBy('position');
    for (const { enum_name, ...member } of await rows.execute()) {
      members.set(enum_name, [...(members.get(enum_name) ?? []), member]);
    }
    await this.#services.read();
    this.#pages = pages;
    this.#members = members;
    this.#names.clear();
    this.#hidden = new WeakMap();
    this.#prepared = new WeakMap();
  }

  /** Follows what vendors change in the fields of their services, on whichever server; a notice that names none means everything. */
  channels(): Channels {
    const ofServices = this.#services.channels().portolan_layouts;
    return {
      portolan_layouts: {
        ...ofServices,
        heard: (productName) => {
          if (productName) ofServices.heard(productName);
          else this.#rereadSoon();
        },
      },
    };
  }

  /** Told after everything was read anew: who keeps a layout may ask for it again. @returns the way to stop. */
  onReread(listener: () => void): () => void {
    this.#rereadListeners.add(listener);
    return () => this.#rereadListeners.delete(listener);
  }

  #rereadSoon(): void {
    this.#reading = this.#reading
      .then(() => this.#read())
      .then(() => {
        for (const listener of this.#rereadListeners) listener();
      })
      .catch((error: unknown) => console.error('View layouts were not read', error));
  }

  /** Whether a product has fields that its vendor has defined: not everybody may know them. */
  hasServiceFields(productName: string): boolean {
    return this.#services.of(productName).length > 0;
  }

  /** Whether a name stands in one of the installation's own layouts: values and rights go by it wherever it stands. */
  isReserved(name: string): boolean {
    return [...this.#pages.values()].some((pages) => pages.flatMap(fieldsOf).some(({ Name }) => Name === name));
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
    const product = productName !== null && this.#hasLayout(accountType, pagesOf, productName) ? productName : null;
    const name = `${language}/${key(accountType, viewName, product ?? '')}`;
    let view = kept.get(name);
    if (!view) {
      const pages = this.#merged(accountType, pagesOf, product);
      view = this.#prepare(held, language, accountType, creation ? creationPages(pages, held) : pages, creation);
      kept.set(name, view);
    }
    return view;
  }

  #hasLayout(accountType: string, viewName: string, productName: string): boolean {
    return (
      this.#pages.has(key(accountType, viewName, productName)) ||
      (isOfServices(accountType, viewName) && this.hasServiceFields(productName))
    );
  }

  #merged(accountType: string, viewName: string, productName: string | null): readonly StoredPage[] {
    const generic = this.#pages.get(key(accountType, viewName, '')) ?? [];
    const product = productName === null ? undefined : this.#pages.get(key(accountType, viewName, productName));
    if (!generic.length || product?.length === 0) throw new Failure(404, 'ERR-26');
    if (productName === null) return generic;
    const fields = isOfServices(accountType, viewName) ? this.#services.of(productName) : [];
    return mergePages(withServiceFields(product ?? [], generic, fields), generic);
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
      choices: [...fields.values()].flatMap(({ Name, EnumName, Choices }) =>
        EnumName !== undefined
          ? [{ field: Name, names: this.#namesOf(EnumName, language) }]
          : Choices === undefined
            ? []
            : [
                {
                  field: Name,
                  names: new Map(choicesIn(Choices, language).map((one) => [one.Value, one.DisplayName])),
                },
              ],
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
      Choices,
      DisplayValue,
      Description,
      ...rest
    } = field;
    return {
      ...rest,
      DisplayValue: inLanguage(DisplayValue, language),
      ...(Description ? { Description: inLanguage(Description, language) } : {}),
      ...(EnumName === undefined ? {} : { EnumMembers: this.members(EnumName, language) ?? [] }),
      ...(Choices === undefined ? {} : { EnumMembers: choicesIn(Choices, language) }),
      ...(lacking ? { IsReadOnly: true } : {}),
      ...(typeof lacking === 'object' ? { MissingRight: { ObjectType: lacking.can, Flags: lacking.flags } } : {}),
    };
  }
}

const choicesIn = (choices: NonNullable<StoredField['Choices']>, language: Language): EnumMemberData[] =>
  choices.map(({ Value, DisplayValue }) => ({ Value, DisplayName: inLanguage(DisplayValue, language) || Value }));

/** Only what is bought is of a service, and only its values are what a vendor asks for. */
const isOfServices = (accountType: string, viewName: string): boolean =>
  accountType === 'Product' && viewName === generalView;

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

declare module '../../define/contract/handler.ts' {
  interface CallContext {
    readonly layouts: Layouts;
  }
}
