-- The categories whose products a coupon makes cheaper, beside those that it names.
ALTER TABLE "Coupon" ADD COLUMN "categoryIds" INTEGER[] DEFAULT ARRAY[]::INTEGER[];
