-- An index on addresses as they are kept: the sign-in library asks for the column itself.
DROP INDEX "user_email";--> statement-breakpoint
CREATE UNIQUE INDEX "user_email" ON "user" USING btree ("email");--> statement-breakpoint
-- Sign-up and sign-in have always put them in small letters; this is for what was written by hand.
update "user" set email = lower(email) where email <> lower(email);
--> statement-breakpoint
ALTER TABLE "user" ADD CONSTRAINT "user_email_in_small_letters" CHECK ("user"."email" = lower("user"."email"));