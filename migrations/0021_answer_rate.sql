ALTER TABLE "listing" ADD COLUMN "host_requests" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "listing" ADD COLUMN "host_answers" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "listing" ADD CONSTRAINT "listing_host_answers" CHECK ("listing"."host_answers" between 0 and "listing"."host_requests");--> statement-breakpoint
-- The ranks as before, with how reliably a host answers: a mean with a prior of ten requests of
-- which nine were answered, worth half a star at most.
create or replace function stay_score(l listing, s stay) returns integer
language sql immutable parallel safe
return round(100 * (
  (l.rating_sum + 22.0) / (l.rating_count + 5)
  + (l.host_answers + 9.0) / (l.host_requests + 10) / 2
  + least(coalesce(l.known_mbps, 0), 300) / 600.0
  + least(cardinality(l.amenities), 20) / 66.0
  + least(cardinality(s.house_rules), 1) / 10.0
  + least(cardinality(l.events), 1) / 10.0
  + extract(year from l.created_at at time zone 'UTC') / 10
  + extract(doy from l.created_at at time zone 'UTC') / 3650
  - 200
))::integer;
--> statement-breakpoint
create or replace function itinerant_score(l listing, i itinerant) returns integer
language sql immutable parallel safe
return round(100 * (
  (l.rating_sum + 22.0) / (l.rating_count + 5)
  + (l.host_answers + 9.0) / (l.host_requests + 10) / 2
  + least(coalesce(l.known_mbps, 0), 300) / 600.0
  + least(cardinality(l.amenities), 20) / 66.0
  + least(cardinality(i.week_day_routine), 1) / 10.0
  + least(cardinality(l.events), 1) / 10.0
  + extract(year from l.created_at at time zone 'UTC') / 10
  + extract(doy from l.created_at at time zone 'UTC') / 3650
  - 200
))::integer;
--> statement-breakpoint
-- Nobody's requests are counted yet: the prior is the same for all, so that the order stays as it was.
update stay_search x
set score = stay_score(l, s)
from listing l
join stay s on s.listing_id = l.id
where l.id = x.listing_id;
--> statement-breakpoint
update itinerant_search x
set score = itinerant_score(l, i)
from listing l
join itinerant i on i.listing_id = l.id
where l.id = x.listing_id;
