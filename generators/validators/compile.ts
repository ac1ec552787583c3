/** A JSON Schema as the text of a module whose functions check it: Ajv works when the product is built, not in the browser. */
import { hashForSchema, type RJSFSchema } from '@rjsf/utils';
import { compileSchemaValidatorsCode } from '@rjsf/validator-ajv8/compileSchemaValidators';

/** Ajv writes for Node; browsers import. */
function asModule(code: string): string {
  const imports = new Map<string, string>();
  const body = code.replace(/^"use strict";/, '').replace(/require\("([^"]+)"\)/g, (_whole, id: string) => {
    if (!imports.has(id)) imports.set(id, `imported${imports.size}`);
    return `plain(${imports.get(id)})`;
  });
  const head = [...imports].map(([id, name]) => `import * as ${name} from ${JSON.stringify(id)};`);
  const plain =
    'const plain = (from) => from.default && (from.default.__esModule || from.default.default) ? from.default : from;';
  return [...head, plain, 'const exports = {};', body, 'export default exports;'].join('\n');
}

export function compileValidator(schema: object): string {
  const plain = JSON.parse(JSON.stringify(schema)) as RJSFSchema;
  const whole = plain.$id ?? hashForSchema(plain);
  return `${asModule(compileSchemaValidatorsCode(plain, {}))}\nexport const whole = ${JSON.stringify(whole)};\n`;
}
