/** What is known of a screen before it is opened: address, menu entry, tab, gate, and which of its parameters are numbers. */
import type { Screen } from '../../src/define/screen.ts';
import { screenGate } from '../../src/engines/access/gate.ts';

export { screenFiles } from '../product/all-screens.ts';

export function describeScreen(screen: Screen): object {
  const { path, title, needs, menu, tab, personal, layout = 'main', access = 'login' } = screen;
  return {
    path,
    title,
    ...(needs === undefined ? {} : { needs }),
    ...(menu ? { menu } : {}),
    ...(tab ? { tab } : {}),
    ...(personal ? { personal } : {}),
    layout,
    access,
    gate: screenGate(screen),
    numeric: [...numericParameters(screen)],
    hasHeader: screen.header !== undefined,
  };
}

/** Path parameters that are bound to integer inputs: an address with another value there is no address of the screen. */
function numericParameters(value: unknown, found = new Set<string>()): Set<string> {
  if (typeof value !== 'object' || value === null) return found;
  const { source, input } = value as {
    source?: { input?: unknown; of?: { input?: unknown } };
    input?: Record<string, unknown>;
  };
  const schema = (source?.input ?? source?.of?.input) as { properties?: Record<string, { type?: string }> } | undefined;
  for (const [name, binding] of Object.entries(input ?? {})) {
    const parameter = (binding as { param?: string } | null)?.param;
    if (parameter !== undefined && schema?.properties?.[name]?.type === 'integer') found.add(parameter);
  }
  for (const [key, part] of Object.entries(value)) if (key !== 'source') numericParameters(part, found);
  return found;
}
