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
