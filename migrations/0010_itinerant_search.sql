CREATE TABLE "itinerant_place" (
	"listing_id" uuid NOT NULL,
	"sort_order" integer NOT NULL,
	"position" "point" NOT NULL,
	"country_code" text NOT NULL,
	"region" text NOT NULL,
	"city" text NOT NULL,
	"neighbourhood" text NOT NULL,
	"place_words" "tsvector" NOT NULL,
	CONSTRAINT "itinerant_place_listing_id_sort_order_pk" PRIMARY KEY("listing_id","sort_order")
);
--> statement-breakpoint
CREATE TABLE "itinerant_search" (
	"listing_id" uuid PRIMARY KEY NOT NULL,
	"position" "point" NOT NULL,
	"time_zone" text NOT NULL,
	"category" text NOT NULL,
	"style" text NOT NULL,
	"occupancy" text NOT NULL,
	"guest_count" integer NOT NULL,
	"room_count" integer NOT NULL,
	"bathroom_count" integer NOT NULL,
	"start_date" date NOT NULL,
	"end_date" date NOT NULL,
	"least_nights" integer NOT NULL,
	"nightly_price" integer NOT NULL,
	"score" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"full_nights" datemultirange DEFAULT '{}' NOT NULL,
	"last_arrival" date
);
--> statement-breakpoint
ALTER TABLE "itinerant_place" ADD CONSTRAINT "itinerant_place_listing_id_listing_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listing"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "itinerant_search" ADD CONSTRAINT "itinerant_search_listing_id_listing_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listing"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "itinerant_place_position" ON "itinerant_place" USING gist ("position");--> statement-breakpoint
CREATE INDEX "itinerant_place_place_words" ON "itinerant_place" USING gin ("place_words");--> statement-breakpoint
CREATE INDEX "itinerant_place_country_code" ON "itinerant_place" USING btree ("country_code");--> statement-breakpoint
CREATE INDEX "itinerant_search_last_arrival" ON "itinerant_search" USING btree ("last_arrival");--> statement-breakpoint
CREATE INDEX "itinerant_search_start_date" ON "itinerant_search" USING btree ("start_date","listing_id");--> statement-breakpoint
CREATE INDEX "itinerant_search_recommended" ON "itinerant_search" USING btree ("score" DESC NULLS LAST,"created_at" DESC NULLS LAST,"listing_id");--> statement-breakpoint
CREATE INDEX "itinerant_search_nightly_price" ON "itinerant_search" USING btree ("nightly_price","listing_id");--> statement-breakpoint
CREATE INDEX "itinerant_search_created_at" ON "itinerant_search" USING btree ("created_at" DESC NULLS LAST,"listing_id");--> statement-breakpoint
-- The rank of an itinerant, in hundredths: its stars with a prior of five reviews of 4.4 (0 to 5),
-- measured wifi (up to 0.5 at 300 Mbps), how completely it is told (up to 0.5), and a tenth for each
-- year by which it was listed later than another, as the rank of a stay.
create function itinerant_score(l listing, i itinerant) returns integer
language sql immutable parallel safe
as $$ select round(100 * (
  (l.rating_sum + 22.0) / (l.rating_count + 5)
  + least(coalesce(l.wifi_mbps, 0), 300) / 600.0
  + least(cardinality(l.amenities), 20) / 66.0
  + least(cardinality(i.week_day_routine), 1) / 10.0
  + least(cardinality(l.events), 1) / 10.0
  + extract(year from l.created_at at time zone 'UTC') / 10
  + extract(doy from l.created_at at time zone 'UTC') / 3650
  - 200
))::integer $$;
--> statement-breakpoint
-- Writes the rows of some itinerants anew. As with stays, the rows are locked first: the next
-- statement then sees what a rival who held them has committed.
create function refresh_itinerant_search(ids uuid[]) returns void
language plpgsql as $$
begin
  perform from itinerant_search where listing_id = any(ids) order by listing_id for update;

  delete from itinerant_search gone
  where gone.listing_id = any(ids)
    and not exists (
      select from listing l join itinerant i on i.listing_id = l.id
      where l.id = gone.listing_id and l.deleted_at is null
    );

  insert into itinerant_search (
    listing_id, position, time_zone, category, style, occupancy, guest_count, room_count,
    bathroom_count, start_date, end_date, least_nights, nightly_price, score, created_at,
    full_nights, last_arrival
  )
  select
    l.id, l.position, l.time_zone, i.category, i.style, i.occupancy, i.guest_count, i.room_count,
    i.bathroom_count, i.start_date, i.end_date, least_nights.least, l.price,
    itinerant_score(l, i), l.created_at, taken.nights,
    (
      select max(upper(gap) - least_nights.least)
      from unnest(datemultirange(daterange(i.start_date, i.end_date)) - taken.nights) gap
      where upper(gap) - lower(gap) >= least_nights.least
    )
  from listing l
  join itinerant i on i.listing_id = l.id
  cross join lateral (
    select least(i.min_nights, i.end_date - i.start_date) as least
  ) least_nights
  cross join lateral (
    select coalesce(range_agg(daterange(n.night, n.night + 1)), '{}') as nights
    from stay_night n
    where n.listing_id = l.id and n.taken >= n.capacity
  ) taken
  where l.id = any(ids) and l.deleted_at is null
  order by l.id
  on conflict (listing_id) do update set
    position = excluded.position,
    time_zone = excluded.time_zone,
    category = excluded.category,
    style = excluded.style,
    occupancy = excluded.occupancy,
    guest_count = excluded.guest_count,
    room_count = excluded.room_count,
    bathroom_count = excluded.bathroom_count,
    start_date = excluded.start_date,
    end_date = excluded.end_date,
    least_nights = excluded.least_nights,
    nightly_price = excluded.nightly_price,
    score = excluded.score,
    created_at = excluded.created_at,
    full_nights = excluded.full_nights,
    last_arrival = excluded.last_arrival;
