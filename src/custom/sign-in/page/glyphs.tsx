/** The few drawings of the sign-in page as bare SVG, so that the icon set stays out of its bytes. */
import type { ReactNode } from 'react';

const Glyph = ({ size, children }: { readonly size: number; readonly children: ReactNode }) => (
  <svg className="sign-in-glyph" width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
    {children}
  </svg>
);

export const EyeGlyph = () => (
  <Glyph size={16}>
    <circle cx="12" cy="12" r="2.6" />
    <path d="M21 12c-2.4 4-5.4 6-9 6s-6.6-2-9-6c2.4-4 5.4-6 9-6s6.6 2 9 6" />
    <path className="sign-in-stroke" d="m4 20 16-16" />
  </Glyph>
);

export const FaultGlyph = () => (
  <Glyph size={16}>
    <circle cx="12" cy="12" r="8.5" />
    <path d="M12 8v4.5M12 15.8v.01" />
  </Glyph>
);

export const GlobeGlyph = () => (
  <Glyph size={16}>
    <circle cx="12" cy="12" r="8.5" />
    <path d="M3.8 9.3h16.4M3.8 14.7h16.4M11.6 3.5a15 15 0 0 0 0 17M12.4 3.5a15 15 0 0 1 0 17" />
  </Glyph>
);

export const ChevronGlyph = () => (
  <Glyph size={14}>
    <path d="m6 9 6 6 6-6" />
  </Glyph>
);

export const KeyGlyph = () => (
  <Glyph size={16}>
    <circle cx="8" cy="15" r="4" />
    <path d="M11 12 20 3M16 7l2.5 2.5" />
  </Glyph>
);

export const OutsideGlyph = () => (
  <Glyph size={13}>
    <path d="M11 6.5H6.5a2 2 0 0 0-2 2v9a2 2 0 0 0 2 2h9a2 2 0 0 0 2-2V13M10.5 13.5 20 4M15 4h5v5" />
  </Glyph>
);
