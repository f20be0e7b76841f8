CREATE TABLE "deleted_picture" (
	"key" text PRIMARY KEY NOT NULL,
	"hosted_url" text,
	"due_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "deleted_picture_due_at" ON "deleted_picture" USING btree ("due_at");
--> statement-breakpoint
create or replace function list_deleted_pictures() returns trigger
language plpgsql as $$
begin
  insert into deleted_picture (key, hosted_url, due_at)
  select key, hosted_url, '-infinity' from gone
  on conflict (key) do update set due_at = excluded.due_at;
  return null;
end
$$;
--> statement-breakpoint
create trigger list_deleted after delete on upload
referencing old table as gone
for each statement execute function list_deleted_pictures();
