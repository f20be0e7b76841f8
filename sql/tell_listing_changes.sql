-- Says which listings changed, so that pages that show them are made anew: on whichever server the
-- change was made, and if and only if it commits. Many at once are said as all of them.
create or replace function tell_listing_changes(ids uuid[]) returns void
language plpgsql as $$
declare
  changed_id uuid;
begin
  if cardinality(ids) > 50 then
    perform pg_notify('wayhearth_listings', '*');
    return;
  end if;
  foreach changed_id in array ids loop
    perform pg_notify('wayhearth_listings', changed_id::text);
  end loop;
end
$$;
