/** A branding file as an operator writes one: that of the demo world with changes, for BRANDING_FILE. */
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { demoBranding } from '../../../src/server/demo/world/branding.ts';

export function brandFile(more: object): string {
  const file = join(mkdtempSync(join(tmpdir(), 'portolan-brand-')), 'brand.js');
  writeFileSync(file, `window.brandingConfig = ${JSON.stringify({ ...demoBranding, ...more })};`);
  return file;
}
