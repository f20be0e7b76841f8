create or replace function note_listing_change() returns trigger
language plpgsql as $$
begin
  insert into listing_change (listing_id) select distinct listing_id from changed;
  return null;
end
$$;
--> statement-breakpoint
create trigger note_new after insert on stay_search
referencing new table as changed
for each statement execute function note_listing_change();
--> statement-breakpoint
create trigger note_changed after update on stay_search
referencing new table as changed
for each statement execute function note_listing_change();
--> statement-breakpoint
create trigger note_new after insert on itinerant_search
referencing new table as changed
for each statement execute function note_listing_change();
--> statement-breakpoint
create trigger note_changed after update on itinerant_search
referencing new table as changed
for each statement execute function note_listing_change();
--> statement-breakpoint
create trigger note_new after insert on experience_search
referencing new table as changed
for each statement execute function note_listing_change();
--> statement-breakpoint
create trigger note_changed after update on experience_search
referencing new table as changed
for each statement execute function note_listing_change();
--> statement-breakpoint
create trigger note_new after insert on listing_session
referencing new table as changed
for each statement execute function note_listing_change();
--> statement-breakpoint
create trigger note_changed after update on listing_session
referencing new table as changed
for each statement execute function note_listing_change();
