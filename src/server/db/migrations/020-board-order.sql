-- The order in which a user wants the tiles of a board.
create table board_order (
  user_account_id bigint not null references account on delete cascade,
  board_key text not null check (length(board_key) between 1 and 200),
  tiles text[] not null check (cardinality(tiles) between 1 and 60),
  primary key (user_account_id, board_key)
);
