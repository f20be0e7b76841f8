create or replace function is_listed(l listing) returns boolean
language sql immutable as $$
  select l.deleted_at is null and not l.awaits_confirmation and not l.is_paused and shown_state(l) = 'visible'
$$;
--> statement-breakpoint
create or replace function refuse_paused() returns trigger
language plpgsql as $$
begin
  if exists (select from listing l where l.id = new.listing_id and l.is_paused) then
    raise exception 'listing % is paused', new.listing_id using errcode = 'check_violation';
  end if;
  return new;
end
$$;
--> statement-breakpoint
create trigger refuse_paused before insert on reservation
for each row execute function refuse_paused();
