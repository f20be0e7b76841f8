-- From now on; the next migration writes the rows of what is there.
create trigger count_made_stay after insert on reservation
for each row when (new.kind = 'stay') execute function count_stay();
--> statement-breakpoint
create trigger count_changed_stay after update on reservation
for each row when (new.kind = 'stay'
  and (new.status, new.start_date, new.end_date, new.units, new.quote)
    is distinct from (old.status, old.start_date, old.end_date, old.units, old.quote))
execute function count_stay();
