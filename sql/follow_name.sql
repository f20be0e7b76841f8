-- A document was compared with the name that an account had: with another one it says nothing.
create or replace function follow_name() returns trigger
language plpgsql as $$
begin
  update identity_check set name_matches = false where user_id = new.id and name_matches;
  return null;
end
$$;
