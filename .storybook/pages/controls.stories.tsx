/** Parts of `src/ui` that are pressed, chosen and followed: each with what it can look like. */
import { useState } from 'react';
import { Breadcrumbs as BreadcrumbsPart } from '../../src/ui/Breadcrumbs.tsx';
import { Button as ButtonPart } from '../../src/ui/Button.tsx';
import { CopyButton as CopyButtonPart } from '../../src/ui/CopyButton.tsx';
import { CountBadge as CountBadgePart } from '../../src/ui/CountBadge.tsx';
import { DisabledReason as DisabledReasonPart } from '../../src/ui/DisabledReason.tsx';
import { HtmlFrame as HtmlFramePart } from '../../src/ui/HtmlFrame.tsx';
import { IconButton as IconButtonPart } from '../../src/ui/IconButton.tsx';
import { Icon } from '../../src/ui/icons.tsx';
import { Kbd as KbdPart } from '../../src/ui/Kbd.tsx';
import { LinkButton as LinkButtonPart } from '../../src/ui/LinkButton.tsx';
import { RadioCards as RadioCardsPart } from '../../src/ui/RadioCards.tsx';
import { Segments as SegmentsPart } from '../../src/ui/Segments.tsx';
import { TabLinks, Tabs as TabsPart } from '../../src/ui/Tabs.tsx';
import { Sheet } from './sheet.tsx';

export default { title: 'Parts/Controls', tags: ['sweep'] };

export const Button = {
  render: () => (
    <Sheet
      samples={{
        primary: <ButtonPart variant="primary">Create company</ButtonPart>,
        default: <ButtonPart>Export</ButtonPart>,
        quiet: <ButtonPart variant="quiet">Cancel</ButtonPart>,
        danger: <ButtonPart variant="danger">Terminate 3 accounts</ButtonPart>,
        'with icon': <ButtonPart icon={<Icon name="plus" />}>New</ButtonPart>,
        busy: (
          <ButtonPart variant="primary" busy>
            Save
          </ButtonPart>
        ),
        'cannot be used': <ButtonPart why="You need the right to create companies.">Create company</ButtonPart>,
        link: <ButtonPart href="#/accounts">Open accounts</ButtonPart>,
        'four sizes': (
          <>
            <ButtonPart size="xs">Extra small</ButtonPart>
            <ButtonPart size="sm">Small</ButtonPart>
            <ButtonPart size="md">Medium</ButtonPart>
            <ButtonPart size="lg">Large</ButtonPart>
          </>
        ),
        long: <ButtonPart>Zusammenfassende Rechnungsempfängereinstellungen speichern</ButtonPart>,
      }}
    />
  ),
};

export const IconButton = {
  render: () => (
    <Sheet
      samples={{
        default: <IconButtonPart label="Columns" icon={<Icon name="settings" />} />,
        quiet: <IconButtonPart label="Columns" variant="quiet" icon={<Icon name="settings" />} />,
        primary: <IconButtonPart label="Add" variant="primary" icon={<Icon name="plus" />} />,
        danger: <IconButtonPart label="Delete" variant="danger" icon={<Icon name="trash" />} />,
        locked: <IconButtonPart label="Delete" why="It is on its way." icon={<Icon name="trash" />} />,
        link: <IconButtonPart label="Open task" size={24} href="#task" icon={<Icon name="eye" />} />,
        busy: <IconButtonPart label="Reload" busy icon={<Icon name="refresh" />} />,
      }}
    />
  ),
};

export const LinkButton = {
  render: () => (
    <Sheet
      samples={{
        default: <LinkButtonPart onClick={() => {}}>Clear filters</LinkButtonPart>,
        'of a fault': (
          <LinkButtonPart fault onClick={() => {}}>
            Try again
          </LinkButtonPart>
        ),
      }}
    />
  ),
};

export const CopyButton = {
  render: () => (
    <Sheet samples={{ default: <CopyButtonPart value="100734" label="Copy number" copiedLabel="Copied" /> }} />
  ),
};

