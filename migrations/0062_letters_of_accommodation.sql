CREATE TABLE "accommodation_letter" (
	"reservation_id" uuid PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"digest" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "accommodation_letter_digest_unique" UNIQUE("digest")
);
--> statement-breakpoint
ALTER TABLE "reservation" ADD COLUMN "house_rules" text[];--> statement-breakpoint
ALTER TABLE "accommodation_letter" ADD CONSTRAINT "accommodation_letter_reservation_id_reservation_id_fk" FOREIGN KEY ("reservation_id") REFERENCES "public"."reservation"("id") ON DELETE cascade ON UPDATE no action;