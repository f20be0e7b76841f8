-- What moderation changes may be on any page: all kept ones are rendered again.
create or replace function tell_of_moderation() returns trigger
language plpgsql as $$
begin
  insert into change (topic, payload) values ('listing', '*');
  return null;
end
$$;
