/** Parts of `src/ui` that float over a page: dialogs, menus, drawers. */
import { Button } from '../../src/ui/Button.tsx';
import { CommandDialog as CommandDialogPart } from '../../src/ui/CommandDialog.tsx';
import { CommandList as CommandListPart } from '../../src/ui/CommandList.tsx';
import { ConfirmDialog as ConfirmDialogPart } from '../../src/ui/ConfirmDialog.tsx';
import { Drawer as DrawerPart } from '../../src/ui/Drawer.tsx';
import { Icon } from '../../src/ui/icons.tsx';
import { MenuDivider, MenuItem, MenuLabel, Menu as MenuPart } from '../../src/ui/Menu.tsx';
import { Modal as ModalPart } from '../../src/ui/Modal.tsx';
import { Popover as PopoverPart } from '../../src/ui/Popover.tsx';
import { TextInput } from '../../src/ui/TextInput.tsx';

export default { title: 'Parts/Floating', tags: ['sweep'] };

const nothing = () => {};

export const Modal = {
  render: () => (
    <ModalPart
      opened
      onClose={nothing}
      title="Rename view"
      closeLabel="Close"
      footer={<Button variant="primary">Rename</Button>}
    >
      <TextInput label="Name" defaultValue="Waiting for approval" />
    </ModalPart>
  ),
};

export const ConfirmDialog = {
  render: () => (
    <ConfirmDialogPart
      opened
      danger
      title="Terminate 3 accounts"
      agreeLabel="Terminate 3 accounts"
      rejectLabel="Cancel"
      onAnswer={nothing}
    >
      They end on 1 February 2027 at 00:00 UTC.
    </ConfirmDialogPart>
  ),
};

export const Drawer = {
  render: () => (
    <DrawerPart opened onClose={nothing} title="Columns" closeLabel="Close">
      <p>What stands in the list, and in which order.</p>
    </DrawerPart>
  ),
};

export const Menu = {
  render: () => (
    <MenuPart defaultOpened target={<Button after={<Icon name="chevron-down" />}>More</Button>}>
      <MenuLabel>Account</MenuLabel>
      <MenuItem icon={<Icon name="eye" />} href="#/account">
        Open account
      </MenuItem>
      <MenuItem icon={<Icon name="pencil" />} why="It has ended already." onClick={nothing}>
        Rename
      </MenuItem>
      <MenuDivider />
      <MenuItem icon={<Icon name="trash" />} danger onClick={nothing}>
        Terminate
      </MenuItem>
    </MenuPart>
  ),
};

export const Popover = {
  render: () => (
    <PopoverPart label="Filter by country" opened onChange={nothing} target={<Button>Country</Button>}>
      <TextInput label="Country" defaultValue="Austria" />
    </PopoverPart>
  ),
};

export const CommandDialog = {
  render: () => (
    <CommandDialogPart
      opened
      onClose={nothing}
      label="Search and commands"
      placeholder="Search"
      icon={<Icon name="search" />}
      query="nord"
      onQuery={nothing}
      active={0}
      onActive={nothing}
      empty="Nothing fits."
      groups={[
        {
          title: 'Accounts',
          options: [
            { id: 'nordlicht', onChoose: nothing, content: 'Nordlicht Cloud' },
            { id: 'nordwind', onChoose: nothing, content: 'Nordwind Handels-GmbH' },
          ],
        },
        { title: 'Go to', options: [{ id: 'accounts', onChoose: nothing, content: 'Accounts' }] },
      ]}
    />
  ),
};

export const CommandList = {
  render: () => (
    <CommandListPart
      id="found"
      label="Search"
      active={0}
      onActive={nothing}
      groups={[
        {
          title: 'Accounts',
          aside: '2',
          options: [
            { id: 'nordlicht', href: '#/account/1', onChoose: nothing, content: 'Nordlicht Cloud' },
            { id: 'nordwind', href: '#/account/2', onChoose: nothing, content: 'Nordwind Handels-GmbH' },
          ],
        },
        { title: 'Services', note: 'No results found', options: [] },
      ]}
    />
  ),
};
