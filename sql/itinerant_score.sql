-- The rank of an itinerant, in hundredths: its stars with a prior of five reviews of 4.4 (0 to 5),
-- measured wifi (up to 0.5 at 300 Mbps), how completely it is told (up to 0.5), and a tenth for each
-- year by which it was listed later than another, as the rank of a stay.
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
