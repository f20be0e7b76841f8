CREATE TABLE "audit_entry" (
	"seq" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_entry_seq_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone NOT NULL,
	"actor_id" uuid,
	"action" text NOT NULL,
	"subject_kind" text NOT NULL,
	"subject_id" text NOT NULL,
	"person_id" uuid,
	"reason" text DEFAULT '' NOT NULL,
	"before" jsonb,
	"after" jsonb,
	"request_id" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "moderation_decision" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"item_id" uuid,
	"subject_kind" text NOT NULL,
	"subject_id" text NOT NULL,
	"owner_id" uuid NOT NULL,
	"act" text NOT NULL,
	"rule" text NOT NULL,
	"words" text NOT NULL,
	"excerpt" text DEFAULT '' NOT NULL,
	"state_before" text,
	"standing_before" text,
	"decided_by" uuid,
	"decided_at" timestamp with time zone NOT NULL,
	"token" text NOT NULL,
	"appeal" text,
	"appealed_at" timestamp with time zone,
	"appeal_decided_by" uuid,
	"appeal_decided_at" timestamp with time zone,
	"is_granted" boolean,
	"appeal_words" text,
	CONSTRAINT "moderation_decision_token_unique" UNIQUE("token"),
	CONSTRAINT "moderation_decision_words" CHECK (char_length("moderation_decision"."words") between 0 and 2000)
);
--> statement-breakpoint
CREATE TABLE "moderation_item" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"subject_kind" text NOT NULL,
	"subject_id" text NOT NULL,
	"owner_id" uuid NOT NULL,
	"harm" integer NOT NULL,
	"opened_at" timestamp with time zone NOT NULL,
	"closed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "moderation_signal" (
	"seq" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "moderation_signal_seq_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"item_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"details" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "report" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"reference" text NOT NULL,
	"item_id" uuid NOT NULL,
	"subject_kind" text NOT NULL,
	"subject_id" text NOT NULL,
	"reporter_id" uuid,
	"reporter_email" text,
	"locale" text NOT NULL,
	"reason" text NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "report_reference_unique" UNIQUE("reference"),
	CONSTRAINT "report_text" CHECK (char_length("report"."text") between 0 and 1000)
);
--> statement-breakpoint
CREATE TABLE "block" (
	"blocker_id" uuid NOT NULL,
	"blocked_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "block_blocker_id_blocked_id_pk" PRIMARY KEY("blocker_id","blocked_id"),
	CONSTRAINT "block_two_people" CHECK ("block"."blocker_id" <> "block"."blocked_id")
);
--> statement-breakpoint
ALTER TABLE "upload" ADD COLUMN "moderation_state" text DEFAULT 'visible' NOT NULL;--> statement-breakpoint
ALTER TABLE "upload" ADD COLUMN "likeness" text;--> statement-breakpoint
ALTER TABLE "listing_picture" ADD COLUMN "hidden" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "listing" ADD COLUMN "moderation_state" text DEFAULT 'visible' NOT NULL;--> statement-breakpoint
ALTER TABLE "listing" ADD COLUMN "host_suspended" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "profile" ADD COLUMN "moderation_state" text DEFAULT 'visible' NOT NULL;--> statement-breakpoint
ALTER TABLE "user" ADD COLUMN "standing" text DEFAULT 'active' NOT NULL;--> statement-breakpoint
ALTER TABLE "message" ADD COLUMN "masked" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "message" ADD COLUMN "moderation_state" text DEFAULT 'visible' NOT NULL;--> statement-breakpoint
ALTER TABLE "review" ADD COLUMN "moderation_state" text DEFAULT 'visible' NOT NULL;--> statement-breakpoint
ALTER TABLE "moderation_decision" ADD CONSTRAINT "moderation_decision_item_id_moderation_item_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."moderation_item"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "moderation_decision" ADD CONSTRAINT "moderation_decision_owner_id_user_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "moderation_decision" ADD CONSTRAINT "moderation_decision_decided_by_user_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "moderation_decision" ADD CONSTRAINT "moderation_decision_appeal_decided_by_user_id_fk" FOREIGN KEY ("appeal_decided_by") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "moderation_item" ADD CONSTRAINT "moderation_item_owner_id_user_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "moderation_signal" ADD CONSTRAINT "moderation_signal_item_id_moderation_item_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."moderation_item"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report" ADD CONSTRAINT "report_item_id_moderation_item_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."moderation_item"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report" ADD CONSTRAINT "report_reporter_id_user_id_fk" FOREIGN KEY ("reporter_id") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "block" ADD CONSTRAINT "block_blocker_id_user_id_fk" FOREIGN KEY ("blocker_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "block" ADD CONSTRAINT "block_blocked_id_user_id_fk" FOREIGN KEY ("blocked_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_entry_at" ON "audit_entry" USING btree ("at");--> statement-breakpoint
CREATE INDEX "audit_entry_actor_id" ON "audit_entry" USING btree ("actor_id","at");--> statement-breakpoint
CREATE INDEX "audit_entry_person_id" ON "audit_entry" USING btree ("person_id","at");--> statement-breakpoint
CREATE INDEX "audit_entry_subject" ON "audit_entry" USING btree ("subject_kind","subject_id");--> statement-breakpoint
CREATE INDEX "moderation_decision_subject" ON "moderation_decision" USING btree ("subject_kind","subject_id");--> statement-breakpoint
CREATE INDEX "moderation_decision_owner_id" ON "moderation_decision" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "moderation_decision_item_id" ON "moderation_decision" USING btree ("item_id");--> statement-breakpoint
CREATE INDEX "moderation_decision_decided_at" ON "moderation_decision" USING btree ("decided_at");--> statement-breakpoint
CREATE INDEX "moderation_decision_appeals" ON "moderation_decision" USING btree ("appealed_at") WHERE "moderation_decision"."appealed_at" is not null and "moderation_decision"."appeal_decided_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "moderation_item_open" ON "moderation_item" USING btree ("subject_kind","subject_id") WHERE "moderation_item"."closed_at" is null;--> statement-breakpoint
CREATE INDEX "moderation_item_waiting" ON "moderation_item" USING btree ("harm" DESC NULLS LAST,"opened_at","id") WHERE "moderation_item"."closed_at" is null;--> statement-breakpoint
CREATE INDEX "moderation_item_owner_id" ON "moderation_item" USING btree ("owner_id");--> statement-breakpoint
CREATE UNIQUE INDEX "moderation_signal_once" ON "moderation_signal" USING btree ("kind","key");--> statement-breakpoint
CREATE INDEX "moderation_signal_item_id" ON "moderation_signal" USING btree ("item_id");--> statement-breakpoint
CREATE UNIQUE INDEX "report_once_a_person" ON "report" USING btree ("reporter_id","subject_kind","subject_id");--> statement-breakpoint
CREATE UNIQUE INDEX "report_once_an_address" ON "report" USING btree ("reporter_email","subject_kind","subject_id");--> statement-breakpoint
CREATE INDEX "report_item_id" ON "report" USING btree ("item_id");--> statement-breakpoint
CREATE INDEX "report_created_at" ON "report" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "block_blocked_id" ON "block" USING btree ("blocked_id");
--> statement-breakpoint
create or replace function shown_state(l listing) returns text
language sql immutable as $$
  select case
    when l.host_suspended and l.moderation_state = 'visible' then 'limited'
    else l.moderation_state
  end
$$;
--> statement-breakpoint
create or replace function is_listed(l listing) returns boolean
language sql immutable as $$
  select l.deleted_at is null and not l.awaits_confirmation and shown_state(l) = 'visible'
$$;
--> statement-breakpoint
create or replace function sees_listing(l listing, reader uuid) returns boolean
language sql stable as $$
  select l.deleted_at is null and case
    when l.host_id is not distinct from reader then true
    when shown_state(l) = 'visible' then true
    when shown_state(l) = 'hidden' or reader is null then false
    else exists (select from reservation r where r.listing_id = l.id and r.guest_id = reader)
      or exists (select from conversation c where c.listing_id = l.id and c.guest_id = reader)
  end
$$;
--> statement-breakpoint
create or replace function follow_standing() returns trigger
language plpgsql as $$
begin
  update listing set host_suspended = new.standing = 'suspended'
  where host_id = new.id and host_suspended <> (new.standing = 'suspended');
  insert into change (topic, payload) values ('listing', '*');
  return null;
end
$$;
--> statement-breakpoint
create or replace function tell_of_moderation() returns trigger
language plpgsql as $$
begin
  insert into change (topic, payload) values ('listing', '*');
  return null;
end
$$;
--> statement-breakpoint
create or replace function follow_upload() returns trigger
language plpgsql as $$
begin
  update listing_picture set hidden = new.moderation_state <> 'visible'
  where key = new.key and hidden <> (new.moderation_state <> 'visible');
  if new.moderation_state <> 'visible' then
    update "user" set image = null where image = new.key;
    update listing set logos = array_remove(logos, new.key) where logos @> array[new.key];
  end if;
  return null;
end
$$;
--> statement-breakpoint
create or replace function keep_hidden() returns trigger
language plpgsql as $$
begin
  new.hidden := exists (
    select from upload where key = new.key and moderation_state <> 'visible'
  );
  return new;
end
$$;
--> statement-breakpoint
create or replace function recount_stars() returns trigger
language plpgsql as $$
declare
  step integer := case when new.moderation_state = 'visible' then 1
    when old.moderation_state = 'visible' then -1 else 0 end;
begin
  update listing
  set rating_sum = rating_sum + step * new.rating, rating_count = rating_count + step
  where id = new.listing_id and step <> 0;
  return null;
end
$$;
--> statement-breakpoint
create or replace function count_stars() returns trigger
language plpgsql as $$
begin
  update listing l
  set rating_sum = l.rating_sum + given.stars, rating_count = l.rating_count + given.number
  from (
    select listing_id, sum(rating)::integer as stars, count(*)::integer as number
    from changed where moderation_state = 'visible' group by listing_id
  ) given
  where l.id = given.listing_id;
  return null;
end
$$;
--> statement-breakpoint
create or replace function discount_stars() returns trigger
language plpgsql as $$
begin
  update listing l
  set rating_sum = l.rating_sum - given.stars, rating_count = l.rating_count - given.number
  from (
    select listing_id, sum(rating)::integer as stars, count(*)::integer as number
    from changed where moderation_state = 'visible' group by listing_id
  ) given
  where l.id = given.listing_id;
  return null;
end
$$;
--> statement-breakpoint
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
    nightly_price, mbps, score, created_at, full_nights, overridden_nights
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
    )
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
    overridden_nights = excluded.overridden_nights;
