CREATE TABLE "listing_view" (
	"listing_id" uuid NOT NULL,
	"month" date NOT NULL,
	"views" integer NOT NULL,
	"days" integer[] NOT NULL,
	CONSTRAINT "listing_view_listing_id_month_pk" PRIMARY KEY("listing_id","month"),
	CONSTRAINT "listing_view_days" CHECK (cardinality("listing_view"."days") = 31)
);
--> statement-breakpoint
CREATE TABLE "stay_month" (
	"reservation_id" uuid NOT NULL,
	"month" date NOT NULL,
	"host_id" uuid NOT NULL,
	"listing_id" uuid NOT NULL,
	"promised" integer NOT NULL,
	"price" bigint NOT NULL,
	"arrivals" integer NOT NULL,
	"nights" integer NOT NULL,
	"lead_days" integer NOT NULL,
	"requests" integer NOT NULL,
	"approved" integer NOT NULL,
	CONSTRAINT "stay_month_reservation_id_month_pk" PRIMARY KEY("reservation_id","month")
);
--> statement-breakpoint
ALTER TABLE "listing_view" ADD CONSTRAINT "listing_view_listing_id_listing_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listing"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stay_month" ADD CONSTRAINT "stay_month_reservation_id_reservation_id_fk" FOREIGN KEY ("reservation_id") REFERENCES "public"."reservation"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "stay_month_host_id" ON "stay_month" USING btree ("host_id","month");