-- Whichever way an address is confirmed, what waited for it is listed.
create or replace function list_what_waited() returns trigger
language plpgsql as $$
begin
  update listing set awaits_confirmation = false where host_id = new.id and awaits_confirmation;
  return null;
end
$$;
