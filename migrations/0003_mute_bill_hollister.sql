CREATE INDEX "user_image" ON "user" USING btree ("image");--> statement-breakpoint
CREATE INDEX "listing_logos" ON "listing" USING gin ("logos");