CREATE TABLE "wifi_measurement" (
	"reservation_id" uuid NOT NULL,
	"day" date NOT NULL,
	"listing_id" uuid NOT NULL,
	"guest_id" uuid NOT NULL,
	"mbps" integer NOT NULL,
	"method" text NOT NULL,
	"measured_at" timestamp with time zone NOT NULL,
	CONSTRAINT "wifi_measurement_reservation_id_day_pk" PRIMARY KEY("reservation_id","day"),
	CONSTRAINT "wifi_measurement_mbps" CHECK ("wifi_measurement"."mbps" between 1 and 10000)
);
--> statement-breakpoint
ALTER TABLE "listing" ADD COLUMN "measured_mbps" integer;--> statement-breakpoint
ALTER TABLE "listing" ADD COLUMN "measured_by" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "listing" ADD COLUMN "measured_on" date;--> statement-breakpoint
ALTER TABLE "listing" ADD COLUMN "measured_since" date;--> statement-breakpoint
ALTER TABLE "listing" ADD COLUMN "known_mbps" integer GENERATED ALWAYS AS (coalesce(measured_mbps, wifi_mbps)) STORED;--> statement-breakpoint
ALTER TABLE "stay_search" ADD COLUMN "city" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "stay_search" ADD COLUMN "mbps" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "wifi_measurement" ADD CONSTRAINT "wifi_measurement_reservation_id_reservation_id_fk" FOREIGN KEY ("reservation_id") REFERENCES "public"."reservation"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wifi_measurement" ADD CONSTRAINT "wifi_measurement_listing_id_listing_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listing"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wifi_measurement" ADD CONSTRAINT "wifi_measurement_guest_id_user_id_fk" FOREIGN KEY ("guest_id") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "wifi_measurement_listing_id" ON "wifi_measurement" USING btree ("listing_id","day");--> statement-breakpoint
CREATE INDEX "wifi_measurement_guest_id" ON "wifi_measurement" USING btree ("guest_id");--> statement-breakpoint
CREATE INDEX "listing_measured_since" ON "listing" USING btree ("measured_since") WHERE "listing"."measured_since" is not null;--> statement-breakpoint
CREATE INDEX "stay_search_mbps" ON "stay_search" USING btree ("mbps" DESC NULLS LAST,"listing_id");--> statement-breakpoint
ALTER TABLE "listing" ADD CONSTRAINT "listing_measured_mbps" CHECK ("listing"."measured_mbps" between 1 and 10000);--> statement-breakpoint
-- The ranks as before, with the speed that is known: what guests measured, else what the host says.
create or replace function stay_score(l listing, s stay) returns integer
language sql immutable parallel safe
as $$ select round(100 * (
  (l.rating_sum + 22.0) / (l.rating_count + 5)
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
  + least(coalesce(l.known_mbps, 0), 300) / 600.0
  + least(cardinality(l.amenities), 20) / 66.0
  + least(cardinality(i.week_day_routine), 1) / 10.0
  + least(cardinality(l.events), 1) / 10.0
  + extract(year from l.created_at at time zone 'UTC') / 10
  + extract(doy from l.created_at at time zone 'UTC') / 3650
  - 200
))::integer $$;
--> statement-breakpoint
-- As before, with the speed that searches filter and sort by, and the city that pages are mixed by.
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
    listing_id, position, country_code, city, place_words, time_zone, category, occupancy, guest_count,
    room_count, bathroom_count, resident_count, average_guest_age, capacity, min_nights,
    nightly_price, mbps, score, created_at, full_nights
  )
  select
    l.id, l.position, l.country_code, l.country_code || ' ' || l.city,
    place_words(l.neighbourhood || ' ' || l.city || ' ' || l.region),
    l.time_zone, s.category, s.occupancy, s.guest_count, s.room_count, s.bathroom_count,
    s.resident_count, s.average_guest_age, s.capacity, s.min_nights, l.price,
    coalesce(l.known_mbps, 0), stay_score(l, s), l.created_at,
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
    city = excluded.city,
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
    mbps = excluded.mbps,
    score = excluded.score,
    created_at = excluded.created_at,
    full_nights = excluded.full_nights;
end
$$;
--> statement-breakpoint
update stay_search x
set mbps = coalesce(l.known_mbps, 0), city = l.country_code || ' ' || l.city
from listing l
where l.id = x.listing_id;
