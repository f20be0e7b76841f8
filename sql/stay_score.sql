-- The rank of a stay, in hundredths: its stars with a prior of five reviews of 4.4 (0 to 5),
-- measured wifi (up to 0.5 at 300 Mbps), how completely the home is told (up to 0.5), and a tenth
-- for each year by which it was listed later than another. It doesn't depend on the day it is
-- read, so an index can hold it.
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
