/** What the published schema of Factur-X finds wrong with an e-invoice. */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { XmlDocument, XsdValidator } from 'libxml2-wasm';
import { xmlRegisterFsInputProviders } from 'libxml2-wasm/lib/nodejs.mjs';

const folder = 'node_modules/@stackforge-eu/factur-x/schema/en16931';
const path = resolve(import.meta.dirname, '../../../../..', folder, 'FACTUR-X_EN16931.xsd');
let validator: XsdValidator | undefined;

function open(): XsdValidator {
  xmlRegisterFsInputProviders();
  return XsdValidator.fromDoc(XmlDocument.fromBuffer(readFileSync(path), { url: path }));
}

export function schemaProblems(xml: string): readonly string[] {
  validator ??= open();
  try {
    validator.validate(XmlDocument.fromString(xml));
    return [];
  } catch (problem) {
    return [String(problem)];
  }
}

/** @throws for what is not well-formed. */
export const readXml = (xml: string): XmlDocument => XmlDocument.fromString(xml);
