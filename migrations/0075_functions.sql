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
--> statement-breakpoint
create or replace function write_stay_months(r reservation, ends date, approved boolean) returns void
language plpgsql as $$
begin
  delete from stay_month where reservation_id = r.id;
  insert into stay_month (reservation_id, month, host_id, listing_id, promised, price, arrivals,
    nights, lead_days, requests, approved)
  select r.id, part.month, r.host_id, r.listing_id, r.units * part.nights,
    -- Rounded such that the months add up to the price.
    round(price.sum * (part.before + part.nights) / (r.end_date - r.start_date))
      - round(price.sum * part.before / (r.end_date - r.start_date)),
    part.arrives::integer,
    case when part.arrives then ends - r.start_date else 0 end,
    case when part.arrives
      then r.start_date - (r.created_at at time zone r.time_zone)::date else 0 end,
    part.is_asked::integer,
    (part.is_asked and write_stay_months.approved)::integer
  from (
    select month,
      case when ends > r.start_date then greatest(0,
        least(ends, (month + interval '1 month')::date) - greatest(r.start_date, month)) else 0 end
        as nights,
      greatest(0, month - r.start_date) as before,
      coalesce(ends > r.start_date and month = date_trunc('month', r.start_date), false) as arrives,
      month = date_trunc('month', r.created_at at time zone 'UTC') as is_asked
    from (
      select date_trunc('month', r.created_at at time zone 'UTC')::date as month
      union
      select generate_series(date_trunc('month', r.start_date), ends - 1, interval '1 month')::date
      where ends > r.start_date
    ) months
  ) part
  cross join lateral (
    select (amount_of_lines(r.quote, 'nights') + amount_of_lines(r.quote, 'discount'))::numeric as sum
  ) price;
end
$$;
