/** The root of every page and story: base styles, scheme, tenant colour, and the nonce for styles made at run time. */
import { MantineProvider } from '@mantine/core';
import { setNonce } from 'get-nonce';
import { type ReactNode, useLayoutEffect } from 'react';
import './base.ts';
import { brandColours } from './brand.ts';
import { theme } from './theme.ts';

export interface ProviderProps {
  /** The tenant's colour as configured; unfit or missing colours are mended. */
  readonly brand?: string | null | undefined;
  readonly scheme?: 'light' | 'dark' | 'auto';
  readonly nonce?: string | undefined;
  readonly children: ReactNode;
}

/** The scheme is the caller's to keep, so nothing is read from or written to storage here. */
const noStorage = {
  get: () => 'auto' as const,
  set: () => {},
  clear: () => {},
  subscribe: () => {},
  unsubscribe: () => {},
};

export function Provider({ brand, scheme = 'auto', nonce, children }: ProviderProps) {
  useLayoutEffect(() => {
    const { light, dark } = brandColours(brand);
    document.documentElement.style.setProperty('--brand-light', light);
    document.documentElement.style.setProperty('--brand-dark', dark);
  }, [brand]);
  // The scroll lock of dialogs writes a style element of its own; it must know the nonce before any child's effect runs.
  if (nonce !== undefined) setNonce(nonce);
  return (
    <MantineProvider
      theme={theme}
      colorSchemeManager={noStorage}
      defaultColorScheme="auto"
      {...(scheme === 'auto' ? {} : { forceColorScheme: scheme })}
      {...(nonce === undefined ? {} : { getStyleNonce: () => nonce })}
      withCssVariables={false}
      withGlobalClasses={false}
    >
      {children}
    </MantineProvider>
  );
}
