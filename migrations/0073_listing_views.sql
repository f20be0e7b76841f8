CREATE TABLE "listing_view" (
	"listing_id" uuid NOT NULL,
	"day" date NOT NULL,
	"views" integer NOT NULL,
	CONSTRAINT "listing_view_listing_id_day_pk" PRIMARY KEY("listing_id","day"),
	CONSTRAINT "listing_view_views" CHECK ("listing_view"."views" > 0)
);
--> statement-breakpoint
ALTER TABLE "listing_view" ADD CONSTRAINT "listing_view_listing_id_listing_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listing"("id") ON DELETE cascade ON UPDATE no action;