/** View layouts as ready-made answers: read once, translated, narrowed to what a session may see, kept as text. */
import type { Kysely } from 'kysely';
import type { Can } from '../define/capability.ts';
import { type AccountTypeName, accountObjectType, mayWithAccount } from '../rules/account-rights.ts';
import { type Held, meets } from '../rules/capability.ts';
import type { Language } from '../rules/limits.ts';
import type { Tables } from './db/tables.ts';
import { Failure } from './failure.ts';

type Texts = Readonly<Record<string, string>>;

/** A field as the layout table keeps it: texts by language, the enumeration by name, the rights it asks for. */
export interface StoredField {
  readonly Name: string;
  readonly DisplayValue: Texts;
  readonly DisplayTemplate: string;
  readonly Description?: Texts;
  readonly EnumName?: string;
  readonly IsRequired?: boolean;
  readonly IsReadOnly?: boolean;
  readonly MinLength?: number;
  readonly MaxLength?: number;
  readonly Minimum?: number;
  readonly Maximum?: number;
  readonly CurrencyField?: string;
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

/** One view for one session and language. */
export interface PreparedView {
  /** The answer of GetViewLayout as JSON text. */
  readonly layout: string;
  /** Field name to definition, as JSON text. */
  readonly definitions: string;
  readonly fields: ReadonlyMap<string, StoredField>;
  readonly mayChange: (field: string) => boolean;
}

type Database = Pick<Kysely<Tables>, 'selectFrom'>;

const inLanguage = (texts: Texts, language: Language): string => texts[language] ?? texts['en'] ?? '';

export class Layouts {
  readonly #pages = new Map<string, readonly StoredPage[]>();
  readonly #members = new Map<string, readonly { value: string; display_name: Texts }[]>();
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
  hiddenFields(held: NonNullable<Held>): readonly string[] {
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

  /**
   * The view of an account type, merged with its product's own layout (VIEW-2, VIEW-3, VIEW-8).
   * @throws ERR-26 when a layout that is asked for has no pages.
   */
  view(
    held: NonNullable<Held>,
    language: Language,
    accountType: string,
    viewName: string,
    productName: string | null,
  ): PreparedView {
    const kept = this.#prepared.get(held) ?? new Map<string, PreparedView>();
    this.#prepared.set(held, kept);
    const name = `${language}/${key(accountType, viewName, productName ?? '')}`;
    let view = kept.get(name);
    if (!view) {
      view = this.#prepare(held, language, accountType, this.#merged(accountType, viewName, productName));
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
    held: NonNullable<Held>,
    language: Language,
    accountType: string,
    pages: readonly StoredPage[],
  ): PreparedView {
    const visible = (field: StoredField): boolean => readable(field, held);
    const mayUpdate =
      accountType in accountObjectType && mayWithAccount(held, accountType as AccountTypeName, 'Update');
    const changeable = (field: StoredField): boolean =>
      mayUpdate &&
      !field.IsReadOnly &&
      visible(field) &&
      (field.Needs?.Update === undefined || meets(held, field.Needs.Update));
    const define = (field: StoredField) => this.#define(field, language, !changeable(field));
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
      fields,
      mayChange: (name) => {
        const field = fields.get(name);
        return field !== undefined && changeable(field);
      },
    };
  }

  #define(field: StoredField, language: Language, readOnly: boolean): Record<string, unknown> {
    const { Needs: _needs, EnumName, DisplayValue, Description, ...rest } = field;
    return {
      ...rest,
      DisplayValue: inLanguage(DisplayValue, language),
      ...(Description ? { Description: inLanguage(Description, language) } : {}),
      ...(EnumName === undefined ? {} : { EnumMembers: this.members(EnumName, language) ?? [] }),
      ...(readOnly ? { IsReadOnly: true } : {}),
    };
  }
}

const fieldsOf = (page: StoredPage): readonly StoredField[] => page.Containers.flatMap(({ Fields }) => Fields);

const readable = ({ Needs }: StoredField, held: NonNullable<Held>): boolean =>
  Needs?.Read === undefined || meets(held, Needs.Read);

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
