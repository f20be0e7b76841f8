-- A listing that is saved again shows no picture that moderation has hidden.
create or replace function keep_hidden() returns trigger
language plpgsql as $$
begin
  new.hidden := exists (
    select from upload where key = new.key and moderation_state <> 'visible'
  );
  return new;
end
$$;
