-- Content outside of the database is deleted by a job, once the deletion of its row is committed. An
-- account takes its pictures along, so no statement of the product would see all of them.
create or replace function list_deleted_pictures() returns trigger
language plpgsql as $$
begin
  insert into deleted_picture (key, hosted_url, due_at)
  select key, hosted_url, '-infinity' from gone
  on conflict (key) do update set due_at = excluded.due_at;
  return null;
end
$$;