end
$$;
--> statement-breakpoint
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
    last_arrival = excluded.last_arrival;
end
$$;
--> statement-breakpoint
create or replace function refresh_itinerant_places(ids uuid[]) returns void
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
    where l.id = any(ids) and is_listed(l)
    union all
    select s.listing_id, s.sort_order + 1, s.position, s.country_code, s.region, s.city, ''
    from itinerant_stop s
    join listing l on l.id = s.listing_id
    where s.listing_id = any(ids) and is_listed(l)
  ) place;
end
$$;
--> statement-breakpoint
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
    category, style, routine, amenities, period_price, session_price, score, created_at
  )
  select
    l.id, l.position, l.country_code, l.region, l.city, l.neighbourhood,
    place_words(l.neighbourhood || ' ' || l.city || ' ' || l.region), l.time_zone, e.category,
    e.style, e.routine, l.amenities,
    l.price + coalesce(e.arrangement_fee, 0),
    ceil(l.price::numeric / e.sessions_per_period)::integer + coalesce(e.arrangement_fee, 0),
    experience_score(l, e), l.created_at
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
    created_at = excluded.created_at;
end
$$;
--> statement-breakpoint
create trigger follow_standing after update of standing on "user"
for each row when (old.standing <> new.standing) execute function follow_standing();
--> statement-breakpoint
create trigger recount_stars after update of moderation_state on review
for each row when (old.moderation_state <> new.moderation_state) execute function recount_stars();
--> statement-breakpoint
create trigger follow_upload after update of moderation_state on upload
for each row when (old.moderation_state <> new.moderation_state) execute function follow_upload();
--> statement-breakpoint
create trigger tell_of_moderation after update of moderation_state on profile
for each row when (old.moderation_state <> new.moderation_state) execute function tell_of_moderation();
--> statement-breakpoint
create trigger tell_of_moderation after update of moderation_state on upload
for each row when (old.moderation_state <> new.moderation_state) execute function tell_of_moderation();
--> statement-breakpoint
create trigger tell_of_moderation after update of moderation_state on review
for each row when (old.moderation_state <> new.moderation_state) execute function tell_of_moderation();
--> statement-breakpoint
-- Reports of reviews, which were tickets until now, wait as all others do.
insert into moderation_item (subject_kind, subject_id, owner_id, harm, opened_at)
select 'review', r.id::text, r.guest_id, 2, min(old.created_at)
from review_report old join review r on r.id = old.review_id
group by r.id;
--> statement-breakpoint
insert into report (reference, item_id, subject_kind, subject_id, reporter_id, locale, reason, text, created_at)
select 'R-' || upper(substr(md5(old.review_id::text || old.reporter_id), 1, 8)), i.id, 'review',
  i.subject_id, old.reporter_id, 'en',
  case old.reason when 'offensive' then 'discrimination' when 'false' then 'not-real' else 'other' end,
  '', old.created_at
from review_report old
join moderation_item i on i.subject_kind = 'review' and i.subject_id = old.review_id::text;
--> statement-breakpoint
create trigger keep_hidden before insert on listing_picture
for each row execute function keep_hidden();
--> statement-breakpoint
create trigger refuse_change before update or delete on audit_entry
for each row execute function refuse_ledger_change();
--> statement-breakpoint
create trigger refuse_truncate before truncate on audit_entry
for each statement execute function refuse_ledger_change();
