create or replace function tally_changed_stays() returns trigger
language plpgsql as $$
begin
  insert into stay_tally as tally (category, listed)
  select category, sum(change)
  from (
    select category, 1 as change from changed
    union all
    select category, -1 from former
  ) each_way
  group by category
  having sum(change) <> 0
  order by category
  on conflict (category) do update set listed = tally.listed + excluded.listed;
  return null;
end
$$;
