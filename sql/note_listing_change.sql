-- Notes which listings searches may find otherwise from now on. A row each time: writers of one
-- listing don't wait for each other. A job takes the rows away.
create or replace function note_listing_change() returns trigger
language plpgsql as $$
begin
  insert into listing_change (listing_id) select distinct listing_id from changed;
  return null;
end
$$;
