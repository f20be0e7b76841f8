CREATE TABLE "reservation_session" (
	"reservation_id" uuid NOT NULL,
	"listing_id" uuid NOT NULL,
	"entry_id" uuid NOT NULL,
	"date" date NOT NULL,
	CONSTRAINT "reservation_session_reservation_id_entry_id_date_pk" PRIMARY KEY("reservation_id","entry_id","date")
);
--> statement-breakpoint
ALTER TABLE "reservation" ALTER COLUMN "kind" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "reservation_session" ADD CONSTRAINT "reservation_session_reservation_id_reservation_id_fk" FOREIGN KEY ("reservation_id") REFERENCES "public"."reservation"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reservation_session" ADD CONSTRAINT "reservation_session_listing_id_listing_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listing"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "reservation_session_session" ON "reservation_session" USING btree ("listing_id","entry_id","date");--> statement-breakpoint
INSERT INTO "reservation_session" ("reservation_id", "listing_id", "entry_id", "date")
SELECT DISTINCT "reservation"."id", "reservation"."listing_id", seat."entryId", seat."date"
FROM "reservation"
CROSS JOIN jsonb_to_recordset("reservation"."sessions") AS seat ("entryId" uuid, "date" date);--> statement-breakpoint
ALTER TABLE "reservation" DROP COLUMN "sessions";