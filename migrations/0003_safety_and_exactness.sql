CREATE TABLE "mail_gathering" (
	"user_id" uuid NOT NULL,
	"other_id" uuid NOT NULL,
	"listing_id" uuid NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"items" jsonb DEFAULT '[]'::jsonb NOT NULL,
	CONSTRAINT "mail_gathering_user_id_other_id_listing_id_pk" PRIMARY KEY("user_id","other_id","listing_id")
);
--> statement-breakpoint
ALTER TABLE "sandbox_checkout" ADD COLUMN "time_zone" text DEFAULT 'UTC' NOT NULL;--> statement-breakpoint
ALTER TABLE "user" ADD COLUMN "owner_verified" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "reservation_change" ADD COLUMN "groups" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "reservation" ADD COLUMN "groups" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "mail_gathering" ADD CONSTRAINT "mail_gathering_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mail_gathering" ADD CONSTRAINT "mail_gathering_other_id_user_id_fk" FOREIGN KEY ("other_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mail_gathering" ADD CONSTRAINT "mail_gathering_listing_id_listing_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listing"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mail_gathering_ends_at" ON "mail_gathering" USING btree ("ends_at");--> statement-breakpoint
CREATE INDEX "user_image" ON "user" USING btree ("image");--> statement-breakpoint
CREATE INDEX "listing_logos" ON "listing" USING gin ("logos");--> statement-breakpoint
-- What a guest declares now is the nearest to what they had declared when they asked.
update reservation r
set groups = to_jsonb(p.groups)
from profile p
where p.user_id = r.guest_id and r.status in ('pending', 'approved', 'checked-in');
--> statement-breakpoint
-- A stay of which nothing is due counts as paid from its approval on.
update reservation
set paid_at = updated_at, pay_by = null
where status = 'approved' and paid_at is null and total <= paid - refunded;
