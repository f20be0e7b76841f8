-- A picture that isn't visible is in no gallery and no card, and is no portrait or logo.
create or replace function follow_upload() returns trigger
language plpgsql as $$
begin
  update listing_picture set hidden = new.moderation_state <> 'visible'
  where key = new.key and hidden <> (new.moderation_state <> 'visible');
  if new.moderation_state <> 'visible' then
    update "user" set image = null where image = new.key;
    update listing set logos = array_remove(logos, new.key) where logos @> array[new.key];
  end if;
  return null;
end
$$;
