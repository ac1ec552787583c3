-- Which tiles of a board a user does not want to see.
alter table board_order
  add column hidden text[] not null default '{}' check (cardinality(hidden) <= 60),
  drop constraint board_order_tiles_check,
  add constraint board_order_tiles_check check (cardinality(tiles) <= 60),
  add constraint board_order_says_something check (cardinality(tiles) + cardinality(hidden) > 0);
