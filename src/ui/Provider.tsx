/** The root of every page and story: base styles, scheme, and the nonce for styles made at run time. */
import { DirectionProvider, MantineProvider } from '@mantine/core';
import { setNonce } from 'get-nonce';
import type { ReactNode } from 'react';
import './base.ts';
import { theme } from './theme.ts';

export interface ProviderProps {
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

export function Provider({ scheme = 'auto', nonce, children }: ProviderProps) {
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
      {/* Follows the `dir` of the page. */}
      <DirectionProvider>{children}</DirectionProvider>
    </MantineProvider>
  );
}
