/** A field kind that only this test knows, added by exactly two files: columns, forms, views, files, checks, stories and diff see it. */
import { join } from 'node:path';
import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { readSheet } from 'read-excel-file/node';
import ts from 'typescript';
import type { ViteDevServer } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type CopiedProduct, copyProduct } from './copied-product.ts';

const rules = `/** The size of a shoe, in one of two systems. */
import { Type } from 'typebox';
import { kind } from '../fields/kind.ts';
import { parseNumberField } from '../fields/parse-number.ts';
import { checkNumber } from '../fields/value-checks.ts';
import { numberCell } from '../format/file-cell.ts';
import { writeNumber } from '../format/file-text.ts';

interface Told {
  readonly system: 'EU' | 'US';
}

declare module '../../define/fields/field.ts' {
  interface FieldKinds {
    ShoeSize: number;
  }
  interface FieldKindOptions {
    ShoeSize: Told;
  }
}

export default kind('ShoeSize', {
  aliases: ['Boot'],
  type: 'number',
  means: [{ type: 'integer', name: /ShoeSize$/ }],
  options: Type.Object({ system: Type.Enum(['EU', 'US']) }, { additionalProperties: false }),
  width: 77,
  figure: true,
  secret: true,
  parse: parseNumberField,
  check: checkNumber,
  filter: 'numberRange',
  export: writeNumber((value, options) => [(options.with as Told | undefined)?.system, value].filter(Boolean).join(' ')),
  cell: (value) => numberCell(value, '0'),
  examples: [
    { name: 'usual', value: 42, options: { with: { system: 'EU' } } },
    { name: 'small', value: 1 },
    { name: 'empty', value: null },
  ],
});
`;
const faces = `/** The size of a shoe, with its system before it. */
import type { EditProps, ShowProps } from '../define/fields/field.ts';
import size from '../rules/kinds/ShoeSize.ts';
import { field } from './field.ts';

const Show = ({ value, options, locale }: ShowProps<number, { readonly system: 'EU' | 'US' }>) => (
  <b>{size.export(value, options, locale)}</b>
);
const Edit = ({ id, options }: EditProps<number, { readonly system: 'EU' | 'US' }>) => (
  <label htmlFor={id}>{options.with?.system}</label>
);

export default field(size, { Show, Edit });
`;
const screenWith = (told: string): string => `/** Changes: a screen that only a test knows. */
import { constant, screen, session, table } from '#define';
import GetAuditLog from '../../operations/Account/GetAuditLog.ts';

export default screen('/fixture/sizes', {
  title: 'Recent changes',
  body: table(GetAuditLog, { accountId: session('CompanyAccount.AccountId'), mode: constant('audit') }, {
    columns: ['Event', { field: 'AuditEntryId', as: 'ShoeSize', with: ${told} }],
  }),
});
`;
const screenFile = 'manifests/screens/fixture/sizes.ts';
const told = { system: 'EU' };
const t = ((text: string) => text) as never;

let copy: CopiedProduct;
let server: ViteDevServer;
/** Modules of the copy are known by their paths, so their types are those of the originals. */
const module = async <T = Record<string, never>>(file: string): Promise<T> => (await server.ssrLoadModule(file)) as T;

beforeAll(async () => {
  copy = copyProduct();
  copy.add({
    'src/rules/kinds/ShoeSize.ts': rules,
    'src/fields/ShoeSize.tsx': faces,
    [screenFile]: screenWith("{ system: 'EU' }"),
  });
  server = await copy.serve();
}, 60_000);
afterAll(async () => {
  await server.close();
  copy.remove();
});

const columnOf = async () => {
  const { columnOf } = await module<typeof import('../../src/engines/table/columns/column-plan.ts')>(
    '/src/engines/table/columns/column-plan.ts',
  );
  return columnOf({ field: 'Size', as: 'ShoeSize', with: told } as never, {});
};

