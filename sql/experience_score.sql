-- The rank of an experience, in hundredths: its stars with a prior of five reviews of 4.4 (0 to 5),
-- how completely it is told (up to 0.5), and a tenth for each year by which it was listed later than
-- another, as the rank of a stay.
create or replace function experience_score(l listing, e experience) returns integer
language sql immutable parallel safe
as $$ select round(100 * (
  (l.rating_sum + 22.0) / (l.rating_count + 5)
  + least(cardinality(l.amenities), 5) / 20.0
  + least(cardinality(e.arrangements), 5) / 20.0
  + extract(year from l.created_at at time zone 'UTC') / 10
  + extract(doy from l.created_at at time zone 'UTC') / 3650
  - 200
))::integer $$;
