ALTER TABLE "listing_picture" RENAME COLUMN "place" TO "sort_order";--> statement-breakpoint
ALTER TABLE "listing_picture" RENAME CONSTRAINT "listing_picture_listing_id_place_pk" TO "listing_picture_listing_id_sort_order_pk";--> statement-breakpoint
ALTER TABLE "listing_picture" RENAME CONSTRAINT "listing_picture_place" TO "listing_picture_sort_order";
