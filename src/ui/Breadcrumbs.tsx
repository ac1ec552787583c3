/** The way down to this page: each ancestor a link; on a phone only the nearest one, as the way back. */
import IconArrowLeft from '@tabler/icons-react/dist/esm/icons/IconArrowLeft.mjs';
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs';
import { Fragment, type ReactNode } from 'react';
import styles from './Breadcrumbs.module.css';
import { Link } from './links.tsx';

export interface BreadcrumbStep {
  readonly label: string;
  readonly href?: string | undefined;
  /** An 18 px TypeTile for accounts. */
  readonly icon?: ReactNode;
}

export interface BreadcrumbsProps {
  /** Names the navigation: "Hierarchy". */
  readonly label: string;
  /** Ancestors only, outermost first; the page itself is its title. */
  readonly steps: readonly BreadcrumbStep[];
}

export function Breadcrumbs({ label, steps }: BreadcrumbsProps) {
  return (
    <nav aria-label={label} className={styles['trail']}>
      <ol>
        {steps.map((step, index) => (
          <Fragment key={step.href ?? step.label}>
            <li>
              <IconArrowLeft className={styles['back'] ?? ''} size={14} stroke={1.75} aria-hidden data-sideways />
              <Step {...step} />
              {index < steps.length - 1 && <IconChevronRight size={14} stroke={1.75} aria-hidden data-sideways />}
            </li>
          </Fragment>
        ))}
      </ol>
    </nav>
  );
}

function Step({ label, href, icon }: BreadcrumbStep) {
  const content = (
    <>
      {icon}
      <bdi>{label}</bdi>
    </>
  );
  return href === undefined ? (
    <span className={styles['step']}>{content}</span>
  ) : (
    <Link className={styles['step']} href={href}>
      {content}
    </Link>
  );
}
