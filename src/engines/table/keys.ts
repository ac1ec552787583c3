/** What a key does in a table: where the focus goes, what opens, what closes. */
import type { Line } from './lines.ts';

export type KeyResult =
  | { readonly does: 'focus'; readonly index: number }
  | { readonly does: 'open'; readonly index: number }
  | { readonly does: 'toggle'; readonly index: number }
  | undefined;

const pageStep = 10;

export function keyResult(lines: readonly Line[], at: number, key: string): KeyResult {
  const line = lines[at];
  const to = (index: number): KeyResult => ({ does: 'focus', index: Math.max(0, Math.min(lines.length - 1, index)) });
  switch (key) {
    case 'ArrowDown':
      return to(at + 1);
    case 'ArrowUp':
      return to(at - 1);
    case 'PageDown':
      return to(at + pageStep);
    case 'PageUp':
      return to(at - pageStep);
    case 'Home':
      return to(0);
    case 'End':
      return to(lines.length - 1);
    case 'Enter':
      return { does: 'open', index: at };
    case 'ArrowRight':
      if (line?.kind !== 'row' || !line.expandable) return undefined;
      return line.expanded ? to(at + 1) : { does: 'toggle', index: at };
    case 'ArrowLeft': {
      if (line?.kind === 'row' && line.expanded) return { does: 'toggle', index: at };
      const parent = lines.findIndex((each) => each.kind === 'row' && each.id === line?.parent);
      return parent < 0 ? undefined : to(parent);
    }
    default:
      return undefined;
  }
}
