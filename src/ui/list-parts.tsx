/** What all lists of choices share: the chevron, the check mark side, a short fade. */
import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';

export const listParts = {
  rightSection: <IconChevronDown size={16} stroke={1.75} aria-hidden />,
  rightSectionPointerEvents: 'none',
  checkIconPosition: 'right',
  maxDropdownHeight: 280,
  comboboxProps: { offset: 4, transitionProps: { duration: 120, transition: 'fade' } },
} as const;
