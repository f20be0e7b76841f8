CREATE TABLE "home_calendar" (
	"listing_id" uuid PRIMARY KEY NOT NULL,
	"calendar_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "home_calendar_calendarId_unique" UNIQUE("calendar_id")
);
--> statement-breakpoint
CREATE TABLE "imported_calendar" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"listing_id" uuid NOT NULL,
	"name" text NOT NULL,
	"address" text NOT NULL,
	"etag" text DEFAULT '' NOT NULL,
	"last_modified" text DEFAULT '' NOT NULL,
	"read_on" date,
	"events" integer DEFAULT 0 NOT NULL,
	"checked_at" timestamp with time zone,
	"tried_at" timestamp with time zone,
	"next_at" timestamp with time zone NOT NULL,
	"problem" text,
	"looked_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "imported_calendar_name" CHECK (char_length("imported_calendar"."name") between 1 and 40),
	CONSTRAINT "imported_calendar_address" CHECK (char_length("imported_calendar"."address") between 10 and 2000)
);
--> statement-breakpoint
CREATE TABLE "imported_night" (
	"calendar_id" uuid NOT NULL,
	"night" date NOT NULL,
	CONSTRAINT "imported_night_calendar_id_night_pk" PRIMARY KEY("calendar_id","night")
);
--> statement-breakpoint
CREATE TABLE "calendar_conflict" (
	"calendar_id" uuid NOT NULL,
	"reservation_id" uuid NOT NULL,
	"start_date" date NOT NULL,
	"end_date" date NOT NULL,
	"opened_at" timestamp with time zone NOT NULL,
	CONSTRAINT "calendar_conflict_calendar_id_reservation_id_pk" PRIMARY KEY("calendar_id","reservation_id")
);
--> statement-breakpoint
ALTER TABLE "night" DROP CONSTRAINT "night_closed";--> statement-breakpoint
ALTER TABLE "night" ADD COLUMN "imported" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "home_calendar" ADD CONSTRAINT "home_calendar_listing_id_listing_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listing"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imported_calendar" ADD CONSTRAINT "imported_calendar_listing_id_listing_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listing"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imported_night" ADD CONSTRAINT "imported_night_calendar_id_imported_calendar_id_fk" FOREIGN KEY ("calendar_id") REFERENCES "public"."imported_calendar"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_conflict" ADD CONSTRAINT "calendar_conflict_calendar_id_imported_calendar_id_fk" FOREIGN KEY ("calendar_id") REFERENCES "public"."imported_calendar"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_conflict" ADD CONSTRAINT "calendar_conflict_reservation_id_reservation_id_fk" FOREIGN KEY ("reservation_id") REFERENCES "public"."reservation"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "imported_calendar_listing_id" ON "imported_calendar" USING btree ("listing_id");--> statement-breakpoint
CREATE INDEX "imported_calendar_next_at" ON "imported_calendar" USING btree ("next_at");--> statement-breakpoint
CREATE INDEX "calendar_conflict_reservation_id" ON "calendar_conflict" USING btree ("reservation_id");--> statement-breakpoint
CREATE INDEX "calendar_conflict_opened_at" ON "calendar_conflict" USING btree ("opened_at");--> statement-breakpoint
ALTER TABLE "night" ADD CONSTRAINT "night_shut" CHECK (case when "night"."closed" or "night"."imported" then "night"."capacity" = "night"."taken" else "night"."capacity" > 0 end) NOT VALID;
--> statement-breakpoint
-- A night that an imported calendar claims has no unit left, whichever statement writes it: also
-- those of servers of the release before, which know of no such nights.
create or replace function shut_imported() returns trigger
language plpgsql as $$
begin
  new.capacity := new.taken;
  return new;
end
$$;
--> statement-breakpoint
create trigger shut_imported before insert or update on night
for each row when (new.imported and new.capacity <> new.taken) execute function shut_imported();
