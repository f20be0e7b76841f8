ALTER TABLE "listing" ADD COLUMN "host_requests" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "listing" ADD COLUMN "host_answers" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "listing" ADD CONSTRAINT "listing_host_answers" CHECK ("listing"."host_answers" between 0 and "listing"."host_requests");--> statement-breakpoint
-- The ranks as before, with how reliably a host answers: a mean with a prior of ten requests of
-- which nine were answered, at half the weight of stars. Without requests it is 0, so that ranks
-- stay as they are until requests are counted.
create or replace function stay_score(l listing, s stay) returns integer
language sql immutable parallel safe
as $$ select round(100 * (
  (l.rating_sum + 22.0) / (l.rating_count + 5)
  + ((l.host_answers + 9.0) / (l.host_requests + 10) - 0.9) / 2
  + least(coalesce(l.known_mbps, 0), 300) / 600.0
  + least(cardinality(l.amenities), 20) / 66.0
  + least(cardinality(s.house_rules), 1) / 10.0
  + least(cardinality(l.events), 1) / 10.0
  + extract(year from l.created_at at time zone 'UTC') / 10
  + extract(doy from l.created_at at time zone 'UTC') / 3650
  - 200
))::integer $$;
--> statement-breakpoint
create or replace function itinerant_score(l listing, i itinerant) returns integer
language sql immutable parallel safe
as $$ select round(100 * (
  (l.rating_sum + 22.0) / (l.rating_count + 5)
  + ((l.host_answers + 9.0) / (l.host_requests + 10) - 0.9) / 2
  + least(coalesce(l.known_mbps, 0), 300) / 600.0
  + least(cardinality(l.amenities), 20) / 66.0
  + least(cardinality(i.week_day_routine), 1) / 10.0
  + least(cardinality(l.events), 1) / 10.0
  + extract(year from l.created_at at time zone 'UTC') / 10
  + extract(doy from l.created_at at time zone 'UTC') / 3650
  - 200
))::integer $$;
