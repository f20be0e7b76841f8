CREATE TABLE "identity_check" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"attempt_id" uuid NOT NULL,
	"session" text,
	"state" text NOT NULL,
	"failure" text,
	"verified_at" timestamp with time zone,
	"is_adult" boolean DEFAULT false NOT NULL,
	"name_matches" boolean DEFAULT false NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "identity_check_verified" CHECK ("identity_check"."verified_at" is not null or not "identity_check"."is_adult" and not "identity_check"."name_matches")
);
--> statement-breakpoint
ALTER TABLE "listing" ADD COLUMN "host_verified" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "listing" ADD COLUMN "asks_verified_guests" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "experience_search" ADD COLUMN "host_verified" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "itinerant_search" ADD COLUMN "host_verified" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "stay_search" ADD COLUMN "host_verified" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "identity_check" ADD CONSTRAINT "identity_check_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "identity_check_session" ON "identity_check" USING btree ("session");--> statement-breakpoint
CREATE INDEX "identity_check_waiting" ON "identity_check" USING btree ("updated_at") WHERE session is not null;
--> statement-breakpoint
-- The listings of a host whose identity was verified are found as such. What shows the host, on
-- whichever page, is rendered again.
create or replace function follow_identity() returns trigger
language plpgsql as $$
declare
  person uuid := coalesce(new.user_id, old.user_id);
  verified boolean := tg_op <> 'DELETE' and new.verified_at is not null;
begin
  update listing set host_verified = verified
  where host_id = person and host_verified <> verified;
  insert into change (topic, payload) values ('listing', '*');
  return null;
end
$$;
--> statement-breakpoint
-- A new listing is found with its host's check of identity. The check is held: one that succeeds at
-- the same moment comes before, or finds the listing.
create or replace function take_identity() returns trigger
language plpgsql as $$
declare
  verified timestamptz;
begin
  select verified_at into verified from identity_check where user_id = new.host_id for share;
  new.host_verified := verified is not null;
  return new;
end
$$;
--> statement-breakpoint
-- A document was compared with the name that an account had: with another one it says nothing.
create or replace function follow_name() returns trigger
language plpgsql as $$
begin
  update identity_check set name_matches = false where user_id = new.id and name_matches;
  return null;
end
$$;
--> statement-breakpoint
-- Writes the rows of some listings anew. The rows are locked first: the next statement then sees
-- what a rival who held them has committed, so no night is lost between two who claim at once.
create or replace function refresh_stay_search(ids uuid[]) returns void
language plpgsql as $$
begin
  perform from stay_search where listing_id = any(ids) order by listing_id for update;

  delete from stay_search gone
  where gone.listing_id = any(ids)
    and not exists (
      select from listing l join stay s on s.listing_id = l.id
      where l.id = gone.listing_id and is_listed(l)
    );

  insert into stay_search (
    listing_id, position, country_code, city, place_words, time_zone, category, occupancy, guest_count,
    room_count, bathroom_count, resident_count, average_guest_age, capacity, min_nights,
    nightly_price, mbps, score, created_at, full_nights, overridden_nights,
    host_verified
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
        from night n
        where n.listing_id = l.id and n.taken >= n.capacity
      ),
      '{}'
    ),
    coalesce(
      (
        select range_agg(daterange(t.night, t.night + 1))
        from night_override t
        where t.listing_id = l.id
      ),
      '{}'
    ),
    l.host_verified
  from listing l
  join stay s on s.listing_id = l.id
  where l.id = any(ids) and is_listed(l)
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
    full_nights = excluded.full_nights,
    overridden_nights = excluded.overridden_nights,
    host_verified = excluded.host_verified;
end
$$;
--> statement-breakpoint
-- Writes the rows of some itinerants anew. As with stays, the rows are locked first: the next
-- statement then sees what a rival who held them has committed.
create or replace function refresh_itinerant_search(ids uuid[]) returns void
language plpgsql as $$
begin
  perform from itinerant_search where listing_id = any(ids) order by listing_id for update;

  delete from itinerant_search gone
  where gone.listing_id = any(ids)
    and not exists (
      select from listing l join itinerant i on i.listing_id = l.id
      where l.id = gone.listing_id and is_listed(l)
    );

  insert into itinerant_search (
    listing_id, position, time_zone, category, style, occupancy, guest_count, room_count,
    bathroom_count, start_date, end_date, least_nights, nightly_price, score, created_at,
    full_nights, host_verified, last_arrival
  )
  select
    l.id, l.position, l.time_zone, i.category, i.style, i.occupancy, i.guest_count, i.room_count,
    i.bathroom_count, i.start_date, i.end_date, least_nights.least, l.price,
    itinerant_score(l, i), l.created_at, taken.nights, l.host_verified,
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
    from night n
    where n.listing_id = l.id and n.taken >= n.capacity
  ) taken
  where l.id = any(ids) and is_listed(l)
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
    host_verified = excluded.host_verified,
    last_arrival = excluded.last_arrival;
end
$$;
--> statement-breakpoint
-- As before, with the price of one session rounded up, so that all of a period one by one never cost
-- less than the period, and with the fee, which everybody pays.
create or replace function refresh_experience_search(ids uuid[]) returns void
language plpgsql as $$
begin
  perform from experience_search where listing_id = any(ids) order by listing_id for update;

  delete from experience_search gone
  where gone.listing_id = any(ids)
    and not exists (
      select from listing l join experience e on e.listing_id = l.id
      where l.id = gone.listing_id and is_listed(l) and e.state = 'listed'
    );

  insert into experience_search (
    listing_id, position, country_code, region, city, neighbourhood, place_words, time_zone,
    category, style, routine, amenities, period_price, session_price, score, created_at,
    host_verified
  )
  select
    l.id, l.position, l.country_code, l.region, l.city, l.neighbourhood,
    place_words(l.neighbourhood || ' ' || l.city || ' ' || l.region), l.time_zone, e.category,
    e.style, e.routine, l.amenities,
    l.price + coalesce(e.arrangement_fee, 0),
    ceil(l.price::numeric / e.sessions_per_period)::integer + coalesce(e.arrangement_fee, 0),
    experience_score(l, e), l.created_at, l.host_verified
  from listing l
  join experience e on e.listing_id = l.id
  where l.id = any(ids) and is_listed(l) and e.state = 'listed'
  order by l.id
  on conflict (listing_id) do update set
    position = excluded.position,
    country_code = excluded.country_code,
    region = excluded.region,
    city = excluded.city,
    neighbourhood = excluded.neighbourhood,
    place_words = excluded.place_words,
    time_zone = excluded.time_zone,
    category = excluded.category,
    style = excluded.style,
    routine = excluded.routine,
    amenities = excluded.amenities,
    period_price = excluded.period_price,
    session_price = excluded.session_price,
    score = excluded.score,
    created_at = excluded.created_at,
    host_verified = excluded.host_verified;
end
$$;
--> statement-breakpoint
create trigger follow_first_identity after insert on identity_check
for each row when (new.verified_at is not null) execute function follow_identity();
--> statement-breakpoint
create trigger follow_identity after update of verified_at, name_matches on identity_check
for each row when (
  old.verified_at is distinct from new.verified_at or old.name_matches <> new.name_matches
) execute function follow_identity();
--> statement-breakpoint
create trigger follow_gone_identity after delete on identity_check
for each row when (old.verified_at is not null) execute function follow_identity();
--> statement-breakpoint
create trigger take_identity before insert on listing
for each row execute function take_identity();
--> statement-breakpoint
create trigger follow_name after update of name on "user"
for each row when (old.name is distinct from new.name) execute function follow_name();
