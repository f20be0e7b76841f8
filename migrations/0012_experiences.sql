CREATE TABLE "experience_acknowledgement" (
	"listing_id" uuid NOT NULL,
	"disclaimer_id" text NOT NULL,
	"version" integer NOT NULL,
	"user_id" uuid NOT NULL,
	"user_name" text NOT NULL,
	"role" text NOT NULL,
	"reservation_id" uuid,
	"at" timestamp with time zone NOT NULL,
	"text_digest" text NOT NULL,
	CONSTRAINT "experience_acknowledgement_listing_id_disclaimer_id_version_user_id_role_pk" PRIMARY KEY("listing_id","disclaimer_id","version","user_id","role")
);
--> statement-breakpoint
CREATE TABLE "experience_entry" (
	"listing_id" uuid NOT NULL,
	"entry_id" uuid NOT NULL,
	"sort_order" integer NOT NULL,
	"title" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"recurrence" text NOT NULL,
	"interval" integer DEFAULT 1 NOT NULL,
	"unit" text DEFAULT 'weeks' NOT NULL,
	"until" date,
	"duration" text,
	"specific_date" date,
	"starts_on" date NOT NULL,
	"days" text[] NOT NULL,
	"start_time" text NOT NULL,
	"end_time" text NOT NULL,
	"time_zone" text NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"exceptions" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"follows_entry_id" uuid,
	"made_until" date NOT NULL,
	CONSTRAINT "experience_entry_listing_id_entry_id_pk" PRIMARY KEY("listing_id","entry_id"),
	CONSTRAINT "experience_entry_sort_order" CHECK ("experience_entry"."sort_order" between 0 and 19),
	CONSTRAINT "experience_entry_interval" CHECK ("experience_entry"."interval" between 1 and 30),
	CONSTRAINT "experience_entry_times" CHECK ("experience_entry"."start_time" < "experience_entry"."end_time"),
	CONSTRAINT "experience_entry_title" CHECK (char_length("experience_entry"."title") between 0 and 100),
	CONSTRAINT "experience_entry_description" CHECK (char_length("experience_entry"."description") between 0 and 1000)
);
--> statement-breakpoint
CREATE TABLE "experience_search" (
	"listing_id" uuid PRIMARY KEY NOT NULL,
	"position" "point" NOT NULL,
	"country_code" text NOT NULL,
	"region" text NOT NULL,
	"city" text NOT NULL,
	"neighbourhood" text NOT NULL,
	"place_words" "tsvector" NOT NULL,
	"time_zone" text NOT NULL,
	"category" text NOT NULL,
	"style" text NOT NULL,
	"routine" text,
	"amenities" text[] NOT NULL,
	"period_price" integer NOT NULL,
	"session_price" integer NOT NULL,
	"score" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "experience" (
	"listing_id" uuid PRIMARY KEY NOT NULL,
	"category" text NOT NULL,
	"style" text NOT NULL,
	"routine" text,
	"guest_count" integer NOT NULL,
	"arrangements" text[] DEFAULT '{}' NOT NULL,
	"host_arrangements" text[] DEFAULT '{}' NOT NULL,
	"cost_arrangements" text[] DEFAULT '{}' NOT NULL,
	"rules" text DEFAULT '' NOT NULL,
	"location_description" text DEFAULT '' NOT NULL,
	"recommendation_id" text,
	"check_in_time" text,
	"check_out_time" text,
	"price_tier" text NOT NULL,
	"price_source" text NOT NULL,
	"base_price" integer,
	"is_per_person" boolean DEFAULT false NOT NULL,
	"sessions_per_period" integer NOT NULL,
	"arrangement_fee" integer,
	"deposit" integer DEFAULT 0 NOT NULL,
	"cancellation_policy" text NOT NULL,
	"state" text DEFAULT 'listed' NOT NULL,
	"host_owes" integer DEFAULT 0 NOT NULL,
	"managed_by" uuid,
	"managed_version" integer,
	CONSTRAINT "experience_guest_count" CHECK ("experience"."guest_count" between 1 and 200),
	CONSTRAINT "experience_arrangement_fee" CHECK ("experience"."arrangement_fee" between 100 and 1000),
	CONSTRAINT "experience_deposit" CHECK ("experience"."deposit" between 0 and 1000000),
	CONSTRAINT "experience_sessions_per_period" CHECK ("experience"."sessions_per_period" >= 1),
	CONSTRAINT "experience_host_owes" CHECK ("experience"."host_owes" >= 0),
	CONSTRAINT "experience_rules" CHECK (char_length("experience"."rules") between 0 and 2000),
	CONSTRAINT "experience_location_description" CHECK (char_length("experience"."location_description") between 0 and 500)
);
--> statement-breakpoint
CREATE TABLE "managed_place" (
	"recommendation_id" text PRIMARY KEY NOT NULL,
	"manager_id" uuid NOT NULL,
	"arrangements" text[] DEFAULT '{}' NOT NULL,
	"host_arrangements" text[] DEFAULT '{}' NOT NULL,
	"cost_arrangements" text[] DEFAULT '{}' NOT NULL,
	"pricing_options" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "waitlist" (
	"listing_id" uuid NOT NULL,
	"waitlist_id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"entry_id" uuid NOT NULL,
	"nominal_date" date NOT NULL,
	"user_id" uuid NOT NULL,
	"seats" integer NOT NULL,
	"joined_at" timestamp with time zone NOT NULL,
	"state" text NOT NULL,
	"offer_until" timestamp with time zone,
	CONSTRAINT "waitlist_listing_id_waitlist_id_pk" PRIMARY KEY("listing_id","waitlist_id"),
	CONSTRAINT "waitlist_seats" CHECK ("waitlist"."seats" >= 1),
	CONSTRAINT "waitlist_offer" CHECK (("waitlist"."state" = 'offered') = ("waitlist"."offer_until" is not null))
);
--> statement-breakpoint
ALTER TABLE "listing_session" ADD COLUMN "starts_at" timestamp with time zone NOT NULL;--> statement-breakpoint
ALTER TABLE "listing_session" ADD COLUMN "ends_at" timestamp with time zone NOT NULL;--> statement-breakpoint
ALTER TABLE "listing_session" ADD COLUMN "status" text DEFAULT 'scheduled' NOT NULL;--> statement-breakpoint
ALTER TABLE "listing_session" ADD COLUMN "is_modified" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "listing_session" ADD COLUMN "sequence" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "listing_session" ADD COLUMN "note" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "experience_entry" ADD CONSTRAINT "experience_entry_listing_id_experience_listing_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."experience"("listing_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "experience_search" ADD CONSTRAINT "experience_search_listing_id_listing_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listing"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "experience" ADD CONSTRAINT "experience_listing_id_listing_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listing"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "experience" ADD CONSTRAINT "experience_managed_by_user_id_fk" FOREIGN KEY ("managed_by") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "managed_place" ADD CONSTRAINT "managed_place_manager_id_user_id_fk" FOREIGN KEY ("manager_id") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waitlist" ADD CONSTRAINT "waitlist_listing_id_listing_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listing"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waitlist" ADD CONSTRAINT "waitlist_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "experience_acknowledgement_at" ON "experience_acknowledgement" USING btree ("at");--> statement-breakpoint
CREATE INDEX "experience_entry_made_until" ON "experience_entry" USING btree ("made_until");--> statement-breakpoint
CREATE INDEX "experience_search_position" ON "experience_search" USING gist ("position");--> statement-breakpoint
CREATE INDEX "experience_search_place_words" ON "experience_search" USING gin ("place_words");--> statement-breakpoint
CREATE INDEX "experience_search_country_code" ON "experience_search" USING btree ("country_code");--> statement-breakpoint
CREATE INDEX "experience_search_recommended" ON "experience_search" USING btree ("score" DESC NULLS LAST,"created_at" DESC NULLS LAST,"listing_id");--> statement-breakpoint
CREATE INDEX "experience_search_session_price" ON "experience_search" USING btree ("session_price","listing_id");--> statement-breakpoint
CREATE INDEX "experience_search_created_at" ON "experience_search" USING btree ("created_at" DESC NULLS LAST,"listing_id");--> statement-breakpoint
CREATE INDEX "experience_recommendation_id" ON "experience" USING btree ("recommendation_id");--> statement-breakpoint
CREATE UNIQUE INDEX "waitlist_once" ON "waitlist" USING btree ("listing_id","entry_id","nominal_date","user_id") WHERE state in ('waiting', 'offered');--> statement-breakpoint
CREATE INDEX "waitlist_session" ON "waitlist" USING btree ("listing_id","entry_id","nominal_date","joined_at");--> statement-breakpoint
CREATE INDEX "waitlist_user_id" ON "waitlist" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "waitlist_offer_until" ON "waitlist" USING btree ("state","offer_until");--> statement-breakpoint
CREATE INDEX "listing_session_of_listing" ON "listing_session" USING btree ("listing_id","starts_at");--> statement-breakpoint
CREATE INDEX "listing_session_starts_at" ON "listing_session" USING btree ("starts_at","listing_id");--> statement-breakpoint
ALTER TABLE "listing_session" ADD CONSTRAINT "listing_session_times" CHECK ("listing_session"."starts_at" < "listing_session"."ends_at");--> statement-breakpoint
ALTER TABLE "listing_session" ADD CONSTRAINT "listing_session_note" CHECK (char_length("listing_session"."note") between 0 and 500);--> statement-breakpoint
-- The rank of an experience, in hundredths: its stars with a prior of five reviews of 4.4 (0 to 5),
-- how completely it is told (up to 0.5), and a tenth for each year by which it was listed later than
-- another, as the rank of a stay.
create function experience_score(l listing, e experience) returns integer
language sql immutable parallel safe
as $$ select round(100 * (
  (l.rating_sum + 22.0) / (l.rating_count + 5)
  + least(cardinality(l.amenities), 5) / 20.0
  + least(cardinality(e.arrangements), 5) / 20.0
  + extract(year from l.created_at at time zone 'UTC') / 10
  + extract(doy from l.created_at at time zone 'UTC') / 3650
  - 200
))::integer $$;
--> statement-breakpoint
-- Writes the rows of some experiences anew. As with stays, the rows are locked first: the next
-- statement then sees what a rival who held them has committed.
create function refresh_experience_search(ids uuid[]) returns void
language plpgsql as $$
begin
  perform from experience_search where listing_id = any(ids) order by listing_id for update;

  delete from experience_search gone
  where gone.listing_id = any(ids)
    and not exists (
      select from listing l join experience e on e.listing_id = l.id
      where l.id = gone.listing_id and l.deleted_at is null and e.state = 'listed'
    );

  insert into experience_search (
    listing_id, position, country_code, region, city, neighbourhood, place_words, time_zone,
    category, style, routine, amenities, period_price, session_price, score, created_at
  )
  select
    l.id, l.position, l.country_code, l.region, l.city, l.neighbourhood,
    place_words(l.neighbourhood || ' ' || l.city || ' ' || l.region), l.time_zone, e.category,
    e.style, e.routine, l.amenities, l.price,
    round(l.price::numeric / e.sessions_per_period)::integer, experience_score(l, e), l.created_at
  from listing l
  join experience e on e.listing_id = l.id
  where l.id = any(ids) and l.deleted_at is null and e.state = 'listed'
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
    created_at = excluded.created_at;
end
$$;
--> statement-breakpoint
create or replace function derive_from_listing() returns trigger
language plpgsql as $$
declare
  itinerants uuid[] := array(select id from changed where kind = 'itinerant');
  experiences uuid[] := array(select id from changed where kind = 'experience');
begin
  perform refresh_stay_search(array(select id from changed where kind = 'stay'));
  if cardinality(itinerants) > 0 then
    perform refresh_itinerant_search(itinerants);
    perform refresh_itinerant_places(itinerants);
  end if;
  if cardinality(experiences) > 0 then
    perform refresh_experience_search(experiences);
  end if;
  return null;
end
$$;
--> statement-breakpoint
create function derive_from_experience() returns trigger
language plpgsql as $$
begin
  perform refresh_experience_search(array(select distinct listing_id from changed));
  return null;
end
$$;
--> statement-breakpoint
create trigger derive_search_of_new after insert on experience
referencing new table as changed
for each statement execute function derive_from_experience();
--> statement-breakpoint
create trigger derive_search after update on experience
referencing new table as changed
for each statement execute function derive_from_experience();
--> statement-breakpoint
create trigger derive_search_of_gone after delete on experience
referencing old table as changed
for each statement execute function derive_from_experience();
