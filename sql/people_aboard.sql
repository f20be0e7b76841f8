-- The people aboard a journey: those of reservations that are agreed and paid, or cost nothing. Each
-- counts once, however many nights they join for.
create or replace function people_aboard(journey uuid) returns integer
language sql stable as $$
  select coalesce(sum(r.guests), 0)::integer
  from reservation r
  where r.listing_id = journey
    and r.status in ('approved', 'checked-in', 'completed')
    and (r.paid_at is not null or r.paid > r.refunded)
$$;
