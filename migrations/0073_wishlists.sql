CREATE TABLE "wishlist_entry" (
	"wishlist_id" uuid NOT NULL,
	"listing_id" uuid NOT NULL,
	"slot" smallint NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "wishlist_entry_wishlist_id_listing_id_pk" PRIMARY KEY("wishlist_id","listing_id"),
	CONSTRAINT "wishlist_entry_slot" UNIQUE("wishlist_id","slot"),
	CONSTRAINT "wishlist_entry_slots" CHECK ("wishlist_entry"."slot" between 1 and 100),
	CONSTRAINT "wishlist_entry_note" CHECK (char_length("wishlist_entry"."note") between 0 and 500)
);
--> statement-breakpoint
CREATE TABLE "wishlist_heart" (
	"wishlist_id" uuid NOT NULL,
	"listing_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "wishlist_heart_wishlist_id_listing_id_user_id_pk" PRIMARY KEY("wishlist_id","listing_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "wishlist" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"slot" smallint NOT NULL,
	"name" text NOT NULL,
	"share_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "wishlist_slot" UNIQUE("user_id","slot"),
	CONSTRAINT "wishlist_share_id" UNIQUE("share_id"),
	CONSTRAINT "wishlist_slots" CHECK ("wishlist"."slot" between 1 and 50),
	CONSTRAINT "wishlist_name" CHECK (char_length("wishlist"."name") between 1 and 60)
);
--> statement-breakpoint
ALTER TABLE "wishlist_entry" ADD CONSTRAINT "wishlist_entry_wishlist_id_wishlist_id_fk" FOREIGN KEY ("wishlist_id") REFERENCES "public"."wishlist"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wishlist_entry" ADD CONSTRAINT "wishlist_entry_listing_id_listing_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listing"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wishlist_heart" ADD CONSTRAINT "wishlist_heart_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wishlist_heart" ADD CONSTRAINT "wishlist_heart_entry_fk" FOREIGN KEY ("wishlist_id","listing_id") REFERENCES "public"."wishlist_entry"("wishlist_id","listing_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wishlist" ADD CONSTRAINT "wishlist_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "wishlist_entry_listing_id" ON "wishlist_entry" USING btree ("listing_id");--> statement-breakpoint
CREATE INDEX "wishlist_heart_user_id" ON "wishlist_heart" USING btree ("user_id");