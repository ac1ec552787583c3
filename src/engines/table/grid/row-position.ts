/** Where a row of a long list stands. */
import type { CSSProperties } from 'react';

export const placed = (top: number | undefined): CSSProperties =>
  top === undefined ? {} : { transform: `translateY(${top}px)` };
