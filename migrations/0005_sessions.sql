CREATE TABLE "listing_session" (
	"listing_id" uuid NOT NULL,
	"entry_id" uuid NOT NULL,
	"nominal_date" date NOT NULL,
	"taken" integer DEFAULT 0 NOT NULL,
	"capacity" integer NOT NULL,
	CONSTRAINT "listing_session_listing_id_entry_id_nominal_date_pk" PRIMARY KEY("listing_id","entry_id","nominal_date"),
	CONSTRAINT "listing_session_within_capacity" CHECK ("listing_session"."taken" between 0 and "listing_session"."capacity")
);
--> statement-breakpoint
ALTER TABLE "reservation" ADD COLUMN "sessions" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "listing_session" ADD CONSTRAINT "listing_session_listing_id_listing_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listing"("id") ON DELETE cascade ON UPDATE no action;