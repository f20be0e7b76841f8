-- Everything that listings of each kind have moves from `stay` to `listing`.
ALTER TABLE "listing" ADD COLUMN "price" integer;--> statement-breakpoint
ALTER TABLE "listing" ADD COLUMN "amenities" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "listing" ADD COLUMN "events" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "listing" ADD COLUMN "wifi_mbps" integer;--> statement-breakpoint
ALTER TABLE "listing" ADD COLUMN "rating_sum" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "listing" ADD COLUMN "rating_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
-- What is derived from a listing stays as it is: only the table it is derived from is another.
alter table listing disable trigger derive_search;
--> statement-breakpoint
update listing l
set price = s.nightly_price, amenities = s.amenities, events = s.events, wifi_mbps = s.wifi_mbps,
  rating_sum = s.rating_sum, rating_count = s.rating_count
from stay s
where s.listing_id = l.id;
--> statement-breakpoint
alter table listing enable trigger derive_search;
--> statement-breakpoint
-- No other kind could be listed yet, nor had a price.
update listing set price = 0 where price is null;
--> statement-breakpoint
ALTER TABLE "listing" ALTER COLUMN "price" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "listing" ADD CONSTRAINT "listing_price" CHECK ("listing"."price" between 0 and 1000000);--> statement-breakpoint
ALTER TABLE "listing" ADD CONSTRAINT "listing_price_of_stay" CHECK ("listing"."kind" <> 'stay' or "listing"."price" >= 100);--> statement-breakpoint
ALTER TABLE "listing" ADD CONSTRAINT "listing_wifi_mbps" CHECK ("listing"."wifi_mbps" between 1 and 10000);--> statement-breakpoint
-- The rank of a stay as before, with what it reads where that stands now.
create function stay_score(l listing, s stay) returns integer
language sql immutable parallel safe
as $$ select round(100 * (
  (l.rating_sum + 22.0) / (l.rating_count + 5)
  + least(coalesce(l.wifi_mbps, 0), 300) / 600.0
  + least(cardinality(l.amenities), 20) / 66.0
  + least(cardinality(s.house_rules), 1) / 10.0
  + least(cardinality(l.events), 1) / 10.0
  + extract(year from l.created_at at time zone 'UTC') / 10
  + extract(doy from l.created_at at time zone 'UTC') / 3650
  - 200
))::integer $$;
--> statement-breakpoint
create or replace function refresh_stay_search(ids uuid[]) returns void
language plpgsql as $$
begin
  perform from stay_search where listing_id = any(ids) order by listing_id for update;

  delete from stay_search gone
  where gone.listing_id = any(ids)
    and not exists (
      select from listing l join stay s on s.listing_id = l.id
      where l.id = gone.listing_id and l.deleted_at is null
    );

  insert into stay_search (
    listing_id, position, country_code, place_words, time_zone, category, occupancy, guest_count,
    room_count, bathroom_count, resident_count, average_guest_age, capacity, min_nights,
    nightly_price, score, created_at, full_nights
  )
  select
    l.id, l.position, l.country_code,
    place_words(l.neighbourhood || ' ' || l.city || ' ' || l.region),
    l.time_zone, s.category, s.occupancy, s.guest_count, s.room_count, s.bathroom_count,
    s.resident_count, s.average_guest_age, s.capacity, s.min_nights, l.price,
    stay_score(l, s), l.created_at,
    coalesce(
      (
        select range_agg(daterange(n.night, n.night + 1))
        from stay_night n
        where n.listing_id = l.id and n.taken >= n.capacity
      ),
      '{}'
    )
  from listing l
  join stay s on s.listing_id = l.id
  where l.id = any(ids) and l.deleted_at is null
  order by l.id
  on conflict (listing_id) do update set
    position = excluded.position,
    country_code = excluded.country_code,
    place_words = excluded.place_words,
    time_zone = excluded.time_zone,
    category = excluded.category,
    occupancy = excluded.occupancy,
    guest_count = excluded.guest_count,
    room_count = excluded.room_count,
    bathroom_count = excluded.bathroom_count,
    resident_count = excluded.resident_count,
    average_guest_age = excluded.average_guest_age,
    capacity = excluded.capacity,
    min_nights = excluded.min_nights,
    nightly_price = excluded.nightly_price,
    score = excluded.score,
    created_at = excluded.created_at,
    full_nights = excluded.full_nights;
end
$$;
--> statement-breakpoint
drop function stay_score(stay, timestamptz);
--> statement-breakpoint
ALTER TABLE "stay" DROP CONSTRAINT "stay_nightly_price";--> statement-breakpoint
ALTER TABLE "stay" DROP CONSTRAINT "stay_wifi_mbps";--> statement-breakpoint
ALTER TABLE "stay" DROP COLUMN "nightly_price";--> statement-breakpoint
ALTER TABLE "stay" DROP COLUMN "amenities";--> statement-breakpoint
ALTER TABLE "stay" DROP COLUMN "events";--> statement-breakpoint
ALTER TABLE "stay" DROP COLUMN "wifi_mbps";--> statement-breakpoint
ALTER TABLE "stay" DROP COLUMN "rating_sum";--> statement-breakpoint
ALTER TABLE "stay" DROP COLUMN "rating_count";
