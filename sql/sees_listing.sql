-- Whether a reader sees a listing that wasn't removed: everybody a visible one, a limited one its host
-- and those who have had to do with it, a hidden one its host alone. Null is a signed-out reader.
create or replace function sees_listing(l listing, reader uuid) returns boolean
language sql stable as $$
  select l.deleted_at is null and case
    when l.host_id is not distinct from reader then true
    when shown_state(l) = 'visible' then true
    when shown_state(l) = 'hidden' or reader is null then false
    else exists (select from reservation r where r.listing_id = l.id and r.guest_id = reader)
      or exists (select from conversation c where c.listing_id = l.id and c.guest_id = reader)
  end
$$;
