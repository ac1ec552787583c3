/** A turning ring with words for those who do not see it; for waits shorter than a skeleton is worth. */
import { Loader as MantineLoader } from '@mantine/core';

export interface LoaderProps {
  readonly label: string;
  readonly size?: number;
}

export function Loader({ label, size = 20 }: LoaderProps) {
  return <MantineLoader type="oval" color="var(--brand-text)" size={size} role="status" aria-label={label} />;
}