end
$$;
--> statement-breakpoint
-- Writes the places of some itinerants anew. Their listings are locked by whoever changes them.
create function refresh_itinerant_places(ids uuid[]) returns void
language plpgsql as $$
begin
  delete from itinerant_place where listing_id = any(ids);

  insert into itinerant_place (
    listing_id, sort_order, position, country_code, region, city, neighbourhood, place_words
  )
  select
    place.*, place_words(place.neighbourhood || ' ' || place.city || ' ' || place.region)
  from (
    select l.id, 0 as sort_order, l.position, l.country_code, l.region, l.city, l.neighbourhood
    from listing l
    join itinerant i on i.listing_id = l.id
    where l.id = any(ids) and l.deleted_at is null
    union all
    select s.listing_id, s.sort_order + 1, s.position, s.country_code, s.region, s.city, ''
    from itinerant_stop s
    join listing l on l.id = s.listing_id
    where s.listing_id = any(ids) and l.deleted_at is null
  ) place;
end
$$;
--> statement-breakpoint
create or replace function derive_from_listing() returns trigger
language plpgsql as $$
declare
  itinerants uuid[] := array(select id from changed where kind = 'itinerant');
begin
  perform refresh_stay_search(array(select id from changed where kind = 'stay'));
  if cardinality(itinerants) > 0 then
    perform refresh_itinerant_search(itinerants);
    perform refresh_itinerant_places(itinerants);
  end if;
  return null;
end
$$;
--> statement-breakpoint
create function derive_from_itinerant() returns trigger
language plpgsql as $$
declare
  ids uuid[] := array(select distinct listing_id from changed);
begin
  perform refresh_itinerant_search(ids);
  perform refresh_itinerant_places(ids);
  return null;
end
$$;
--> statement-breakpoint
create function derive_from_stop() returns trigger
language plpgsql as $$
begin
  perform refresh_itinerant_places(array(select distinct listing_id from changed));
  return null;
end
$$;
--> statement-breakpoint
create function derive_from_night() returns trigger
language plpgsql as $$
declare
  stays uuid[] := array(
    select distinct c.listing_id from changed c join stay s on s.listing_id = c.listing_id
  );
  itinerants uuid[] := array(
    select distinct c.listing_id from changed c join itinerant i on i.listing_id = c.listing_id
  );
begin
  if cardinality(stays) > 0 then
    perform refresh_stay_search(stays);
  end if;
  if cardinality(itinerants) > 0 then
    perform refresh_itinerant_search(itinerants);
  end if;
  return null;
end
$$;
--> statement-breakpoint
create trigger derive_search_of_new after insert on itinerant
referencing new table as changed
for each statement execute function derive_from_itinerant();
--> statement-breakpoint
create trigger derive_search after update on itinerant
referencing new table as changed
for each statement execute function derive_from_itinerant();
--> statement-breakpoint
create trigger derive_search_of_gone after delete on itinerant
referencing old table as changed
for each statement execute function derive_from_itinerant();
--> statement-breakpoint
create trigger derive_places_of_new after insert on itinerant_stop
referencing new table as changed
for each statement execute function derive_from_stop();
--> statement-breakpoint
create trigger derive_places after update on itinerant_stop
referencing new table as changed
for each statement execute function derive_from_stop();
--> statement-breakpoint
create trigger derive_places_of_gone after delete on itinerant_stop
referencing old table as changed
for each statement execute function derive_from_stop();
--> statement-breakpoint
-- Nights are of stays and of itinerants alike.
drop trigger derive_search_of_new on stay_night;
--> statement-breakpoint
drop trigger derive_search on stay_night;
--> statement-breakpoint
drop trigger derive_search_of_gone on stay_night;
--> statement-breakpoint
create trigger derive_search_of_new after insert on stay_night
referencing new table as changed
for each statement execute function derive_from_night();
--> statement-breakpoint
create trigger derive_search after update on stay_night
referencing new table as changed
for each statement execute function derive_from_night();
--> statement-breakpoint
create trigger derive_search_of_gone after delete on stay_night
referencing old table as changed
for each statement execute function derive_from_night();
--> statement-breakpoint
select refresh_itinerant_search(array(select listing_id from itinerant));
--> statement-breakpoint
select refresh_itinerant_places(array(select listing_id from itinerant));
