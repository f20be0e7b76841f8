-- outside a transaction
-- Those of before, as `write_stay_months` writes them one by one, in steps of a transaction each. The
-- reservations of a step are locked, so that what a trigger of the migration before this one has
-- written is the same, and what it is about to write comes afterwards.
do $$
declare
  last uuid := '00000000-0000-0000-0000-000000000000';
  step uuid[];
begin
  loop
    step := array(
      select id from reservation where kind = 'stay' and id > last order by id limit 1000
    );
    exit when cardinality(step) = 0;
    insert into stay_month (reservation_id, month, host_id, listing_id, promised, price, arrivals,
      nights, lead_days, requests, approved)
    select part.id, part.month, part.host_id, part.listing_id, part.units * part.nights,
      round(part.price * (part.before + part.nights) / part.whole)
        - round(part.price * part.before / part.whole),
      part.arrives::integer,
      case when part.arrives then part.ends - part.start_date else 0 end,
      case when part.arrives then part.start_date - part.asked_on else 0 end,
      part.is_asked::integer, (part.is_asked and part.was_approved)::integer
    from (
      select stay.*, months.month,
        case when stay.ends > stay.start_date then greatest(0,
          least(stay.ends, (months.month + interval '1 month')::date)
            - greatest(stay.start_date, months.month)) else 0 end as nights,
        greatest(0, months.month - stay.start_date) as before,
        coalesce(stay.ends > stay.start_date
          and months.month = date_trunc('month', stay.start_date), false) as arrives,
        months.month = stay.asked_in as is_asked
      from (
        select r.id, r.host_id, r.listing_id, r.units, r.start_date,
          r.end_date - r.start_date as whole,
          (r.created_at at time zone r.time_zone)::date as asked_on,
          date_trunc('month', r.created_at at time zone 'UTC')::date as asked_in,
          (amount_of_lines(r.quote, 'nights') + amount_of_lines(r.quote, 'discount'))::numeric as price,
          case
            when r.status in ('approved', 'checked-in', 'completed', 'no-show') then r.end_date
            when r.status = 'cancelled' then (
              select least(r.end_date, (e.at at time zone r.time_zone)::date + 1)
              from reservation_event e
              where e.reservation_id = r.id and e.from_status = 'checked-in'
                and e.to_status = 'cancelled'
              limit 1
            )
          end as ends,
          r.status in ('approved', 'checked-in', 'completed', 'no-show') or exists (
            select from reservation_event e where e.reservation_id = r.id and e.to_status = 'approved'
          ) as was_approved
        from (
          select * from reservation where id = any (step) for no key update
        ) as r
      ) stay
      cross join lateral (
        select stay.asked_in as month
        union
        select generate_series(date_trunc('month', stay.start_date), stay.ends - 1, interval '1 month')::date
        where stay.ends > stay.start_date
      ) months
    ) part
    on conflict (reservation_id, month) do nothing;
    last := step[cardinality(step)];
    commit;
  end loop;
end
$$;
