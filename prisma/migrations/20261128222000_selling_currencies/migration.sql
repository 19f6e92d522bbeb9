-- Orders were all in the base currency.
ALTER TABLE "Order" ADD COLUMN "rateToBase" DECIMAL(24,12) NOT NULL DEFAULT 1;

ALTER TABLE "Product" ADD COLUMN "prices" JSONB NOT NULL DEFAULT '{}';

-- So were gift cards.
ALTER TABLE "GiftCard" ADD COLUMN "currency" CHAR(3);
UPDATE "GiftCard" SET "currency" = coalesce((SELECT "value" #>> '{}' FROM "Setting" WHERE "key" = 'baseCurrency'), 'USD');
ALTER TABLE "GiftCard" ALTER COLUMN "currency" SET NOT NULL;
