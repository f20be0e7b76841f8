-- Says which listings changed, so that pages that show them are made anew: on whichever server the
-- change was made, and if and only if it commits. Many at once are said as all of them.
create function tell_listing_changes(ids uuid[]) returns void
language plpgsql as $$
declare
  changed_id uuid;
begin
  if cardinality(ids) > 50 then
    perform pg_notify('wayhearth_listings', '*');
    return;
  end if;
  foreach changed_id in array ids loop
    perform pg_notify('wayhearth_listings', changed_id::text);
  end loop;
end
$$;
--> statement-breakpoint
create function tell_of_listing() returns trigger
language plpgsql as $$
begin
  perform tell_listing_changes(array(select id from changed limit 51));
  return null;
end
$$;
--> statement-breakpoint
create function tell_of_part_of_listing() returns trigger
language plpgsql as $$
begin
  perform tell_listing_changes(array(select distinct listing_id from changed limit 51));
  return null;
end
$$;
--> statement-breakpoint
create trigger tell_changed after update on listing
referencing new table as changed
for each statement execute function tell_of_listing();
--> statement-breakpoint
create trigger tell_new after insert on stay
referencing new table as changed
for each statement execute function tell_of_part_of_listing();
--> statement-breakpoint
create trigger tell_changed after update on stay
referencing new table as changed
for each statement execute function tell_of_part_of_listing();
--> statement-breakpoint
create trigger tell_gone after delete on stay
referencing old table as changed
for each statement execute function tell_of_part_of_listing();
--> statement-breakpoint
create trigger tell_new after insert on stay_night
referencing new table as changed
for each statement execute function tell_of_part_of_listing();
--> statement-breakpoint
create trigger tell_changed after update on stay_night
referencing new table as changed
for each statement execute function tell_of_part_of_listing();
--> statement-breakpoint
create trigger tell_gone after delete on stay_night
referencing old table as changed
for each statement execute function tell_of_part_of_listing();
--> statement-breakpoint
create trigger tell_new after insert on itinerant
referencing new table as changed
for each statement execute function tell_of_part_of_listing();
--> statement-breakpoint
create trigger tell_changed after update on itinerant
referencing new table as changed
for each statement execute function tell_of_part_of_listing();
--> statement-breakpoint
create trigger tell_gone after delete on itinerant
referencing old table as changed
for each statement execute function tell_of_part_of_listing();
--> statement-breakpoint
create trigger tell_new after insert on itinerant_stop
referencing new table as changed
for each statement execute function tell_of_part_of_listing();
--> statement-breakpoint
create trigger tell_changed after update on itinerant_stop
referencing new table as changed
for each statement execute function tell_of_part_of_listing();
--> statement-breakpoint
create trigger tell_gone after delete on itinerant_stop
referencing old table as changed
for each statement execute function tell_of_part_of_listing();
--> statement-breakpoint
create trigger tell_new after insert on experience
referencing new table as changed
for each statement execute function tell_of_part_of_listing();
--> statement-breakpoint
create trigger tell_changed after update on experience
referencing new table as changed
for each statement execute function tell_of_part_of_listing();
--> statement-breakpoint
create trigger tell_gone after delete on experience
referencing old table as changed
for each statement execute function tell_of_part_of_listing();
--> statement-breakpoint
create trigger tell_new after insert on experience_entry
referencing new table as changed
for each statement execute function tell_of_part_of_listing();
--> statement-breakpoint
create trigger tell_changed after update on experience_entry
referencing new table as changed
for each statement execute function tell_of_part_of_listing();
--> statement-breakpoint
create trigger tell_gone after delete on experience_entry
referencing old table as changed
for each statement execute function tell_of_part_of_listing();
--> statement-breakpoint
create trigger tell_new after insert on listing_session
referencing new table as changed
for each statement execute function tell_of_part_of_listing();
--> statement-breakpoint
create trigger tell_changed after update on listing_session
referencing new table as changed
for each statement execute function tell_of_part_of_listing();
--> statement-breakpoint
create trigger tell_gone after delete on listing_session
referencing old table as changed
for each statement execute function tell_of_part_of_listing();
--> statement-breakpoint
create trigger tell_new after insert on listing_picture
referencing new table as changed
for each statement execute function tell_of_part_of_listing();
--> statement-breakpoint
create trigger tell_changed after update on listing_picture
referencing new table as changed
for each statement execute function tell_of_part_of_listing();
--> statement-breakpoint
create trigger tell_gone after delete on listing_picture
referencing old table as changed
for each statement execute function tell_of_part_of_listing();
--> statement-breakpoint
create trigger tell_new after insert on review
referencing new table as changed
for each statement execute function tell_of_part_of_listing();
--> statement-breakpoint
create trigger tell_changed after update on review
referencing new table as changed
for each statement execute function tell_of_part_of_listing();
--> statement-breakpoint
create trigger tell_gone after delete on review
referencing old table as changed
for each statement execute function tell_of_part_of_listing();