describe('two new files of a field kind', { timeout: 60_000 }, () => {
  it('are a kind with faces, by its name and by others', async () => {
    const { fieldFor, fieldKinds } =
      await module<typeof import('../../src/fields/registry.ts')>('/src/fields/registry.ts');
    expect(Object.keys(fieldKinds)).toContain('ShoeSize');
    expect(fieldFor('Boot')).toMatchObject({ kind: 'ShoeSize', Show: expect.any(Function) });
  });

  it('are meant by schemas', async () => {
    const { inferKind } = await module<typeof import('../../src/engines/field-plan/infer-kind.ts')>(
      '/src/engines/field-plan/infer-kind.ts',
    );
    const schema = { type: 'integer' };
    expect([inferKind('Owner.ShoeSize', schema), inferKind('Age', schema)]).toEqual(['ShoeSize', 'Number']);
  });

  it('are a column as the kind and the manifest want it', async () => {
    const { shownColumns } = await module<typeof import('../../src/engines/table/columns/shown-columns.ts')>(
      '/src/engines/table/columns/shown-columns.ts',
    );
    const [column] = shownColumns([await columnOf()], t);
    expect(column).toMatchObject({ figure: true, width: 77 });
    const drawn = createElement(column?.Show as never, { value: 42, options: column?.options, locale: 'en' } as never);
    expect(renderToStaticMarkup(drawn as ReactNode)).toBe('<b>EU 42</b>');
  });

  it('are a field of forms, of views and of layouts', async () => {
    const { sectionsOf } = await module<typeof import('../../src/engines/form/plan.ts')>('/src/engines/form/plan.ts');
    const asked = { field: 'size', as: 'ShoeSize', with: told };
    const input = { properties: { size: { type: 'number' } } };
    const plan = { kind: 'ShoeSize', options: { with: told } };
    expect(sectionsOf([{ title: '', fields: [asked as never] }], input)[0]?.fields).toMatchObject([plan]);
    const { fieldOfManifest, fieldOfDefinition } = await module<typeof import('../../src/engines/field-plan/pages.ts')>(
      '/src/engines/field-plan/pages.ts',
    );
    expect(fieldOfManifest(asked as never, input, undefined)).toMatchObject(plan);
    expect(fieldOfDefinition({ Name: 'Size', DisplayTemplate: 'ShoeSize', With: told })).toMatchObject(plan);
    const { isEditable } = await module<typeof import('../../src/engines/field-plan/known-kinds.ts')>(
      '/src/engines/field-plan/known-kinds.ts',
    );
    expect(isEditable('Boot')).toBe(true);
  });

  it('are judged by forms and by the server, and kept on no device', async () => {
    const { schemaOfFields } = await module<typeof import('../../src/engines/field-plan/form-schema.ts')>(
      '/src/engines/field-plan/form-schema.ts',
    );
    const fields = [{ name: 'size', kind: 'ShoeSize', options: { label: '', maximum: 60 } }];
    expect(schemaOfFields(fields).properties).toEqual({ size: { type: 'number', maximum: 60 } });
    const { withoutSecrets } = await module<typeof import('../../src/engines/editing/secrets.ts')>(
      '/src/engines/editing/secrets.ts',
    );
    expect(withoutSecrets({ size: 42 }, {}, fields)).not.toHaveProperty('size', 42);
    const { fieldProblem } = await module<typeof import('../../src/rules/fields/field-value.ts')>(
      '/src/rules/fields/field-value.ts',
    );
    const rule = { DisplayTemplate: 'ShoeSize', Maximum: 60 };
    expect([42, 99, 'large'].map((value) => fieldProblem(rule, value)?.text)).toEqual([
      undefined,
      'At most {n}',
      'Numbers only',
    ]);
  });

  it('are written into the files of the browser and of the server alike', async () => {
    const { requestColumns, sheetOf } = await module<typeof import('../../src/engines/table/export/sheet.ts')>(
      '/src/engines/table/export/sheet.ts',
    );
    const columns = [{ plan: await columnOf(), title: 'Size', options: { label: 'Size', with: told } }];
    expect(sheetOf(columns, [{ Size: 42 }], 'en').rows).toEqual([[{ text: 'EU 42', value: 42, format: '0' }]]);
    const asked = requestColumns(columns);
    expect(asked).toMatchObject([{ kind: 'ShoeSize', with: told }]);
    const { TableFile } = await module<typeof import('../../src/server/exports/table-file.ts')>(
      '/src/server/exports/table-file.ts',
    );
    const { fileColumn } = await module<typeof import('../../src/server/jobs/export.ts')>('/src/server/jobs/export.ts');
    const file = async (format: 'csv' | 'xlsx') => {
      const table = new TableFile(
        format,
        asked.map((column) => fileColumn(column as never)),
        'en',
      );
      await table.add([{ Size: 42 }]);
      return Buffer.from(await table.content());
    };
    expect((await file('csv')).toString('utf8')).toContain('"EU 42"');
    expect(await readSheet(await file('xlsx'))).toEqual([['Size'], [42]]);
  });

  it('have a story for each example', async () => {
    const { indexer } = await copy.load<{ indexer: Indexer }>('.storybook/indexing/indexer.ts');
    const stories = await indexer.createIndex(join(copy.folder, 'src/fields/ShoeSize.tsx'), {
      makeTitle: (title = '') => title,
    });
    expect(stories).toMatchObject(['usual', 'small', 'empty'].map((name) => ({ title: 'Fields/ShoeSize', name })));
  });

  it('are checked and told of in a diff', async () => {
    const checked = async () => {
      const { rules: found } =
        await copy.load<typeof import('../../generators/commands/check.ts')>('generators/commands/check.ts');
      const { readProduct } = await copy.load<typeof import('../../generators/product/product.ts')>(
        'generators/product/product.ts',
      );
      return found['kinds']?.(readProduct()).map(({ text }) => text);
    };
    const snapshot = () =>
      copy.load<typeof import('../../generators/diff/manifests.ts')>('generators/diff/manifests.ts');
    const before = await snapshot();
    expect(await checked()).toEqual([]);
    copy.add({ [screenFile]: screenWith("{ system: 'UK' } as never") });
    expect(await checked()).toEqual([expect.stringContaining('what the kind ShoeSize is told does not fit: system')]);
    const { changes } =
      await copy.load<typeof import('../../generators/diff/compare.ts')>('generators/diff/compare.ts');
    const lines = changes(before, await snapshot(), []).flatMap((change) => change.lines.map(({ text }) => text));
    expect(lines.join('\n')).toContain('ShoeSize {"system":"UK"}');
  });

  it('compile, and a manifest that tells them something wrong does not', () => {
    const faults = (manifest: string): readonly string[] => {
      copy.add({ [screenFile]: manifest });
      const { config } = ts.readConfigFile(join(copy.folder, 'tsconfig.json'), ts.sys.readFile) as { config: object };
      const { options } = ts.parseJsonConfigFileContent(config, ts.sys, copy.folder, {
        incremental: false,
        noEmit: true,
      });
      delete options.tsBuildInfoFile;
      const own = [screenFile, 'src/fields/ShoeSize.tsx', 'src/rules/kinds/ShoeSize.ts'].map((file) =>
        join(copy.folder, file),
      );
      // What manifests may bind of the signed-in user is told by his entity.
      const program = ts.createProgram([...own, join(copy.folder, 'manifests/entities/CurrentUser.ts')], options);
      return own.flatMap((file) =>
        program
          .getSemanticDiagnostics(program.getSourceFile(file))
          .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n')),
      );
    };
    expect(faults(screenWith("{ system: 'US' }"))).toEqual([]);
    expect(faults(screenWith("{ system: 'UK' }")).join('\n')).toContain('"UK"');
  });
});

interface Indexer {
  createIndex(file: string, options: { makeTitle: (title?: string) => string }): Promise<readonly unknown[]>;
}
