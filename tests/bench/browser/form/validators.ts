/** What the product's build makes of the manifests, for the forms of the benchmark: their compiled validators. */
import type { Plugin } from 'vite';
import { compileValidator } from '../../../../generators/validators/compile.ts';
import { makeForm } from './fields.ts';
import { callOf, plainSchemaOf } from './json-schema.ts';
import { runs } from './runs.ts';

const list = 'virtual:validators';
const one = 'virtual:validator/';
const schemas = Object.fromEntries(Object.values(runs).map((run) => [callOf(run), plainSchemaOf(makeForm(run))]));

export const formValidators = (): Plugin => ({
  name: 'bench-validators',
  resolveId: (id) => (id === list || id.startsWith(one) ? `\0${id}` : undefined),
  load(id) {
    if (id === `\0${list}`) {
      const lines = Object.keys(schemas).map((call) => `'${call}': () => import('${one}${call}')`);
      return `export const validators = { ${lines.join(', ')} };`;
    }
    const schema = schemas[id.slice(one.length + 1)];
    return id.startsWith(`\0${one}`) && schema ? compileValidator(schema) : undefined;
  },
});
