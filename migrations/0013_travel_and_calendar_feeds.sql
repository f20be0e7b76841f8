CREATE TABLE "calendar_feed" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"feed_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "calendar_feed_feedId_unique" UNIQUE("feed_id")
);
--> statement-breakpoint
CREATE TABLE "flight_search" (
	"key" text PRIMARY KEY NOT NULL,
	"provider" text NOT NULL,
	"answer" jsonb,
	"fetched_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "profile" ADD COLUMN "passport_country" text;--> statement-breakpoint
ALTER TABLE "calendar_feed" ADD CONSTRAINT "calendar_feed_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "flight_search_expires_at" ON "flight_search" USING btree ("expires_at");--> statement-breakpoint
ALTER TABLE "profile" ADD CONSTRAINT "profile_passport_country" CHECK ("profile"."passport_country" ~ '^[A-Z]{2}$');