-- A paused listing takes no new reservations, whichever statement writes one. The listing's row is
-- held by who reserves, so that its host can't pause it meanwhile.
create or replace function refuse_paused() returns trigger
language plpgsql as $$
begin
  if exists (select from listing l where l.id = new.listing_id and l.is_paused) then
    raise exception 'listing % is paused', new.listing_id using errcode = 'check_violation';
  end if;
  return new;
end
$$;
