CREATE TABLE "scheduled_message_outcome" (
	"reservation_id" uuid NOT NULL,
	"moment" text NOT NULL,
	"outcome" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "scheduled_message_outcome_reservation_id_moment_pk" PRIMARY KEY("reservation_id","moment")
);
--> statement-breakpoint
CREATE TABLE "scheduled_message" (
	"listing_id" uuid NOT NULL,
	"moment" text NOT NULL,
	"text" text NOT NULL,
	"on_since" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "scheduled_message_listing_id_moment_pk" PRIMARY KEY("listing_id","moment"),
	CONSTRAINT "scheduled_message_text" CHECK (char_length("scheduled_message"."text") between 0 and 2000),
	CONSTRAINT "scheduled_message_on" CHECK ("scheduled_message"."on_since" is null or "scheduled_message"."text" <> '')
);
--> statement-breakpoint
ALTER TABLE "message" ADD COLUMN "is_automatic" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "scheduled_message_outcome" ADD CONSTRAINT "scheduled_message_outcome_reservation_id_reservation_id_fk" FOREIGN KEY ("reservation_id") REFERENCES "public"."reservation"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scheduled_message" ADD CONSTRAINT "scheduled_message_listing_id_listing_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listing"("id") ON DELETE cascade ON UPDATE no action;