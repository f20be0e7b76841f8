create or replace function keep_stars() returns trigger
language plpgsql as $$
begin
  raise exception 'the stars of an open review stay as they are';
end
$$;
