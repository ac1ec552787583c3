/** What Mantine itself has to know; every colour and size is a token (mantine-variables.css). */
import { createTheme, type VariantColorsResolver } from '@mantine/core';

const transparent = '1px solid transparent';

/** The looks of a button, one line each; Mantine's own palette is not used. */
const looks: Record<string, ReturnType<VariantColorsResolver>> = {
  primary: { background: 'var(--brand)', hover: 'var(--brand-hover)', color: 'var(--on-brand)', border: transparent },
  danger: {
    background: 'var(--danger)',
    hover: 'color-mix(in oklab, var(--danger), #000 14%)',
    color: '#fff',
    border: transparent,
  },
  default: {
    background: 'var(--surface)',
    hover: 'var(--hover)',
    color: 'var(--text)',
    border: '1px solid var(--line-2)',
  },
  /** Leads to what is dangerous, and asks about it first. */
  risky: {
    background: 'var(--surface)',
    hover: 'var(--fail-bg)',
    color: 'var(--fail)',
    border: '1px solid var(--line-2)',
  },
  quiet: { background: 'transparent', hover: 'var(--hover)', color: 'var(--text-2)', border: transparent },
};
const plain = { background: 'transparent', hover: 'var(--hover)', color: 'inherit', border: transparent };

export const theme = createTheme({
  focusRing: 'auto',
  cursorType: 'pointer',
  respectReducedMotion: true,
  defaultRadius: 'sm',
  variantColorResolver: ({ variant }) => looks[variant] ?? plain,
  components: {
    InputWrapper: { defaultProps: { inputWrapperOrder: ['label', 'input', 'error', 'description'] } },
  },
});
