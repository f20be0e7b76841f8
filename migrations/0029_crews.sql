CREATE TABLE "itinerant_crew" (
	"listing_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"members" uuid[] NOT NULL,
	"crew" jsonb,
	"counted_at" timestamp with time zone NOT NULL,
	CONSTRAINT "itinerant_crew_listing_id_number_pk" PRIMARY KEY("listing_id","number")
);
--> statement-breakpoint
ALTER TABLE "itinerant_crew" ADD CONSTRAINT "itinerant_crew_listing_id_listing_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listing"("id") ON DELETE cascade ON UPDATE no action;