-- AlterTable
ALTER TABLE "ProductAlert" ADD COLUMN "currency" CHAR(3);

-- AlterTable
ALTER TABLE "NewsletterSubscriber" ADD COLUMN "currency" CHAR(3);

-- DropIndex
DROP INDEX "ProductAlert_productId_status_kind_price_idx";

-- CreateIndex
CREATE INDEX "ProductAlert_productId_status_kind_currency_price_idx" ON "ProductAlert"("productId", "status", "kind", "currency", "price");

-- Of the few that are in another currency than the store's own
CREATE INDEX "ProductAlert_in_other_currency" ON "ProductAlert" ("productId", "currency", "price") WHERE "status" = 'watching' AND "kind" = 'price_drop' AND "currency" IS NOT NULL;
