-- Keeps the part of a home's reservation in the figures of months (decision 0357). A guest who leaves
-- early had the night of that day, as refunds count it.
create or replace function count_stay() returns trigger
language plpgsql as $$
declare
  promised constant text[] := array['approved', 'checked-in', 'completed', 'no-show'];
  is_promised constant boolean := new.status = any (promised);
  was_approved boolean := is_promised;
  ends date := case when is_promised then new.end_date end;
begin
  if tg_op = 'UPDATE' then
    -- How it ended stays as it was.
    if not is_promised and new.status = old.status and new.status <> 'pending' then
      return null;
    end if;
    was_approved := was_approved or old.status = any (promised);
    if old.status = 'checked-in' and new.status = 'cancelled' then
      ends := least(new.end_date, (new.updated_at at time zone new.time_zone)::date + 1);
    end if;
  end if;
  perform write_stay_months(new, ends, was_approved);
  return null;
end
$$;
