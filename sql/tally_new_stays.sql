create or replace function tally_new_stays() returns trigger
language plpgsql as $$
begin
  insert into stay_tally as tally (category, listed)
  select category, count(*) from changed group by category order by category
  on conflict (category) do update set listed = tally.listed + excluded.listed;
  return null;
end
$$;
