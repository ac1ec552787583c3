/** In which order a user wants the tiles of a board, and which not at all; only that user sees it. */
import type { TableRules } from '../table.ts';

export interface BoardOrderTable {
  user_account_id: number;
  board_key: string;
  tiles: string[];
  hidden: string[];
}

declare module '../tables.ts' {
  interface Tables {
    board_order: BoardOrderTable;
  }
}

export default {
  name: 'board_order',
  grant: 'select, insert, update, delete',
  visible: 'user_account_id = (select scope_user())',
} satisfies TableRules;
