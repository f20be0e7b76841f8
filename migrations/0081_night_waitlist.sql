CREATE TABLE "night_waitlist" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"listing_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"start_date" date NOT NULL,
	"end_date" date NOT NULL,
	"guests" integer NOT NULL,
	"rooms" integer NOT NULL,
	"units" integer NOT NULL,
	"joined_at" timestamp with time zone NOT NULL,
	"state" text NOT NULL,
	"offer_until" timestamp with time zone,
	CONSTRAINT "night_waitlist_dates" CHECK ("night_waitlist"."start_date" < "night_waitlist"."end_date"),
	CONSTRAINT "night_waitlist_party" CHECK (least("night_waitlist"."guests", "night_waitlist"."rooms", "night_waitlist"."units") >= 1),
	CONSTRAINT "night_waitlist_offer" CHECK (("night_waitlist"."state" = 'offered') = ("night_waitlist"."offer_until" is not null))
);
--> statement-breakpoint
ALTER TABLE "night_waitlist" ADD CONSTRAINT "night_waitlist_listing_id_listing_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listing"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "night_waitlist" ADD CONSTRAINT "night_waitlist_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "night_waitlist_once" ON "night_waitlist" USING btree ("listing_id","user_id","start_date","end_date") WHERE state in ('waiting', 'offered');--> statement-breakpoint
CREATE INDEX "night_waitlist_line" ON "night_waitlist" USING btree ("listing_id","joined_at") WHERE state in ('waiting', 'offered');--> statement-breakpoint
CREATE INDEX "night_waitlist_waiting" ON "night_waitlist" USING btree ("joined_at") WHERE state in ('waiting', 'offered');--> statement-breakpoint
CREATE INDEX "night_waitlist_listing_id" ON "night_waitlist" USING btree ("listing_id");--> statement-breakpoint
CREATE INDEX "night_waitlist_user_id" ON "night_waitlist" USING btree ("user_id");