export const DisabledReason = {
  render: () => (
    <Sheet
      samples={{
        'says why on hover and focus': (
          <DisabledReasonPart why="It is on its way.">
            {(more) => (
              <button type="button" {...more}>
                Change parcel
              </button>
            )}
          </DisabledReasonPart>
        ),
      }}
    />
  ),
};

export const CountBadge = {
  render: () => (
    <Sheet
      samples={{
        number: <CountBadgePart>57</CountBadgePart>,
        large: <CountBadgePart>12,804</CountBadgePart>,
        fault: <CountBadgePart fault>3</CountBadgePart>,
      }}
    />
  ),
};

export const Kbd = {
  render: () => (
    <Sheet
      samples={{
        keys: (
          <>
            <KbdPart>Ctrl</KbdPart> <KbdPart>K</KbdPart>
          </>
        ),
      }}
    />
  ),
};

export const Breadcrumbs = {
  render: () => (
    <Sheet
      samples={{
        'way down': (
          <BreadcrumbsPart
            label="Where you are"
            steps={[
              { label: 'Nordlicht Cloud', href: '#/1' },
              { label: 'Donau-Dampfschifffahrtsgesellschaft mbH', href: '#/2' },
              { label: 'Buchhaltung' },
            ]}
          />
        ),
      }}
    />
  ),
};

function ThreeSegments() {
  const [value, setValue] = useState('list');
  const choices = [
    { value: 'list', label: 'List' },
    { value: 'cards', label: 'Cards' },
    { value: 'tree', label: 'Tree' },
  ];
  return <SegmentsPart label="Display" value={value} choices={choices} onChange={setValue} />;
}
function ThreeCards({ error }: { readonly error?: string }) {
  const [value, setValue] = useState(error ? undefined : '12');
  const choices = [
    { value: '1', label: 'Monthly', note: '27.10 EUR per user and month. Billed each month.' },
    { value: '12', label: '12 months, prepaid', note: '24.39 EUR per user and month. Billed once a year.' },
    { value: '36', label: '36 months, prepaid', note: '22.22 EUR per user and month. Billed once a year.' },
  ];
  return (
    <RadioCardsPart
      id={error ? 'wrong' : 'right'}
      label="Term"
      required
      value={value}
      choices={choices}
      empty="There is nothing to choose"
      error={error}
      onChange={setValue}
    />
  );
}
export const RadioCards = {
  render: () => (
    <Sheet samples={{ 'one of three': <ThreeCards />, wrong: <ThreeCards error="This field is required" /> }} />
  ),
};
export const Segments = { render: () => <Sheet samples={{ 'one of three': <ThreeSegments /> }} /> };

function TwoTabs() {
  const [value, setValue] = useState('all');
  return (
    <TabsPart
      label="Orders"
      value={value}
      onChange={setValue}
      tabs={[
        { value: 'all', label: 'All', count: 57, content: <p>All orders stand here.</p> },
        { value: 'failed', label: 'Failed', count: 3, fault: true, content: <p>Failed orders stand here.</p> },
      ]}
    />
  );
}
export const Tabs = {
  render: () => (
    <Sheet
      samples={{
        'in a page': <TwoTabs />,
        'to other pages': (
          <TabLinks
            label="Account"
            tabs={[
              { label: 'Overview', href: '#/a', current: true },
              { label: 'Users', href: '#/b', count: 12 },
              { label: 'Notes', href: '#/c' },
            ]}
          />
        ),
      }}
    />
  ),
};

export const HtmlFrame = {
  render: () => (
    <Sheet
      samples={{
        usual: (
          <HtmlFramePart
            title="Terms of use"
            language="en"
            html='<h2>Scope</h2><p>They hold for <b>each order</b>, <a href="https://nordlicht.example">as here</a>.</p>'
          />
        ),
        'right to left': <HtmlFramePart title="الشروط" language="ar" html="<h2>النطاق</h2><p>لكل طلب.</p>" />,
      }}
    />
  ),
};
