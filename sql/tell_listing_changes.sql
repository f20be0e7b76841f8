-- Announces which listings changed, so that pages that show them are made anew: on whichever server
-- the change was made, and if and only if it commits. Many at once are announced as all of them.
create or replace function tell_listing_changes(ids uuid[]) returns void
language plpgsql as $$
begin
  if cardinality(ids) > 50 then
    insert into change (topic, payload) values ('listing', '*');
    return;
  end if;
  insert into change (topic, payload) select 'listing', id::text from unnest(ids) as id;
end
$$;
