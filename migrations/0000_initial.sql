CREATE TABLE "app_meta" (
	"key" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "idempotency_key" (
	"owner" text NOT NULL,
	"key" text NOT NULL,
	"request_hash" text NOT NULL,
	"status" integer,
	"answer" json,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "idempotency_key_owner_key_pk" PRIMARY KEY("owner","key")
);
--> statement-breakpoint
CREATE TABLE "rate_limit" (
	"key" text PRIMARY KEY NOT NULL,
	"points" integer NOT NULL,
	"expire" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "mail_outbox" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"key" text NOT NULL,
	"to" text NOT NULL,
	"locale" text NOT NULL,
	"template" text NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"html" text NOT NULL,
	"status" text DEFAULT 'queued' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"leased_until" timestamp with time zone,
	"last_error" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp with time zone,
	CONSTRAINT "mail_outbox_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "sandbox_checkout" (
	"id" text PRIMARY KEY NOT NULL,
	"payment_id" text NOT NULL,
	"amount" integer NOT NULL,
	"description" text NOT NULL,
	"success_url" text NOT NULL,
	"cancel_url" text NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sandbox_checkout_paymentId_unique" UNIQUE("payment_id")
);
--> statement-breakpoint
CREATE TABLE "sandbox_refund" (
	"id" text PRIMARY KEY NOT NULL,
	"checkout_id" text NOT NULL,
	"amount" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "profile" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"birth_date" date,
	"headline" text DEFAULT '' NOT NULL,
	"bio" text DEFAULT '' NOT NULL,
	"career" text DEFAULT '' NOT NULL,
	"philosophy" text DEFAULT '' NOT NULL,
	"interests" text[] DEFAULT '{}' NOT NULL,
	"languages" text[] DEFAULT '{}' NOT NULL,
	"countries" text[] DEFAULT '{}' NOT NULL,
	"groups" text[] DEFAULT '{}' NOT NULL,
	"social" text DEFAULT '' NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"x" text DEFAULT '' NOT NULL,
	"linkedin" text DEFAULT '' NOT NULL,
	"instagram" text DEFAULT '' NOT NULL,
	"whatsapp" text DEFAULT '' NOT NULL,
	"revolut" text DEFAULT '' NOT NULL,
	"wise" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "session" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"token" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ip_address" text,
	"user_agent" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "session_token_unique" UNIQUE("token")
);
--> statement-breakpoint
CREATE TABLE "account" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"account_id" text NOT NULL,
	"provider_id" text NOT NULL,
	"access_token" text,
	"refresh_token" text,
	"id_token" text,
	"access_token_expires_at" timestamp with time zone,
	"refresh_token_expires_at" timestamp with time zone,
	"scope" text,
	"password" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "user" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"email_verified" boolean DEFAULT false NOT NULL,
	"image" text,
	"role" text DEFAULT 'user' NOT NULL,
	"locale" text,
	"preferences" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "verification" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"identifier" text NOT NULL,
	"value" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "support_ticket" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"reference" text NOT NULL,
	"account_id" uuid,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"locale" text NOT NULL,
	"subject" text NOT NULL,
	"message" text NOT NULL,
	"reservation" text NOT NULL,
	"page" text NOT NULL,
	"request_id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "support_ticket_reference_unique" UNIQUE("reference")
);
--> statement-breakpoint
CREATE TABLE "favorite" (
	"user_id" uuid NOT NULL,
	"listing_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "favorite_user_id_listing_id_pk" PRIMARY KEY("user_id","listing_id")
);
--> statement-breakpoint
CREATE TABLE "listing_arrival" (
	"listing_id" uuid PRIMARY KEY NOT NULL,
	"address" text NOT NULL,
	"latitude" double precision NOT NULL,
	"longitude" double precision NOT NULL,
	"wifi_name" text DEFAULT '' NOT NULL,
	"wifi_password" text DEFAULT '' NOT NULL,
	"entry_instructions" text DEFAULT '' NOT NULL,
	CONSTRAINT "listing_arrival_address" CHECK (char_length("listing_arrival"."address") between 1 and 200),
	CONSTRAINT "listing_arrival_latitude" CHECK ("listing_arrival"."latitude" between -90 and 90),
	CONSTRAINT "listing_arrival_longitude" CHECK ("listing_arrival"."longitude" between -180 and 180),
	CONSTRAINT "listing_arrival_wifi_name" CHECK (char_length("listing_arrival"."wifi_name") between 0 and 64),
	CONSTRAINT "listing_arrival_wifi_password" CHECK (char_length("listing_arrival"."wifi_password") between 0 and 64),
	CONSTRAINT "listing_arrival_instructions" CHECK (char_length("listing_arrival"."entry_instructions") between 0 and 2000)
);
--> statement-breakpoint
CREATE TABLE "listing_draft" (
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"values" text NOT NULL,
	"step" integer NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "listing_draft_user_id_kind_pk" PRIMARY KEY("user_id","kind")
);
--> statement-breakpoint
CREATE TABLE "listing_picture" (
	"listing_id" uuid NOT NULL,
	"place" integer NOT NULL,
	"key" text NOT NULL,
	"alt" text NOT NULL,
	"placeholder" text NOT NULL,
	CONSTRAINT "listing_picture_listing_id_place_pk" PRIMARY KEY("listing_id","place"),
	CONSTRAINT "listing_picture_place" CHECK ("listing_picture"."place" between 0 and 29)
);
--> statement-breakpoint
CREATE TABLE "listing" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"host_id" uuid NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"country_code" text NOT NULL,
	"region" text NOT NULL,
	"city" text NOT NULL,
	"neighbourhood" text DEFAULT '' NOT NULL,
	"position" "point" NOT NULL,
	"time_zone" text NOT NULL,
	"logos" text[] DEFAULT '{}' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "listing_title" CHECK (char_length("listing"."title") between 1 and 100),
	CONSTRAINT "listing_description" CHECK (char_length("listing"."description") between 1 and 5000),
	CONSTRAINT "listing_region" CHECK (char_length("listing"."region") between 0 and 80),
	CONSTRAINT "listing_city" CHECK (char_length("listing"."city") between 0 and 80),
	CONSTRAINT "listing_neighbourhood" CHECK (char_length("listing"."neighbourhood") between 0 and 80)
);
--> statement-breakpoint
CREATE TABLE "upload" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"owner_id" uuid NOT NULL,
	"key" text NOT NULL,
	"preset" text NOT NULL,
	"source_digest" text NOT NULL,
	"content" "bytea",
	"hosted_url" text,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"placeholder" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "upload_key_unique" UNIQUE("key"),
	CONSTRAINT "upload_same_content" UNIQUE("owner_id","preset","source_digest")
);
--> statement-breakpoint
CREATE TABLE "conversation" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"listing_id" uuid NOT NULL,
	"guest_id" uuid NOT NULL,
	"host_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"message_count" integer DEFAULT 0 NOT NULL,
	"last_message_at" timestamp with time zone,
	"guest_read" integer DEFAULT 0 NOT NULL,
	"host_read" integer DEFAULT 0 NOT NULL,
	"guest_told" integer DEFAULT 0 NOT NULL,
	"host_told" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "conversation_listing_guest" UNIQUE("listing_id","guest_id"),
	CONSTRAINT "conversation_parties" CHECK ("conversation"."guest_id" <> "conversation"."host_id")
);
--> statement-breakpoint
CREATE TABLE "message" (
	"conversation_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"sender_id" uuid NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "message_conversation_id_number_pk" PRIMARY KEY("conversation_id","number")
);
--> statement-breakpoint
CREATE TABLE "notice" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"key" text NOT NULL,
	"kind" text NOT NULL,
	"reservation_id" uuid,
	"details" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"read_at" timestamp with time zone,
	CONSTRAINT "notice_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "payment" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"reservation_id" uuid NOT NULL,
	"amount" integer NOT NULL,
	"status" text NOT NULL,
	"provider" text NOT NULL,
	"provider_session" text,
	"provider_reference" text,
	"url" text,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"paid_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "refund" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"reservation_id" uuid NOT NULL,
	"payment_id" uuid NOT NULL,
	"amount" integer NOT NULL,
	"status" text NOT NULL,
	"provider_refund" text,
	"created_at" timestamp with time zone NOT NULL,
	"done_at" timestamp with time zone,
	CONSTRAINT "refund_amount" CHECK ("refund"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "reservation_change" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"reservation_id" uuid NOT NULL,
	"start_date" date NOT NULL,
	"end_date" date NOT NULL,
	"quote" jsonb NOT NULL,
	"difference" integer NOT NULL,
	"status" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"answered_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "reservation_event" (
	"sequence" bigserial PRIMARY KEY NOT NULL,
	"reservation_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"actor_id" uuid,
	"party" text NOT NULL,
	"action" text NOT NULL,
	"from_status" text,
	"to_status" text NOT NULL,
	"reason" text,
	"details" jsonb DEFAULT '{}'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reservation" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"key" text NOT NULL,
	"listing_id" uuid NOT NULL,
	"guest_id" uuid NOT NULL,
	"host_id" uuid NOT NULL,
	"status" text NOT NULL,
	"start_date" date NOT NULL,
	"end_date" date NOT NULL,
	"time_zone" text NOT NULL,
	"units" integer NOT NULL,
	"rooms" integer NOT NULL,
	"guests" integer NOT NULL,
	"pets" integer DEFAULT 0 NOT NULL,
	"message" text DEFAULT '' NOT NULL,
	"listing_title" text NOT NULL,
	"quote" jsonb NOT NULL,
	"policy" jsonb NOT NULL,
	"total" integer NOT NULL,
	"paid" integer DEFAULT 0 NOT NULL,
	"refunded" integer DEFAULT 0 NOT NULL,
	"check_in_code" text,
	"code_tries" integer DEFAULT 0 NOT NULL,
	"code_locked_until" timestamp with time zone,
	"answer_by" timestamp with time zone NOT NULL,
	"pay_by" timestamp with time zone,
	"paid_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "reservation_key_unique" UNIQUE("key"),
	CONSTRAINT "reservation_dates" CHECK ("reservation"."start_date" < "reservation"."end_date"),
	CONSTRAINT "reservation_refund" CHECK ("reservation"."refunded" between 0 and "reservation"."paid")
);
--> statement-breakpoint
CREATE TABLE "review" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"reservation_id" uuid NOT NULL,
	"listing_id" uuid NOT NULL,
	"guest_id" uuid NOT NULL,
	"rating" integer NOT NULL,
	"text" text NOT NULL,
	"reply" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "review_reservationId_unique" UNIQUE("reservation_id"),
	CONSTRAINT "review_rating" CHECK ("review"."rating" between 1 and 5)
);
--> statement-breakpoint
CREATE TABLE "stay_night" (
	"listing_id" uuid NOT NULL,
	"night" date NOT NULL,
	"taken" integer NOT NULL,
	"capacity" integer NOT NULL,
	CONSTRAINT "stay_night_listing_id_night_pk" PRIMARY KEY("listing_id","night"),
	CONSTRAINT "stay_night_within_capacity" CHECK ("stay_night"."taken" between 0 and "stay_night"."capacity")
);
--> statement-breakpoint
CREATE TABLE "stay_search" (
	"listing_id" uuid PRIMARY KEY NOT NULL,
	"position" "point" NOT NULL,
	"country_code" text NOT NULL,
	"place_words" "tsvector" NOT NULL,
	"time_zone" text NOT NULL,
	"category" text NOT NULL,
	"occupancy" text NOT NULL,
	"guest_count" integer NOT NULL,
	"room_count" integer NOT NULL,
	"bathroom_count" integer NOT NULL,
	"resident_count" integer NOT NULL,
	"average_guest_age" integer,
	"capacity" integer NOT NULL,
	"min_nights" integer NOT NULL,
	"nightly_price" integer NOT NULL,
	"score" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"full_nights" datemultirange DEFAULT '{}' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stay_tally" (
	"category" text PRIMARY KEY NOT NULL,
	"listed" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stay" (
	"listing_id" uuid PRIMARY KEY NOT NULL,
	"category" text NOT NULL,
	"scenery" text NOT NULL,
	"occupancy" text NOT NULL,
	"guest_count" integer NOT NULL,
	"room_count" integer NOT NULL,
	"bathroom_count" integer NOT NULL,
	"capacity" integer NOT NULL,
	"min_nights" integer NOT NULL,
	"nightly_price" integer NOT NULL,
	"included_guests" integer NOT NULL,
	"cleaning_fee" integer DEFAULT 0 NOT NULL,
	"extra_guest_fee" integer DEFAULT 0 NOT NULL,
	"pet_fee" integer DEFAULT 0 NOT NULL,
	"tax_rate" double precision DEFAULT 0 NOT NULL,
	"discount" double precision DEFAULT 0 NOT NULL,
	"influencer_discount" double precision DEFAULT 0 NOT NULL,
	"local_discount" double precision DEFAULT 0 NOT NULL,
	"parent_discount" double precision DEFAULT 0 NOT NULL,
	"special_discount" double precision DEFAULT 0 NOT NULL,
	"special_discount_on" boolean DEFAULT false NOT NULL,
	"student_discount" double precision DEFAULT 0 NOT NULL,
	"volunteer_discount" double precision DEFAULT 0 NOT NULL,
	"women_discount" double precision DEFAULT 0 NOT NULL,
	"security_rate" double precision DEFAULT 0 NOT NULL,
	"cancellation_policy" text NOT NULL,
	"custom_refund_percent" double precision DEFAULT 0 NOT NULL,
	"custom_policy_text" text DEFAULT '' NOT NULL,
	"amenities" text[] DEFAULT '{}' NOT NULL,
	"events" text[] DEFAULT '{}' NOT NULL,
	"house_rules" text[] DEFAULT '{}' NOT NULL,
	"wifi_mbps" integer,
	"check_in_from" text NOT NULL,
	"check_out_until" text NOT NULL,
	"average_guest_age" integer,
	"resident_count" integer DEFAULT 0 NOT NULL,
	"rating_sum" integer DEFAULT 0 NOT NULL,
	"rating_count" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "stay_capacity" CHECK ("stay"."capacity" >= 1),
	CONSTRAINT "stay_guest_count" CHECK ("stay"."guest_count" between 1 and 50),
	CONSTRAINT "stay_room_count" CHECK ("stay"."room_count" between 1 and 50),
	CONSTRAINT "stay_bathroom_count" CHECK ("stay"."bathroom_count" between 1 and 50),
	CONSTRAINT "stay_min_nights" CHECK ("stay"."min_nights" between 1 and 365),
	CONSTRAINT "stay_nightly_price" CHECK ("stay"."nightly_price" between 100 and 1000000),
	CONSTRAINT "stay_cleaning_fee" CHECK ("stay"."cleaning_fee" between 0 and 1000000),
	CONSTRAINT "stay_extra_guest_fee" CHECK ("stay"."extra_guest_fee" between 0 and 1000000),
	CONSTRAINT "stay_pet_fee" CHECK ("stay"."pet_fee" between 0 and 1000000),
	CONSTRAINT "stay_tax_rate" CHECK ("stay"."tax_rate" between 0 and 50),
	CONSTRAINT "stay_custom_refund_percent" CHECK ("stay"."custom_refund_percent" between 0 and 100),
	CONSTRAINT "stay_wifi_mbps" CHECK ("stay"."wifi_mbps" between 1 and 10000),
	CONSTRAINT "stay_resident_count" CHECK ("stay"."resident_count" between 0 and 200),
	CONSTRAINT "stay_average_guest_age" CHECK ("stay"."average_guest_age" between 18 and 99),
	CONSTRAINT "stay_discount" CHECK ("stay"."discount" between 0 and 100),
	CONSTRAINT "stay_influencer_discount" CHECK ("stay"."influencer_discount" between 0 and 100),
	CONSTRAINT "stay_local_discount" CHECK ("stay"."local_discount" between 0 and 100),
	CONSTRAINT "stay_parent_discount" CHECK ("stay"."parent_discount" between 0 and 40),
	CONSTRAINT "stay_special_discount" CHECK ("stay"."special_discount" between 0 and 60),
	CONSTRAINT "stay_student_discount" CHECK ("stay"."student_discount" between 0 and 50),
	CONSTRAINT "stay_volunteer_discount" CHECK ("stay"."volunteer_discount" between 0 and 55),
	CONSTRAINT "stay_women_discount" CHECK ("stay"."women_discount" between 0 and 35),
	CONSTRAINT "stay_security_rate" CHECK ("stay"."security_rate" between 0 and 100),
	CONSTRAINT "stay_custom_policy_text" CHECK (char_length("stay"."custom_policy_text") between 0 and 2000)
);
--> statement-breakpoint
ALTER TABLE "sandbox_refund" ADD CONSTRAINT "sandbox_refund_checkout_id_sandbox_checkout_id_fk" FOREIGN KEY ("checkout_id") REFERENCES "public"."sandbox_checkout"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profile" ADD CONSTRAINT "profile_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account" ADD CONSTRAINT "account_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "support_ticket" ADD CONSTRAINT "support_ticket_account_id_user_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favorite" ADD CONSTRAINT "favorite_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favorite" ADD CONSTRAINT "favorite_listing_id_listing_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listing"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_arrival" ADD CONSTRAINT "listing_arrival_listing_id_listing_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listing"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_draft" ADD CONSTRAINT "listing_draft_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_picture" ADD CONSTRAINT "listing_picture_listing_id_listing_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listing"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing" ADD CONSTRAINT "listing_host_id_user_id_fk" FOREIGN KEY ("host_id") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "upload" ADD CONSTRAINT "upload_owner_id_user_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversation" ADD CONSTRAINT "conversation_listing_id_listing_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listing"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversation" ADD CONSTRAINT "conversation_guest_id_user_id_fk" FOREIGN KEY ("guest_id") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversation" ADD CONSTRAINT "conversation_host_id_user_id_fk" FOREIGN KEY ("host_id") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message" ADD CONSTRAINT "message_conversation_id_conversation_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversation"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message" ADD CONSTRAINT "message_sender_id_user_id_fk" FOREIGN KEY ("sender_id") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notice" ADD CONSTRAINT "notice_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notice" ADD CONSTRAINT "notice_reservation_id_reservation_id_fk" FOREIGN KEY ("reservation_id") REFERENCES "public"."reservation"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment" ADD CONSTRAINT "payment_reservation_id_reservation_id_fk" FOREIGN KEY ("reservation_id") REFERENCES "public"."reservation"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund" ADD CONSTRAINT "refund_reservation_id_reservation_id_fk" FOREIGN KEY ("reservation_id") REFERENCES "public"."reservation"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund" ADD CONSTRAINT "refund_payment_id_payment_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payment"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reservation_change" ADD CONSTRAINT "reservation_change_reservation_id_reservation_id_fk" FOREIGN KEY ("reservation_id") REFERENCES "public"."reservation"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reservation_event" ADD CONSTRAINT "reservation_event_reservation_id_reservation_id_fk" FOREIGN KEY ("reservation_id") REFERENCES "public"."reservation"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reservation_event" ADD CONSTRAINT "reservation_event_actor_id_user_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reservation" ADD CONSTRAINT "reservation_listing_id_listing_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listing"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reservation" ADD CONSTRAINT "reservation_guest_id_user_id_fk" FOREIGN KEY ("guest_id") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reservation" ADD CONSTRAINT "reservation_host_id_user_id_fk" FOREIGN KEY ("host_id") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review" ADD CONSTRAINT "review_reservation_id_reservation_id_fk" FOREIGN KEY ("reservation_id") REFERENCES "public"."reservation"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review" ADD CONSTRAINT "review_listing_id_listing_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listing"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review" ADD CONSTRAINT "review_guest_id_user_id_fk" FOREIGN KEY ("guest_id") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stay_night" ADD CONSTRAINT "stay_night_listing_id_listing_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listing"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stay_search" ADD CONSTRAINT "stay_search_listing_id_listing_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listing"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stay" ADD CONSTRAINT "stay_listing_id_listing_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listing"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "idempotency_key_created_at" ON "idempotency_key" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "mail_outbox_created_at" ON "mail_outbox" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "sandbox_refund_checkout_id" ON "sandbox_refund" USING btree ("checkout_id");--> statement-breakpoint
CREATE INDEX "session_user_id" ON "session" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "account_user_id" ON "account" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "account_provider" ON "account" USING btree ("provider_id","account_id");--> statement-breakpoint
CREATE UNIQUE INDEX "user_email" ON "user" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "verification_identifier" ON "verification" USING btree ("identifier");--> statement-breakpoint
CREATE INDEX "support_ticket_account_id" ON "support_ticket" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "support_ticket_created_at" ON "support_ticket" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "listing_picture_key" ON "listing_picture" USING btree ("key");--> statement-breakpoint
CREATE INDEX "listing_position" ON "listing" USING gist ("position");--> statement-breakpoint
CREATE INDEX "listing_host_id" ON "listing" USING btree ("host_id");--> statement-breakpoint
CREATE INDEX "listing_kind_created_at" ON "listing" USING btree ("kind","created_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "listing_country_code" ON "listing" USING btree ("country_code","city");--> statement-breakpoint
CREATE INDEX "upload_created_at" ON "upload" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "conversation_guest_id" ON "conversation" USING btree ("guest_id","last_message_at");--> statement-breakpoint
CREATE INDEX "conversation_host_id" ON "conversation" USING btree ("host_id","last_message_at");--> statement-breakpoint
CREATE INDEX "conversation_last_message_at" ON "conversation" USING btree ("last_message_at");--> statement-breakpoint
CREATE INDEX "message_sender_id" ON "message" USING btree ("sender_id");--> statement-breakpoint
CREATE INDEX "notice_user_id" ON "notice" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "payment_reservation_id" ON "payment" USING btree ("reservation_id");--> statement-breakpoint
CREATE INDEX "refund_reservation_id" ON "refund" USING btree ("reservation_id");--> statement-breakpoint
CREATE UNIQUE INDEX "reservation_change_waiting" ON "reservation_change" USING btree ("reservation_id") WHERE status = 'waiting';--> statement-breakpoint
CREATE INDEX "reservation_event_reservation_id" ON "reservation_event" USING btree ("reservation_id","sequence");--> statement-breakpoint
CREATE INDEX "reservation_guest_id" ON "reservation" USING btree ("guest_id","start_date");--> statement-breakpoint
CREATE INDEX "reservation_host_id" ON "reservation" USING btree ("host_id","created_at");--> statement-breakpoint
CREATE INDEX "reservation_listing_id" ON "reservation" USING btree ("listing_id","start_date");--> statement-breakpoint
CREATE INDEX "reservation_status" ON "reservation" USING btree ("status","answer_by");--> statement-breakpoint
CREATE INDEX "review_listing_id" ON "review" USING btree ("listing_id","created_at");--> statement-breakpoint
CREATE INDEX "stay_search_position" ON "stay_search" USING gist ("position");--> statement-breakpoint
CREATE INDEX "stay_search_place_words" ON "stay_search" USING gin ("place_words");--> statement-breakpoint
CREATE INDEX "stay_search_country_code" ON "stay_search" USING btree ("country_code");--> statement-breakpoint
CREATE INDEX "stay_search_recommended" ON "stay_search" USING btree ("score" DESC NULLS LAST,"created_at" DESC NULLS LAST,"listing_id");--> statement-breakpoint
CREATE INDEX "stay_search_nightly_price" ON "stay_search" USING btree ("nightly_price","listing_id");--> statement-breakpoint
CREATE INDEX "stay_search_created_at" ON "stay_search" USING btree ("created_at" DESC NULLS LAST,"listing_id");